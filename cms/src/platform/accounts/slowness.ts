import { setTimeout as wait } from 'node:timers/promises';

/** Shortest time that an answer takes which must not tell who has an account, in milliseconds. */
export const ALIKE_MS = 250;

/**
 * Does a piece of work and answers no sooner than after the given time, whether it succeeds or fails. What the work
 * found out, such as whether an address has an account, then does not show in how long it took.
 * @param milliseconds more than the work ever takes on a machine that is not overloaded
 */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
