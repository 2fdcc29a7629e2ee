import { setTimeout as wait } from 'node:timers/promises';

/** How long one call works, in milliseconds: the console asks on, and shows how far it has come. */
const PORTION_MS = 1500;

/**
 * Works until there is nothing more to do, or for as long as one call may.
 * @param work does one piece of it, and returns whether there was one
 */
export async function inPortions(work: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PORTION_MS;
  while (Date.now() < until && (await work())) await wait(0);
}
