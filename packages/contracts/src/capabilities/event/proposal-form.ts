import * as z from 'zod/mini';

import { instantAt } from '../../days.js';
import { line, requiredLine, requiredText } from '../../fields.js';
import { messages } from '../../messages.js';
import { isSafeHref } from '../../safe-href.js';
import { wallClockAt } from '../../dates.js';
import { daySchema, timeOfDaySchema } from '../../wall-clock.js';
import { isWebAddressOrNone } from '../../web-address.js';
import {
  EVENT_DESCRIPTION_MAX_CHARS,
  EVENT_FORMATS,
  EVENT_LINK_MAX_CHARS,
  EVENT_LOCATION_MAX_CHARS,
  EVENT_ORGANIZER_MAX_CHARS,
  EVENT_TITLE_MAX_CHARS,
} from './values.js';

const link = line(EVENT_LINK_MAX_CHARS).check(
  z.refine(
    (address) => address === '' || (isWebAddressOrNone(address) && isSafeHref(address)),
    messages.webAddressInvalid,
  ),
);

/**
 * Body of `POST /alumni/events/propose` (member §3, §5): everything is required but the link. Day and time are those of
 * the site's time zone; the day is today's at the earliest, and the start is still to come.
 * @param timeZone the site's, such as `Asia/Kolkata`
 * @param now what `today` is measured by; the moment of the check when absent
 */
export const proposeEventBody = (timeZone: string, now?: Date) =>
  z
    .strictObject({
      title: requiredLine(messages.titleMissing, EVENT_TITLE_MAX_CHARS),
      description: requiredText(messages.eventDescriptionMissing, EVENT_DESCRIPTION_MAX_CHARS),
      /** Such as `2027-09-14`. */
      date: daySchema,
      /** Of 24 hours, such as `18:30`. */
      time: timeOfDaySchema,
      location: requiredLine(messages.eventLocationMissing, EVENT_LOCATION_MAX_CHARS),
      type: z._default(z.enum(EVENT_FORMATS), 'In-Person'),
      organizer: requiredLine(messages.eventOrganizerMissing, EVENT_ORGANIZER_MAX_CHARS),
      registrationLink: z._default(link, ''),
    })
    .check(
      z.superRefine(({ date, time }, context) => {
        const present = now ?? new Date();
        if (date < wallClockAt(present, timeZone).slice(0, date.length)) {
          context.addIssue({ code: 'custom', message: messages.eventDateOver, path: ['date'] });
        } else if (instantAt(date, time, timeZone) <= present.getTime()) {
          context.addIssue({ code: 'custom', message: messages.eventTimeOver, path: ['time'] });
        }
      }),
    );
export type ProposeEventBody = z.input<ReturnType<typeof proposeEventBody>>;
export type ProposedEvent = z.output<ReturnType<typeof proposeEventBody>>;
