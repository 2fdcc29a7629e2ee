import { formatDate, formatTime, zoneLetters } from 'contracts';

/** When and where an event takes place. */
export interface Whereabouts {
  startsAt: Date;
  endsAt: Date;
  /** May be empty. */
  location: string;
}

/** Something that has changed, in words. */
export interface Change {
  what: 'Start' | 'End' | 'Place';
  was: string;
  is: string;
}

/** What an event without a place has in its stead. */
const NO_PLACE = 'to be announced';

/** Such as `Sep 14, 2026 at 9:30 AM IST`, in the site's time zone (design §6). */
export const inWords = (instant: Date, timeZone: string): string =>
  `${formatDate(instant, timeZone)} at ${formatTime(instant, timeZone)} ${zoneLetters(instant, timeZone)}`;

/** A place as people read it, whatever white space it was entered with; empty where there is none. */
const placeOf = (location: string): string => location.trim().replace(/\s+/g, ' ');

/** Whether an event has another time or place than it had. */
export const isElsewhere = (was: Whereabouts, is: Whereabouts): boolean =>
  was.startsAt.getTime() !== is.startsAt.getTime() ||
  was.endsAt.getTime() !== is.endsAt.getTime() ||
  placeOf(was.location) !== placeOf(is.location);

/** What differs between the time and place that people know and those that an event has now. */
export function changesBetween(was: Whereabouts, is: Whereabouts, timeZone: string): Change[] {
  const all: Change[] = [
    { what: 'Start', was: inWords(was.startsAt, timeZone), is: inWords(is.startsAt, timeZone) },
    { what: 'End', was: inWords(was.endsAt, timeZone), is: inWords(is.endsAt, timeZone) },
    { what: 'Place', was: placeOf(was.location) || NO_PLACE, is: placeOf(is.location) || NO_PLACE },
  ];
  return all.filter((change) => change.was !== change.is);
}
