import { paths } from 'contracts';
import { z } from 'zod';

import { mailedEvent } from './event';
import { oneLine } from './one-line';
import { greeting, personName } from './person';
import { template } from './template';

const eventMessageData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  event: mailedEvent,
  subject: z.string(),
  message: z.string(),
});

/** Brings what an admin wrote to the people of an event. */
export const eventMessage = template(eventMessageData, ({ name, event, subject, message }, sender) => ({
  subject: `${oneLine(subject)} (${oneLine(event.title)}, ${sender.name})`,
  preheader: `A message about “${oneLine(event.title)}”.`,
  heading: oneLine(subject),
  paragraphs: [greeting(name), `${sender.name} wrote to you about “${oneLine(event.title)}”:`],
  quote: message,
  action: { label: 'Open the event', url: `${sender.origin}${paths.event(event.id)}` },
  notes: [],
  reason: `You get this mail because you registered for an event of ${sender.name}, or wait for a seat.`,
}));
