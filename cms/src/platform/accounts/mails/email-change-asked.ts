import { paths } from 'contracts';
import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template } from '../../mail/templates/template';

/** Tells the present address that another one was asked for, while its owner can still stop that. */
export const emailChangeAsked = template(
  'email-change-asked',
  z.strictObject({ name: personName }),
  ({ name }, sender) => ({
    subject: `A new email address was entered at ${sender.name}`,
    preheader: 'Was it you? Then there is nothing to do here.',
    heading: 'A new address was entered',
    paragraphs: [
      greeting(name),
      `Your account at ${sender.name} is to get another email address, as soon as that is confirmed. Until then this one stays.`,
      'Was it you? Then there is nothing to do here: the link is in your new inbox.',
    ],
    notes: [
      {
        text: 'If it was not you, give the change up in your profile, and choose a new password:',
        link: { label: 'Open my profile', url: `${sender.origin}${paths.profile()}` },
      },
    ],
    reason: `You get this mail because you have an account at ${sender.name}. It is about your account's safety, and always sent.`,
  }),
);
