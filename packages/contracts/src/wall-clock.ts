import * as z from 'zod/mini';

import { instantAt } from './days.js';
import { messages } from './messages.js';

/*
 * What the site's clock shows, as forms have it: a day `2027-09-14`, a time `09:30`, or both, `2027-09-14T09:30`. It is
 * no instant until a time zone says which (design §6).
 */

/** A day, as `<input type="date">` has it. */
export const daySchema = z.iso.date(messages.eventDateMissing);
/** A time of the day, as `<input type="time">` has it. */
export const timeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.eventTimeMissing));
/** A day and a time, as `<input type="datetime-local">` has them. */
export const wallClockSchema = z.string().check(
  z.refine((text) => {
    const [day, time, ...more] = text.split('T');
    return more.length === 0 && daySchema.safeParse(day).success && timeOfDaySchema.safeParse(time).success;
  }, messages.dayAndTimeInvalid),
);

/** The instant at which a zone's clocks show a day and a time. @param wallClock such as `2027-09-14T09:30` */
export function instantOf(wallClock: string, timeZone: string): Date {
  const [day = '', time = ''] = wallClock.split('T');
  return new Date(instantAt(day, time, timeZone));
}
