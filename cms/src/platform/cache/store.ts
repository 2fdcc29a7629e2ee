import { LRUCache } from 'lru-cache';

import { currentReading, Reading, whileReading } from './reading';

/** What an entry costs beside its bytes: key, tags, headers; in bytes. */
const ENTRY_OVERHEAD_BYTES = 1024;
/** Longest life of an entry: the net under changes that no instance can see, such as a restored table. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** Something that is kept: what it was made of, and until when it is true, in milliseconds since 1970. */
export interface Kept {
  readonly tags: ReadonlySet<string>;
  readonly expiresAt: number;
  /** Memory that it holds. */
  readonly bytes: number;
}

interface StoreOptions<Made, Entry extends Kept> {
  /** @returns milliseconds since 1970 */
  now?: () => number;
  maxBytes: number;
  /** Makes what is kept of what was computed. */
  make: (made: Made, tags: ReadonlySet<string>, expiresAt: number) => Entry;
}

/**
 * What was made of content, in memory by a key, dropped when a document changes of a type that it was made of (design
 * §3, response cache).
 */
export class KeptStore<Made, Entry extends Kept> {
  private readonly now: () => number;
  private readonly make: StoreOptions<Made, Entry>['make'];
  private readonly entries: LRUCache<string, Entry>;
  private readonly keysByTag = new Map<string, Set<string>>();
  /** Answers under way, by key. */
  private readonly flights = new Map<string, { reading: Reading; entry: Promise<Entry | null> }>();
  /** Counts the changes. An answer whose reads began before a change of theirs is sent but not kept. */
  private generation = 0;
  private readonly changedAt = new Map<string, number>();
  private clearedAt = 0;

  constructor({ now = Date.now, maxBytes, make }: StoreOptions<Made, Entry>) {
    this.now = now;
    this.make = make;
    this.entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      sizeCalculation: (entry, key) => entry.bytes + key.length * 2 + ENTRY_OVERHEAD_BYTES,
      dispose: (entry, key) => this.forget(entry, key),
    });
  }

  /** What is kept under a key. What is being computed around this call depends on it from then on. */
  get(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt <= this.now()) {
      this.entries.delete(key);
      return undefined;
    }
    currentReading()?.absorb(entry);
    return entry;
  }

  /**
   * Computes what belongs under a key once, however many ask at the same time, and keeps it.
   * @param compute answers null where that is not to be kept, such as an answer that is not public; whoever waited for it then computes its own
   * @returns null when `compute` of this very call answered null
   */
  async answer(key: string, compute: () => Promise<Made | null>): Promise<Entry | null> {
    const flight = this.flights.get(key);
    // What a flight read before a change is old news to whoever asks after that change.
    if (!flight || !this.isCurrent(flight.reading)) return this.lead(key, compute);
    const around = currentReading();
    if (around) flight.reading.feed(around);
    const entry = await flight.entry;
    return entry ?? this.compute(key, this.begin(), compute);
  }

  private async lead(key: string, compute: () => Promise<Made | null>): Promise<Entry | null> {
    const reading = this.begin();
    const own = this.compute(key, reading, compute);
    // Waiters never inherit a failure: they try for themselves.
    const flight = { reading, entry: own.catch(() => null) };
    this.flights.set(key, flight);
    try {
      return await own;
    } finally {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    }
  }

  /** Charges an entry that has grown to the memory bound. */
  readonly resize = (key: string, entry: Entry): void => {
    if (this.entries.peek(key) !== entry) return;
    // Setting the same value again would leave its size as it was.
    this.entries.delete(key);
    this.keep(key, entry);
  };

  /** Drops what was made of these content types. Answers under way that read them are not kept. */
  invalidate(tags: Iterable<string>): void {
    this.generation += 1;
    for (const tag of tags) {
      this.changedAt.set(tag, this.generation);
      for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.entries.delete(key);
    }
  }

  /** Drops everything. */
  clear(): void {
    this.generation += 1;
    this.clearedAt = this.generation;
    this.entries.clear();
  }

  private begin(): Reading {
    const reading = new Reading(this.generation);
    const around = currentReading();
    if (around) reading.feed(around);
    return reading;
  }

  private async compute(key: string, reading: Reading, compute: () => Promise<Made | null>): Promise<Entry | null> {
    const made = await whileReading(reading, compute);
    if (!made) return null;
    const entry = this.make(made, reading.tags, Math.min(reading.expiresAt, this.now() + MAX_AGE_MS));
    if (this.isCurrent(reading)) this.keep(key, entry);
    return entry;
  }

  private isCurrent(reading: Reading): boolean {
    if (!reading.storable || reading.expiresAt <= this.now() || this.clearedAt > reading.startedAt) return false;
    for (const tag of reading.tags) {
      if ((this.changedAt.get(tag) ?? 0) > reading.startedAt) return false;
    }
    return true;
  }

  private keep(key: string, entry: Entry): void {
    this.entries.set(key, entry);
    if (this.entries.peek(key) !== entry) return;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
    }
  }

  private forget(entry: Entry, key: string): void {
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
