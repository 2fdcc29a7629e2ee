import { EVENT_CATEGORY_LABELS, paths, type EventCategory } from 'contracts';
import { z } from 'zod';

import { CALENDAR_TYPE, writeEventCalendar } from '../../../platform/calendar/event-calendar';
import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const eventMovedData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** The event as it is now, as calendars take it. */
  event: z.strictObject({
    _id: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.enum(Object.keys(EVENT_CATEGORY_LABELS) as [EventCategory]),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    location: z.string(),
    organizer: z.string(),
    updatedAt: z.iso.datetime(),
    isCancelled: z.boolean().optional(),
  }),
  /** What is another than it was, in words. */
  changes: z.array(z.strictObject({ what: z.string(), was: z.string(), is: z.string() })),
});

/** Tells whoever registered, or waits for a seat, that an event has another time or place, with a file for calendars. */
export const eventMoved = template(
  'event-moved',
  eventMovedData,
  ({ name, event, changes }, sender) => {
    const title = oneLine(event.title);
    const words = changes.map(({ what, was, is }) => `${what}: ${oneLine(is)} instead of ${oneLine(was)}.`);
    return {
      subject: `Moved: ${title} (${sender.name})`,
      preheader: words.join(' '),
      heading: 'This event has moved',
      paragraphs: [
        greeting(name),
        `“${title}” has another time or place than before.`,
        ...words,
        'Open the attached file, and your calendar takes the change.',
      ],
      action: { label: 'Open the event', url: `${sender.origin}${paths.event(event._id)}` },
      notes: [{ text: 'If you cannot come then, please cancel, so that somebody else can have the seat.' }],
      reason: `You get this mail because you registered for an event of ${sender.name}, or wait for a seat.`,
    };
  },
  ({ event }, { name, origin }) => {
    const content = Buffer.from(writeEventCalendar(event, { name, origin }));
    return Promise.resolve([{ filename: 'event.ics', contentType: CALENDAR_TYPE, content }]);
  },
);
