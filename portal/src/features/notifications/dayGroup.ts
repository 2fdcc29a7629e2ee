import { dayAt } from 'contracts';

const DAY_MS = 86_400_000;

/**
 * The part of the list in which something stands, by its day on the site's calendar.
 * @param now milliseconds since 1970
 */
export function dayGroup(instant: string, now: number, timeZone: string): 'Today' | 'Yesterday' | 'Earlier' {
  const day = dayAt(instant, timeZone);
  if (day >= dayAt(now, timeZone)) return 'Today';
  return day === dayAt(now - DAY_MS, timeZone) ? 'Yesterday' : 'Earlier';
}
