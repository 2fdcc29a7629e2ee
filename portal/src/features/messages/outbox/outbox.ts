import type { Message } from 'contracts';

import { ApiError } from '../../../lib/fetcher';

/** A message on its way. */
export interface Outgoing {
  /** Made once, and sent along each time: the server stores it once. */
  key: string;
  /** To whom. */
  person: string;
  text: string;
  file: File | null;
  /** When it was written. */
  sentAt: string;
  state: 'sending' | 'failed';
  /** Why the server refused it; empty where it was not reached. */
  sentence: string;
  /** The share of its file that has been sent, from 0 to 1. */
  progress: number;
  /** It had a file, which did not survive a reload: it cannot be sent any more. */
  isLost: boolean;
}

/** Waits between attempts, in milliseconds; then the writer decides. */
const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000] as const;
const NOTHING: readonly Outgoing[] = [];

interface OutboxOptions {
  /** Sends a message. @throws ApiError */
  deliver: (message: Outgoing, onProgress: (share: number) => void) => Promise<Message>;
  /** Told once a message is stored. */
  onSent: (person: string, message: Message) => void;
  /** Whether the page still has the session of whoever wrote: nothing goes out in the name of the next one. */
  isTheirs: () => boolean;
  /** Where unsent messages survive a reload. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Under which name. */
  name: string;
}

/** Sends messages, to each person in their order, and tries again by itself while the server is out of reach. */
export class Outbox {
  private readonly options: OutboxOptions;
  private readonly listeners = new Set<() => void>();
  private readonly busy = new Set<string>();
  /** Ends the waits for another attempt. */
  private readonly waits = new Set<() => void>();
  private messages: readonly Outgoing[];
  private byPerson = new Map<string, readonly Outgoing[]>();

  constructor(options: OutboxOptions) {
    this.options = options;
    this.messages = kept(options);
  }

  /** What has not arrived at the server, in the order in which it was written. The same array until that changes. */
  to(person: string): readonly Outgoing[] {
    const found = this.byPerson.get(person) ?? this.messages.filter((each) => each.person === person);
    this.byPerson.set(person, found);
    return found.length > 0 ? found : NOTHING;
  }

  /** Hears of each change. @returns what ends the listening */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  add(message: Pick<Outgoing, 'key' | 'person' | 'text' | 'file' | 'sentAt'>): void {
    this.set([...this.messages, { ...message, state: 'sending', sentence: '', progress: 0, isLost: false }]);
    void this.work(message.person);
  }

  retry(key: string): void {
    const message = this.messages.find((each) => each.key === key);
    if (!message || message.isLost) return;
    this.change(key, { state: 'sending', sentence: '' });
    void this.work(message.person);
  }

  discard(key: string): void {
    this.set(this.messages.filter((each) => each.key !== key));
  }

  /** The network is back: whatever waits for another attempt makes it now, and what the server never saw as well. */
  resume(): void {
    for (const end of [...this.waits]) end();
    for (const { key, state, sentence } of this.messages) if (state === 'failed' && !sentence) this.retry(key);
  }

  private async work(person: string): Promise<void> {
    if (this.busy.has(person)) return;
    this.busy.add(person);
    for (let next = this.nextTo(person); next; next = this.nextTo(person)) await this.send(next.key);
    this.busy.delete(person);
  }

  private nextTo(person: string): Outgoing | undefined {
    return this.messages.find((each) => each.person === person && each.state === 'sending');
  }

  private async send(key: string): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const message = this.messages.find((each) => each.key === key);
      if (!message) return;
      if (!this.options.isTheirs()) {
        this.change(key, { state: 'failed', progress: 0 });
        return;
      }
      try {
        const stored = await this.options.deliver(message, (progress) => this.change(key, { progress }));
        if (this.options.isTheirs()) this.options.onSent(message.person, stored);
        this.discard(key);
        return;
      } catch (error) {
        const wait = BACKOFF_MS[attempt];
        if (!isPassing(error) || wait === undefined) {
          this.change(key, { state: 'failed', sentence: isPassing(error) ? '' : sentenceOf(error), progress: 0 });
          return;
        }
        await this.untilAgain(wait);
      }
    }
  }

  private untilAgain(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.waits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.waits.add(end);
    });
  }

  private change(key: string, change: Partial<Outgoing>): void {
    this.set(this.messages.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  private set(messages: readonly Outgoing[]): void {
    this.messages = messages;
    this.byPerson = new Map();
    keep(messages, this.options);
    for (const tell of [...this.listeners]) tell();
  }
}

/** Whether another attempt may succeed: nobody answered, somebody on the way did, or the server could not. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.status < 400 || error.status >= 500);

const sentenceOf = (error: unknown): string => (error instanceof ApiError ? error.msg : '');

type Kept = Pick<Outgoing, 'key' | 'person' | 'text' | 'sentAt' | 'sentence'> & { hadFile: boolean };

function keep(messages: readonly Outgoing[], { storage, name }: OutboxOptions): void {
  const rows = messages.map(({ key, person, text, sentAt, sentence, file, isLost }): Kept => ({
    ...{ key, person, text, sentAt, sentence },
    hadFile: isLost || file !== null,
  }));
  try {
    if (rows.length > 0) storage.setItem(name, JSON.stringify(rows));
    else storage.removeItem(name);
  } catch {
    // The browser keeps nothing; the page still knows it.
  }
}

function kept({ storage, name }: OutboxOptions): Outgoing[] {
  try {
    return (JSON.parse(storage.getItem(name) ?? '[]') as Kept[]).map(({ hadFile, ...message }) => ({
      ...message,
      ...{ file: null, state: 'failed', progress: 0, isLost: hadFile },
      sentence: hadFile ? 'Its file was lost when the page was loaded again.' : message.sentence,
    }));
  } catch {
    return [];
  }
}
