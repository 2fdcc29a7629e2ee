import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';
import { mailedEvent } from './mailed-event';

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
export const eventReminder = template(
  'event-reminder',
  eventReminderData,
  ({ name, event, starts, location }, sender) => ({
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
  }),
);
