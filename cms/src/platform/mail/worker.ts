import { setTimeout as wait } from 'node:timers/promises';

import { nextAttempt, TIMINGS, type WorkerTimings } from './back-off';
import { readFault } from './fault';
import type { Outbox, Outcome, WaitingMail } from './outbox';

/** Mails that are looked up at once. */
const BATCH = 50;
/** Mails that are sent side by side. */
const LANES = 4;
/** Shortest rest between two rounds, so that rows that nobody can take do not keep a processor busy. */
const MIN_REST_MS = 20;

export interface WorkerOptions {
  outbox: Outbox;
  /** Hands a mail to the mail server; throws as nodemailer does. */
  send: (mail: WaitingMail) => Promise<void>;
  log: { warn: (message: string) => void };
  timings?: WorkerTimings;
  /** @returns milliseconds since 1970 */
  now?: () => number;
}

/**
 * Sends what is in the outbox, again and again until it is gone or given up (design §6). Several may work on one
 * database: a mail is claimed before it is sent. A process that dies between sending and writing that down sends again,
 * under the same Message-ID, when the claim has run out: twice is better than never.
 */
export class OutboxWorker {
  private readonly timings: WorkerTimings;
  private readonly now: () => number;
  private running: Promise<void> | null = null;
  private stopping = false;
  private woken = false;
  /** Ends the rest that is being taken. */
  private ring: () => void = () => undefined;
  private outageUntil = 0;
  /** When something was last begun, so that a worker that hangs is noticed. */
  private lastSign = 0;

  constructor(private readonly options: WorkerOptions) {
    this.timings = options.timings ?? TIMINGS;
    this.now = options.now ?? Date.now;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Whether it goes its rounds: none takes longer than an attempt to send, and the rest after it. */
  isAlive(): boolean {
    const { attempt, poll } = this.timings;
    return this.running !== null && this.now() - this.lastSign < 2 * (attempt + poll);
  }

  /** Says that there is something to send. */
  wake(): void {
    this.woken = true;
    this.ring();
  }

  /** Takes on no further mail and waits for those under way, though not for ever. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.ring();
    const patience = new AbortController();
    const tooLate = wait(this.timings.patience, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([this.running, tooLate]);
    patience.abort();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      this.lastSign = this.now();
      const restMs = await this.round();
      if (this.mayRest()) await this.rest(Math.max(restMs, MIN_REST_MS));
    }
  }

  private mayRest(): boolean {
    return !this.stopping && !this.woken;
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /**
   * Sends what is due.
   * @returns how long to rest, in milliseconds
   */
  private async round(): Promise<number> {
    try {
      if (this.hasOutage()) return this.untilOutageEnds();
      const { outbox } = this.options;
      const mails = await outbox.due(new Date(this.now()), BATCH);
      await Promise.all(Array.from({ length: LANES }, () => this.work(mails)));
      if (this.hasOutage()) return this.untilOutageEnds();
      const next = await outbox.nextDue();
      return next ? Math.min(next.getTime() - this.now(), this.timings.poll) : this.timings.poll;
    } catch (error) {
      this.options.log.warn(`The outbox cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return this.timings.poll;
    }
  }

  /** One lane: takes mails off the list until it is empty, or sending has become pointless. */
  private async work(mails: WaitingMail[]): Promise<void> {
    for (let mail = mails.shift(); mail; mail = mails.shift()) {
      if (this.stopping || this.hasOutage()) return;
      await this.attempt(mail);
    }
  }

  private async attempt(mail: WaitingMail): Promise<void> {
    const { outbox } = this.options;
    const begun = this.now();
    this.lastSign = begun;
    if (!(await outbox.claim(mail, new Date(begun), new Date(begun + this.timings.claim)))) return;
    const outcome = await this.send(mail);
    await outbox.settle(mail, outcome, new Date(this.now()));
  }

  private async send(mail: WaitingMail): Promise<Outcome> {
    try {
      await within(this.timings.attempt, this.options.send(mail));
      return { state: 'sent', at: new Date(this.now()) };
    } catch (error) {
      return this.failed(mail, error);
    }
  }

  private failed(mail: WaitingMail, error: unknown): Outcome {
    const { kind, description } = readFault(error, mail.recipient);
    const now = this.now();
    if (kind === 'outage') this.outageUntil = now + this.timings.outage;
    const again = kind === 'final' ? null : nextAttempt(mail.attempts + 1, now, this.timings);
    const { log } = this.options;
    if (again) {
      log.warn(`Mail ${mail.key} will be tried again at ${again.toISOString()}: ${description}`);
      return { state: 'pending', nextAttemptAt: again, fault: description };
    }
    log.warn(`Mail ${mail.key} is given up: ${description}`);
    return { state: 'failed', fault: description };
  }

  private hasOutage(): boolean {
    return this.outageUntil > this.now();
  }

  private untilOutageEnds(): number {
    return Math.min(this.outageUntil - this.now(), this.timings.poll);
  }
}

/** Waits for something, but no longer than so many milliseconds. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const done = new AbortController();
  const tooLate = wait(milliseconds, undefined, { signal: done.signal }).then(() => {
    throw new Error('The mail server took too long.');
  });
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    done.abort();
  }
}
