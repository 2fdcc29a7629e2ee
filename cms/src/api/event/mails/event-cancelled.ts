import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const eventCancelledData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** Title of the event, which has no page any more. */
  event: z.string(),
  /** When it was to start, in words. */
  starts: z.string(),
});

/** Tells whoever registered, or waited for a seat, that an event does not take place. */
export const eventCancelled = template('event-cancelled', eventCancelledData, ({ name, event, starts }, sender) => {
  const title = oneLine(event);
  return {
    subject: `Cancelled: ${title} (${sender.name})`,
    preheader: `It does not take place on ${starts}.`,
    heading: 'This event is cancelled',
    paragraphs: [
      greeting(name),
      `“${title}”, which was to start on ${starts}, does not take place. You need not do anything.`,
      'We hope to see you at another one.',
    ],
    action: { label: 'See other events', url: `${sender.origin}${paths.events({ filter: 'upcoming' })}` },
    notes: [],
    reason: `You get this mail because you registered for an event of ${sender.name}, or waited for a seat.`,
  };
});
