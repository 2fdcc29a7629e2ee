const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Shows an instant in a zone, in numbers. Such a clock takes long to make. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numeric = 'numeric';
  const numbers = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...numbers });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * What a zone's clocks show. Intl is asked for numbers alone: its words change with the ICU version, and the server's HTML
 * and the browser's must be the same to the letter (design §6).
 * @throws RangeError for what is no instant or no zone
 */
export function clockAt(instant: string | number | Date, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

/** How far a zone's clocks are ahead of UTC at an instant; both in milliseconds. */
export function aheadAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute } = clockAt(instant, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute) - instant;
}

/**
 * The instant at which a zone's clocks show a time, in milliseconds since 1970. A time that a change of the clocks leaves
 * out is as much later as they jump; of one that they show twice it is the first.
 * @param wallClock that time as if it were one of UTC, in full minutes; NaN for what is no time
 */
export function instantOfClock(wallClock: number, timeZone: string): number {
  if (Number.isNaN(wallClock)) return wallClock;
  const [before, after] = [-DAY_MS, DAY_MS].map((away) => wallClock - aheadAt(wallClock + away, timeZone)) as [
    number,
    number,
  ];
  const isShown = (instant: number) => instant + aheadAt(instant, timeZone) === wallClock;
  return !isShown(before) && isShown(after) ? after : before;
}
