import { startOfDay, type Festival } from 'contracts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Time until the festival in whole units, or where it stands once it has begun. */
type TimeUntil = { days: number; hours: number; minutes: number } | 'running' | 'over';

/**
 * How long it is until the festival begins, at midnight of its first day.
 * @param now in milliseconds since 1970
 * @param timeZone the site's
 */
export function timeUntil(festival: Festival, now: number, timeZone: string): TimeUntil {
  if (now >= startOfDay(festival.endsOn, timeZone, 1)) return 'over';
  const minutesLeft = Math.ceil((startOfDay(festival.startsOn, timeZone) - now) / MINUTE_MS);
  if (minutesLeft <= 0) return 'running';
  return {
    days: Math.floor(minutesLeft / DAY_MINUTES),
    hours: Math.floor((minutesLeft % DAY_MINUTES) / 60),
    minutes: minutesLeft % 60,
  };
}
