import { formatDate } from 'contracts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago something was, as one says it: `just now`, `5 min ago`, `3 h ago`, `2 days ago`, and after a week the day.
 * @param now milliseconds since 1970
 */
export function timeAgo(instant: string, now: number, timeZone: string): string {
  const passed = now - new Date(instant).getTime();
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} h ago`;
  const days = Math.floor(passed / DAY_MS);
  if (days === 1) return 'yesterday';
  return days < 7 ? `${days} days ago` : formatDate(instant, timeZone);
}
