import { AsyncLocalStorage } from 'node:async_hooks';

/** What an answer was made of, gathered while it is computed. */
export class Reading {
  private readonly uids = new Set<string>();
  private expires = Number.POSITIVE_INFINITY;
  private failed = false;
  /** The parameters of its address that it depends on; undefined while nobody has said. */
  private names: readonly string[] | undefined;
  /** Answers that this one becomes a part of, such as a page around an API answer. */
  private readonly wholes: Reading[] = [];

  /** @param startedAt the store's generation when the first read could begin */
  constructor(readonly startedAt: number) {}

  /** Uids of the content that was read so far. */
  get tags(): ReadonlySet<string> {
    return this.uids;
  }

  /** Moment after which the answer is out of date, in milliseconds since 1970. */
  get expiresAt(): number {
    return this.expires;
  }

  /** False when a part of the answer failed, so that it must not be kept. */
  get storable(): boolean {
    return !this.failed;
  }

  /** Parameters of its address that the answer depends on; undefined where nobody has said. */
  get parameters(): readonly string[] | undefined {
    return this.names;
  }

  /** Says which parameters were read; all of the others made no difference. */
  readParameters(names: readonly string[]): void {
    this.names = [...(this.names ?? []), ...names];
  }

  addTag(uid: string): void {
    if (this.uids.has(uid)) return;
    this.uids.add(uid);
    for (const whole of this.wholes) whole.addTag(uid);
  }

  /** @param moment milliseconds since 1970 */
  expireAt(moment: number): void {
    if (moment >= this.expires) return;
    this.expires = moment;
    for (const whole of this.wholes) whole.expireAt(moment);
  }

  /** Says that this answer, and each that it is a part of, must not be kept. */
  fail(): void {
    this.failed = true;
    for (const whole of this.wholes) whole.fail();
  }

  /** Makes another answer depend on whatever this one reads, from now on and at once, not only when it is finished. */
  feed(whole: Reading): void {
    this.wholes.push(whole);
    whole.absorb(this);
    if (this.failed) whole.fail();
  }

  /** Takes over what a finished part depends on. */
  absorb(part: { tags: Iterable<string>; expiresAt: number }): void {
    for (const tag of part.tags) this.addTag(tag);
    this.expireAt(part.expiresAt);
  }
}

const current = new AsyncLocalStorage<Reading>();

/** The answer that is being computed here, if one is. */
export function currentReading(): Reading | undefined {
  return current.getStore();
}

/** Computes an answer; whatever it reads is noted in `reading`. */
export function whileReading<T>(reading: Reading, compute: () => Promise<T>): Promise<T> {
  return current.run(reading, compute);
}

/**
 * Notes that the answer being computed depends on a content type. Reads through `strapi.documents` and
 * `strapi.db.query` are noted by themselves; raw SQL calls this.
 */
export function recordRead(...uids: string[]): void {
  const reading = current.getStore();
  if (reading) for (const uid of uids) reading.addTag(uid);
}
