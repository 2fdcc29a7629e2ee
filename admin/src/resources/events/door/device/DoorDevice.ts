import type { CheckIn, CheckInResult, DoorCounts, DoorEvent } from 'contracts';

import { fetchCounts, isAway, sendCheckIn, undoCheckIn } from './calls';
import { addCheckIns } from './counts';
import {
  openDoorDatabase,
  type Conflict,
  type DoorDatabase,
  type KeptDoor,
} from '../../../../lib/door-storage/database';
import { decideHere, findQueued, keepDecision } from './decide';
import { forgetPastEvents } from '../../../../lib/door-storage/forget';
import { bringGuestsUpToDate } from './guest-list';
import { bringQueue, takeFromQueue } from './queue';

/** How often the other doors are looked at, in milliseconds. */
const POLL_MS = 5000;

/** What the screen shows of the door. */
export interface DoorView {
  /** Null until the guest list is here, from the server or from an earlier visit. */
  event: DoorEvent | null;
  isOnline: boolean;
  /** Whoever waits in the queue is counted too. */
  counts: DoorCounts | null;
  /** Check-ins that the server has not been told of. */
  waiting: number;
  conflicts: readonly Conflict[];
  /** When the guest list was brought up to date last. */
  loadedAt: string | null;
  /** Why the server, which was there, did not answer what was asked for. */
  failure: unknown;
}

/** What became of a scan. */
export interface Scan extends CheckInResult {
  code: string;
  /** Decided by this device, without the server. */
  isLocal: boolean;
}

const CLOSED: DoorView = {
  ...{ event: null, isOnline: true, counts: null, waiting: 0, conflicts: [], loadedAt: null, failure: null },
};

/**
 * A device at a door of an event: asks the server about each ticket, decides by its own guest list while the network is
 * away, and brings the server what it decided once it is back (design §7).
 */
export class DoorDevice {
  private view = CLOSED;
  private readonly watchers = new Set<() => void>();
  private database: DoorDatabase | null = null;
  private kept: KeptDoor | undefined;
  private syncing: Promise<void> | null = null;
  /** The first list of a visit comes whole: it also tells who has gone. */
  private isWhole = true;

  constructor(private readonly eventId: string) {}

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
  readonly current = (): DoorView => this.view;

  /** Begins to work. @returns what ends it */
  open(): () => void {
    const sync = () => void this.sync();
    const poll = () => {
      if (!document.hidden || this.view.waiting > 0) sync();
    };
    const goOffline = () => void this.publish({ isOnline: false });
    let isOpen = true;
    // Browsers keep nothing in some private windows: then there is no door.
    this.load(() => isOpen).catch((failure: unknown) => this.show({ ...this.view, failure }));
    const clock = window.setInterval(poll, POLL_MS);
    window.addEventListener('online', sync);
    window.addEventListener('offline', goOffline);
    document.addEventListener('visibilitychange', poll);
    return () => {
      isOpen = false;
      window.clearInterval(clock);
      window.removeEventListener('online', sync);
      window.removeEventListener('offline', goOffline);
      document.removeEventListener('visibilitychange', poll);
      const { database, syncing } = this;
      this.database = null;
      this.isWhole = true;
      void Promise.resolve(syncing).then(() => database?.close());
    };
  }

  private async load(isOpen: () => boolean): Promise<void> {
    const database = await openDoorDatabase();
    if (!isOpen()) return database.close();
    this.database = database;
    await forgetPastEvents(database);
    this.kept = await database.get('doors', this.eventId);
    await this.publish({});
    await this.sync();
  }

  /** Brings the server what waits, and this device what the other doors did. Calls of one moment share one. */
  sync(): Promise<void> {
    this.syncing ??= this.exchange().finally(() => (this.syncing = null));
    return this.syncing;
  }

  private async exchange(): Promise<void> {
    const { database, eventId } = this;
    if (!database) return;
    if (!navigator.onLine) return this.publish({ isOnline: false });
    try {
      await bringQueue(database, eventId);
      const door = await bringGuestsUpToDate(database, eventId, this.kept, this.isWhole);
      this.isWhole = false;
      await this.keep({ ...door, counts: await fetchCounts(eventId) });
      await this.publish({ isOnline: true, failure: null });
    } catch (error) {
      await this.publish(isAway(error) ? { isOnline: false } : { isOnline: true, failure: error });
    }
  }

  /** Checks a ticket in. @param code as `readTicketCode` reads it */
  async checkIn(code: string, door: string): Promise<Scan> {
    const database = this.opened();
    const checkIn: CheckIn = { key: crypto.randomUUID(), code, door, at: new Date().toISOString() };
    const queued = await findQueued(database, this.eventId, checkIn);
    const answer = queued ?? (await this.ask(checkIn));
    const result = answer ?? (await decideHere(database, this.eventId, checkIn));
    await this.publish({});
    return { ...result, code, isLocal: queued !== null || answer === null };
  }

  /** The server's decision; null when it is away. @throws HttpError for a refusal, such as of an event that is gone */
  private async ask(checkIn: CheckIn): Promise<CheckInResult | null> {
    if (!this.view.isOnline || !navigator.onLine) return null;
    try {
      const result = await sendCheckIn(this.eventId, checkIn);
      await keepDecision(this.opened(), this.eventId, checkIn.code, result);
      if (result.outcome === 'admitted') await this.count(checkIn.door, 1);
      return result;
    } catch (error) {
      if (!isAway(error)) throw error;
      await this.publish({ isOnline: false });
      return null;
    }
  }

  /** Takes a check-in back. @throws HttpError where the server has it and cannot be reached, or refuses */
  async undo({ code, door }: Pick<Scan, 'code' | 'door'>): Promise<void> {
    const database = this.opened();
    if (!(await takeFromQueue(database, this.eventId, code))) {
      await undoCheckIn(this.eventId, code);
      await keepDecision(database, this.eventId, code, { at: null, door: null });
      await this.count(door ?? '', -1);
    }
    await this.publish({});
  }

  /** Takes a conflict off the screen, once it was read. */
  async dismiss(key: string): Promise<void> {
    await this.opened().delete('conflicts', key);
    await this.publish({});
  }

  private opened(): DoorDatabase {
    if (!this.database) throw new Error('The door is closed.');
    return this.database;
  }

  private async count(door: string, number: number): Promise<void> {
    if (this.kept?.counts) await this.keep({ ...this.kept, counts: addCheckIns(this.kept.counts, door, number) });
  }

  private async keep(door: KeptDoor): Promise<void> {
    this.kept = door;
    await this.database?.put('doors', door);
  }

  private async publish(changes: Partial<Pick<DoorView, 'isOnline' | 'failure'>>): Promise<void> {
    if (!this.database) return;
    const [queue, conflicts] = await Promise.all([
      this.database.getAllFromIndex('queue', 'event', this.eventId),
      this.database.getAllFromIndex('conflicts', 'event', this.eventId),
    ]);
    const counted = this.kept?.counts ?? null;
    this.show({
      ...this.view,
      ...changes,
      event: this.kept?.event ?? null,
      loadedAt: this.kept?.loadedAt ?? null,
      counts: counted && queue.reduce((counts, { door }) => addCheckIns(counts, door, 1), counted),
      waiting: queue.length,
      conflicts,
    });
  }

  private show(view: DoorView): void {
    this.view = view;
    for (const watcher of this.watchers) watcher();
  }
}
