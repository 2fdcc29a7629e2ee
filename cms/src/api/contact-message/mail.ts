import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../platform/mail/templates/one-line';
import { personName } from '../../platform/mail/templates/person';
import { template } from '../../platform/mail/templates/template';

const contactMessageData = z.strictObject({
  /** The stored message's own id, for its page in the console. */
  id: z.string(),
  name: personName,
  email: z.email(),
  message: z.string(),
});

/** Brings the society what a visitor wrote into the contact form (design §8). An answer to it goes to the visitor. */
export const contactMessage = template(
  'contact-message',
  contactMessageData,
  ({ id, name, email, message }, sender) => ({
    subject: `New message through the contact form of ${sender.name}`,
    preheader: 'Reply to this mail to write back.',
    heading: 'A visitor has written to you',
    paragraphs: [`${oneLine(name)} (${email}) wrote through the contact form:`],
    quote: message,
    action: { label: 'Open it in the console', url: `${sender.origin}${paths.consoleContactMessage(id)}` },
    notes: [
      { text: `Reply to this mail, and your answer goes to ${email}.` },
      { text: 'Anybody can fill in the form under any name: take care with links in the message.' },
    ],
    replyTo: { name: oneLine(name), address: email },
    reason: `You get this mail because ${sender.name} names this address on its site.`,
  }),
);
