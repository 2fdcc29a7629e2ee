import { instantOfClock } from './clock.js';

/* Calendar days, written `2027-09-14`: they belong to no instant until a time zone says when they begin. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
};

/**
 * The days of a festival as people say them: `14 to 16 September 2027` (site §9). What both days share is said once.
 * @param startsOn a day such as `2027-09-14`
 * @param endsOn the last day; the same as the first for a single day
 */
export function formatDays(startsOn: string, endsOn: string): string {
  const start = partsOf(startsOn);
  const end = partsOf(endsOn);
  const last = `${end.date} ${MONTHS[end.month - 1]} ${end.year}`;
  if (startsOn === endsOn) return last;
  if (start.year !== end.year) return `${start.date} ${MONTHS[start.month - 1]} ${start.year} to ${last}`;
  return start.month === end.month ? `${start.date} to ${last}` : `${start.date} ${MONTHS[start.month - 1]} to ${last}`;
}

/** A month as people say it: `November 2026`. @param month such as `2026-11` */
export function formatMonth(month: string): string {
  const { year, month: number } = partsOf(month);
  return `${MONTHS[number - 1]} ${year}`;
}

/**
 * When a day begins in a time zone, in milliseconds since 1970.
 * @param day such as `2027-09-14`
 * @param offset how many days later: 1 is when the day is over
 */
export function startOfDay(day: string, timeZone: string, offset = 0): number {
  const { year, month, date } = partsOf(day);
  return instantOfClock(Date.UTC(year, month - 1, date + offset), timeZone);
}

/**
 * The instant of a day and a time in a time zone, in milliseconds since 1970. A time that a change of the clocks leaves
 * out is as much later as they jump.
 * @param day such as `2027-09-14`
 * @param time of 24 hours, such as `18:30`
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const { year, month, date } = partsOf(day);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOfClock(Date.UTC(year, month - 1, date, hours, minutes), timeZone);
}
