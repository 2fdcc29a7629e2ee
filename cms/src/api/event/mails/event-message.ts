import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';
import { mailedEvent } from './mailed-event';

const eventMessageData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  event: mailedEvent,
  subject: z.string(),
  message: z.string(),
});

/** Brings what an admin wrote to the people of an event. */
export const eventMessage = template(
  'event-message',
  eventMessageData,
  ({ name, event, subject, message }, sender) => ({
    subject: `${oneLine(subject)} (${oneLine(event.title)}, ${sender.name})`,
    preheader: `A message about “${oneLine(event.title)}”.`,
    heading: oneLine(subject),
    paragraphs: [greeting(name), `${sender.name} wrote to you about “${oneLine(event.title)}”:`],
    quote: message,
    action: { label: 'Open the event', url: `${sender.origin}${paths.event(event.id)}` },
    notes: [],
    reason: `You get this mail because you registered for an event of ${sender.name}, or wait for a seat.`,
  }),
);
