import { paths } from 'contracts';
import { z } from 'zod';

import { mailedEvent } from './event';
import { oneLine } from './one-line';
import { greeting, personName } from './person';
import { template } from './template';

const eventReminderData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  event: mailedEvent,
  /** When it starts, in words. */
  starts: z.string(),
  /** Empty where it is not said. */
  location: z.string(),
});

/** Reminds whoever registered, a day before. */
export const eventReminder = template(eventReminderData, ({ name, event, starts, location }, sender) => ({
  subject: `Soon: ${oneLine(event.title)} (${sender.name})`,
  preheader: `It starts on ${starts}.`,
  heading: 'See you soon',
  paragraphs: [
    greeting(name),
    `You are registered for “${oneLine(event.title)}”. It starts on ${starts}${location && `, here: ${oneLine(location)}`}.`,
    'If you cannot come, please cancel, so that somebody else can have the seat.',
  ],
  action: { label: 'Open the event', url: `${sender.origin}${paths.event(event.id)}` },
  notes: [],
  reason: `You get this mail because you registered for an event of ${sender.name}.`,
}));
