import { aheadAt, clockAt } from './clock.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MINUTE_MS = 60_000;

const padded = (number: number, length = 2) => String(number).padStart(length, '0');

/** How far a zone's clocks are from UTC, as people write it: `GMT+1`, `GMT-3:30`. */
function offsetAt(instant: string | Date, timeZone: string): string {
  const inFullMinutes = Math.floor(new Date(instant).getTime() / MINUTE_MS) * MINUTE_MS;
  const minutes = aheadAt(inFullMinutes, timeZone) / MINUTE_MS;
  const ahead = Math.abs(minutes);
  const rest = ahead % 60;
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(ahead / 60)}${rest === 0 ? '' : `:${padded(rest)}`}`;
}

/** `Sep 14, 2026` (site §9). */
export function formatDate(instant: string | Date, timeZone: string): string {
  const { year, month, day } = clockAt(instant, timeZone);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** `9:30 AM` (site §9). */
export function formatTime(instant: string | Date, timeZone: string): string {
  const { hour, minute } = clockAt(instant, timeZone);
  return `${hour % 12 || 12}:${padded(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What clocks of a zone are called where people know the letters; elsewhere it is how far they are from UTC. */
const ZONE_LETTERS: Record<string, string> = { 'Asia/Kolkata': 'IST', 'Asia/Calcutta': 'IST', UTC: 'UTC' };

/** What a zone's time is called at an instant: `IST`, or `GMT+1`. */
export function zoneLetters(instant: string | Date, timeZone: string): string {
  return ZONE_LETTERS[timeZone] ?? offsetAt(instant, timeZone);
}

/** A date and a time with its zone, as every page has them: `Sep 14, 2026, 9:30 AM IST`. */
export function formatMoment(instant: string | Date, timeZone: string): string {
  return `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)} ${zoneLetters(instant, timeZone)}`;
}

/** The parts of a calendar leaf: `{ day: '14', month: 'Sep', weekday: 'Mon' }`. */
export function dateParts(instant: string | Date, timeZone: string): { day: string; month: string; weekday: string } {
  const { year, month, day } = clockAt(instant, timeZone);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { day: String(day), month: MONTHS[month - 1] ?? '', weekday: WEEKDAYS[weekday] ?? '' };
}

/** The day that a zone's clocks show, as `<input type="date">` has it: `2026-09-14`. */
export function dayAt(instant: string | number | Date, timeZone: string): string {
  const { year, month, day } = clockAt(instant, timeZone);
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

/** What a zone's clocks show at an instant, as `<input type="datetime-local">` has it: `2027-09-14T09:30`. */
export function wallClockAt(instant: string | Date, timeZone: string): string {
  const { hour, minute } = clockAt(instant, timeZone);
  return `${dayAt(instant, timeZone)}T${padded(hour)}:${padded(minute)}`;
}

/** Whether a name is one of the IANA time zones that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
