import { LRUCache } from 'lru-cache';

import { type Answer, Entry } from './entry';
import { currentReading, Reading, whileReading } from './reading';

/** Memory for answers, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry costs beside its bodies: key, tags, headers; in bytes. */
const ENTRY_OVERHEAD_BYTES = 1024;
/** Longest life of an entry: the net under changes that no instance can see, such as a restored table. */
const MAX_AGE_MS = 10 * 60 * 1000;

export interface StoreOptions {
  /** @returns milliseconds since 1970 */
  now?: () => number;
  maxBytes?: number;
}

/**
 * Public answers in memory, by normalised address, dropped by the content types that they were made of
 * (design §3, response cache).
 */
export class ResponseStore {
  private readonly now: () => number;
  private readonly entries: LRUCache<string, Entry>;
  private readonly keysByTag = new Map<string, Set<string>>();
  /** Answers under way, by key. */
  private readonly flights = new Map<string, { reading: Reading; entry: Promise<Entry | null> }>();
  /** Counts the changes. An answer whose reads began before a change of theirs is sent but not kept. */
  private generation = 0;
  private readonly changedAt = new Map<string, number>();
  private clearedAt = 0;

  constructor({ now = Date.now, maxBytes = MAX_BYTES }: StoreOptions = {}) {
    this.now = now;
    this.entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      sizeCalculation: (entry, key) => entry.bytes + key.length * 2 + ENTRY_OVERHEAD_BYTES,
      dispose: (entry, key) => this.forget(entry, key),
    });
  }

  /** The kept answer of an address. What is being computed around this call depends on it from then on. */
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
   * Computes the answer of an address once, however many ask at the same time, and keeps it.
   * @param compute answers null when the answer is not public; whoever waited for it then computes its own
   * @returns null when `compute` of this very call answered null
   */
  async answer(key: string, compute: () => Promise<Answer | null>): Promise<Entry | null> {
    const flight = this.flights.get(key);
    // What a flight read before a change is old news to whoever asks after that change.
    if (!flight || !this.isCurrent(flight.reading)) return this.lead(key, compute);
    const around = currentReading();
    if (around) flight.reading.feed(around);
    const entry = await flight.entry;
    return entry ?? this.compute(key, this.begin(), compute);
  }

  private async lead(key: string, compute: () => Promise<Answer | null>): Promise<Entry | null> {
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

  private async compute(key: string, reading: Reading, compute: () => Promise<Answer | null>): Promise<Entry | null> {
    const answer = await whileReading(reading, compute);
    if (!answer) return null;
    const entry = new Entry(answer, reading.tags, Math.min(reading.expiresAt, this.now() + MAX_AGE_MS));
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
