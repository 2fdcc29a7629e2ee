import { dateParts, dayAt, formatDate, formatTime } from 'contracts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When something was, in as few letters as tell it: `9:30 AM` today, else `Sep 14`, of another year `Sep 14, 2025`.
 * @param now milliseconds since 1970
 */
export function whenShort(instant: string, now: number, timeZone: string): string {
  const day = dayAt(instant, timeZone);
  const today = dayAt(now, timeZone);
  if (day === today) return formatTime(instant, timeZone);
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDate(instant, timeZone);
  const { month, day: number } = dateParts(instant, timeZone);
  return `${month} ${number}`;
}

/** What a day is called above what was written on it: `Today`, `Yesterday`, or its date. */
export function dayInWords(instant: string, now: number, timeZone: string): string {
  const day = dayAt(instant, timeZone);
  if (day === dayAt(now, timeZone)) return 'Today';
  if (day === dayAt(now - DAY_MS, timeZone)) return 'Yesterday';
  return formatDate(instant, timeZone);
}
