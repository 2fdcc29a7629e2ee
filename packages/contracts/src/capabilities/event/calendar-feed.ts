import { z } from 'zod';

import { oneOf } from '../../envelope.js';

/** The private address where a calendar reads what somebody registered for. Whoever knows it can read that. */
export const calendarFeedSchema = z.strictObject({
  /** The whole address, such as `https://…/calendar/….ics`; null while there is none. */
  address: z.url().nullable(),
  /** Since when this address is the one. */
  startedAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
/** Answer of `GET /users/calendar-feed`, of POST, which makes a new address, and of DELETE, which ends it. */
export const calendarFeedAnswer = oneOf(calendarFeedSchema);
