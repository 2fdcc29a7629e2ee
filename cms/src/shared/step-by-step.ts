import { setImmediate as letOthers } from 'node:timers/promises';

/** What one step of a long work takes on at most: on SQLite, nobody else is answered while a transaction is open. */
export const AT_ONE_STEP = 20;

/**
 * Does long work in the background step by step, and lets whoever waits be answered after each: SQLite answers at once,
 * so that a loop over its queries would leave the server not a moment for anybody else.
 * @param step returns whether there is more to do
 */
export async function stepByStep(step: () => Promise<boolean>): Promise<void> {
  while (await step()) await letOthers();
}
