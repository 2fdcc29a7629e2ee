import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../../platform/mail/templates/one-line';
import { greeting, personName } from '../../../platform/mail/templates/person';
import { template } from '../../../platform/mail/templates/template';

const personMessageData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  /** Who wrote it, whose address an answer goes to. They were told so. */
  sender: z.strictObject({ profileId: z.string(), name: personName, email: z.email() }),
  message: z.string(),
});

/** Brings a member what another one wrote through the directory, so that their address stays hidden (member §2). */
export const personMessage = template(
  'person-message',
  personMessageData,
  ({ name, sender: writer, message }, sender) => ({
    subject: `A member of ${sender.name} wrote to you`,
    preheader: 'Reply to this mail to write back.',
    heading: 'You have a message',
    paragraphs: [greeting(name), `${oneLine(writer.name)} wrote to you through the directory of ${sender.name}:`],
    quote: message,
    action: { label: 'See who wrote', url: `${sender.origin}${paths.person(writer.profileId)}` },
    notes: [
      {
        text: `Your address has not been shown. If you reply to this mail, your answer goes to ${writer.email}, from yours.`,
      },
      { text: 'You can block a member on their page, and switch messages off in your profile.' },
    ],
    replyTo: { name: oneLine(writer.name), address: writer.email },
    reason: `You get this mail because your profile at ${sender.name} takes messages from members.`,
  }),
);
