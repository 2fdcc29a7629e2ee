import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';
import { mailedEvent } from './mailed-event';

const seatOfferedData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  event: mailedEvent,
  /** Until when the seat waits, in words. */
  until: z.string(),
});

/** Tells the first in line that a seat became free, and until when it waits. */
export const seatOffered = template('seat-offered', seatOfferedData, ({ name, event, until }, sender) => ({
  subject: `A seat is free for you: ${oneLine(event.title)} (${sender.name})`,
  preheader: `It waits for you until ${until}.`,
  heading: 'A seat is free for you',
  paragraphs: [
    greeting(name),
    `You are first in line for “${oneLine(event.title)}”, and a seat became free. It waits for you until ${until}; ` +
      'after that it goes to whoever is next.',
  ],
  action: { label: 'Confirm the seat', url: `${sender.origin}${paths.event(event.id)}` },
  notes: [],
  reason: `You get this mail because you are on the waitlist of an event of ${sender.name}.`,
}));
