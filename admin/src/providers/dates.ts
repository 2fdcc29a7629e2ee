import { formatDate, formatTime, SETTINGS_DEFAULTS } from 'contracts';

import { useSite } from './site';

/** Writes instants as the site does: in its time zone (design §6). */
export function useDates(): { date: (instant: string) => string; time: (instant: string) => string; timeZone: string } {
  const timeZone = useSite()?.settings.timeZone ?? SETTINGS_DEFAULTS.timeZone;
  return {
    date: (instant) => formatDate(instant, timeZone),
    time: (instant) => formatTime(instant, timeZone),
    timeZone,
  };
}
