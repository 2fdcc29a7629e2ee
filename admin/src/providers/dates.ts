import { formatDate, formatMoment, SETTINGS_DEFAULTS, zoneLetters } from 'contracts';

import { useSite } from './site';

interface Dates {
  /** `Sep 14, 2026`. */
  date: (instant: string) => string;
  /** `Sep 14, 2026, 9:30 AM IST`. */
  moment: (instant: string) => string;
  timeZone: string;
  /** What people call the zone's time, such as `IST`. */
  zone: string;
}

/** Writes instants as the site does: in its time zone (design §6). */
export function useDates(): Dates {
  const timeZone = useSite()?.settings.timeZone ?? SETTINGS_DEFAULTS.timeZone;
  return {
    date: (instant) => formatDate(instant, timeZone),
    moment: (instant) => formatMoment(instant, timeZone),
    timeZone,
    zone: zoneLetters(new Date(), timeZone),
  };
}
