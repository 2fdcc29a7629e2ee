/*
 * Reckons with what a clock shows, such as `2027-09-14T09:30`, as if it were never changed: no instants are meant. Which
 * ones they are is the server's to say.
 */

const MINUTE_MS = 60_000;

const toMs = (wallClock: string): number => Date.parse(`${wallClock.slice(0, 16)}Z`);

/** How many minutes lie between two readings; 0 where one is none. */
export function minutesBetween(from: string, to: string): number {
  const by = (toMs(to) - toMs(from)) / MINUTE_MS;
  return Number.isFinite(by) ? by : 0;
}

/** A reading so many minutes later. */
export function shifted(wallClock: string, minutes: number): string {
  const moved = new Date(toMs(wallClock) + minutes * MINUTE_MS);
  return Number.isNaN(moved.getTime()) ? wallClock : moved.toISOString().slice(0, 16);
}
