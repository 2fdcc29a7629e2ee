const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Times that govern the worker, in milliseconds. */
export interface WorkerTimings {
  /** Wait after each failed attempt; the one after the last of them gives the mail up. */
  waits: readonly number[];
  /** How long a claim holds before another worker may take the mail over. Outlasts `attempt`. */
  claim: number;
  /** Longest time that one attempt may take. */
  attempt: number;
  /** Rest of the whole outbox after the mail server could not be reached. */
  outage: number;
  /** Longest rest: how late mail is noticed that another instance left behind. */
  poll: number;
  /** How long a stop waits for mail under way. */
  patience: number;
}

/** Eight attempts within a day (design §6). */
export const TIMINGS: WorkerTimings = {
  waits: [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 4 * HOUR_MS, 8 * HOUR_MS, 9 * HOUR_MS],
  claim: 10 * MINUTE_MS,
  attempt: 2 * MINUTE_MS,
  outage: MINUTE_MS,
  poll: MINUTE_MS / 2,
  patience: 8_000,
};

/**
 * When to try a mail again.
 * @param attempts how many have failed, this one included
 * @param now milliseconds since 1970
 * @returns null when it has been tried often enough
 */
export function nextAttempt(attempts: number, now: number, { waits }: Pick<WorkerTimings, 'waits'>): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now + wait);
}
