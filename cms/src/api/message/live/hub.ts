import type { MessageChanges } from 'contracts';

import type { Stream } from './stream';

/** Streams of one session: with one more, the oldest ends. */
const STREAMS_MAX = 5;
/** How often streams are looked after, in milliseconds. */
const BEAT_MS = 25_000;
/** People whom one look at the database is about. */
const BATCH = 500;
/** People who are read for at once, so that the rest of the product is answered meanwhile. */
const AT_ONCE = 4;

/** What the hub asks the database. */
export interface Sources {
  /** What changed for a person after an event; null where they stand. */
  read: (personId: number, after: number | null) => Promise<MessageChanges>;
  /** How far the events of these people have come. */
  standings: (people: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Which of these sessions are not over. */
  openSessions: (sessions: readonly number[]) => Promise<ReadonlySet<number>>;
  log: { warn: (message: string, details: object) => void };
}

/**
 * The open streams of this process. Whoever is woken is read for once, however often they were woken and however many
 * streams they have, and each stream is told what it has not been.
 */
export class Hub {
  private readonly streams = new Map<number, Set<Stream>>();
  private readonly sessions = new Map<number, Set<Stream>>();
  /** Who has been woken, and who is being read for. */
  private readonly waiting = new Set<number>();
  private readonly busy = new Set<number>();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(private readonly sources: Sources) {}

  /** Adds a stream, which is told its first event at once. */
  add(stream: Stream): void {
    if (this.isClosed) return stream.end();
    const { personId, sessionId } = stream.listener;
    const ofSession = add(this.sessions, sessionId, stream);
    add(this.streams, personId, stream);
    stream.whenOver(() => this.remove(stream));
    const [oldest] = ofSession;
    if (ofSession.size > STREAMS_MAX && oldest) {
      this.remove(oldest);
      oldest.replace();
    }
    this.timer ??= setInterval(() => void this.beat(), BEAT_MS).unref();
    this.wake([personId]);
  }

  /** Something changed for these people. */
  wake(people: Iterable<number>): void {
    for (const personId of people) if (this.streams.has(personId)) this.waiting.add(personId);
    this.work();
  }

  /** Something may have changed for anybody. */
  wakeEverybody(): void {
    this.wake(this.streams.keys());
  }

  /** Ends the streams of these accounts whose sessions are over. */
  async leave(userIds: readonly number[]): Promise<void> {
    await this.endClosed([...this.all()].filter(({ listener }) => userIds.includes(listener.userId)));
  }

  /** Ends all streams, and takes no more. */
  close(): void {
    this.isClosed = true;
    if (this.timer) clearInterval(this.timer);
    for (const stream of this.all()) stream.end();
  }

  private *all(): Generator<Stream> {
    for (const streams of this.streams.values()) yield* streams;
  }

  private remove(stream: Stream): void {
    remove(this.streams, stream.listener.personId, stream);
    remove(this.sessions, stream.listener.sessionId, stream);
  }

  private work(): void {
    for (const personId of this.waiting) {
      if (this.busy.size >= AT_ONCE) return;
      // Whoever is being read for is read for once more afterwards: what is told never goes back.
      if (this.busy.has(personId)) continue;
      this.waiting.delete(personId);
      this.busy.add(personId);
      void this.tell(personId).finally(() => {
        this.busy.delete(personId);
        // Others are answered in between, on SQLite too.
        setImmediate(() => this.work());
      });
    }
  }

  private async tell(personId: number): Promise<void> {
    const streams = [...(this.streams.get(personId) ?? [])];
    if (streams.length === 0) return;
    const known = streams.flatMap(({ told }) => told ?? []);
    try {
      const changes = await this.sources.read(personId, known.length > 0 ? Math.min(...known) : null);
      for (const stream of streams) stream.tell(changes);
    } catch (error) {
      // They come back, and go on from what they know.
      this.sources.log.warn('The streams of a person end, as nothing could be read for them.', { error });
      for (const stream of streams) stream.end();
    }
  }

  /** Keeps ways open, ends what is over, and makes up for what another instance could not tell. */
  private async beat(): Promise<void> {
    try {
      for (const stream of this.all()) stream.beat();
      await this.endClosed([...this.all()]);
      for (const people of batches([...this.streams.keys()])) {
        const standings = await this.sources.standings(people);
        this.wake(people.filter((personId) => this.isBehind(personId, standings.get(personId) ?? 0)));
      }
    } catch (error) {
      this.sources.log.warn('The open streams could not be looked after.', { error });
    }
  }

  private isBehind(personId: number, upTo: number): boolean {
    return [...(this.streams.get(personId) ?? [])].some(({ told }) => (told ?? upTo) < upTo);
  }

  private async endClosed(streams: readonly Stream[]): Promise<void> {
    const sessionIds = [...new Set(streams.map(({ listener }) => listener.sessionId))];
    for (const sessions of batches(sessionIds)) {
      const open = await this.sources.openSessions(sessions);
      for (const sessionId of sessions) {
        if (open.has(sessionId)) continue;
        for (const stream of this.sessions.get(sessionId) ?? []) stream.over();
      }
    }
  }
}

function add(streams: Map<number, Set<Stream>>, key: number, stream: Stream): Set<Stream> {
  const known = streams.get(key) ?? new Set();
  streams.set(key, known.add(stream));
  return known;
}

function remove(streams: Map<number, Set<Stream>>, key: number, stream: Stream): void {
  const known = streams.get(key);
  known?.delete(stream);
  if (known?.size === 0) streams.delete(key);
}

function* batches(all: readonly number[]): Generator<readonly number[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}
