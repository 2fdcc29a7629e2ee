import { paths } from 'contracts';
import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template } from '../../mail/templates/template';

/** Tells the owner of an account that its password is a new one, so that a thief does not go unnoticed. */
export const passwordChanged = template(
  'password-changed',
  z.strictObject({ name: personName }),
  ({ name }, sender) => ({
    subject: `Your password at ${sender.name} was changed`,
    preheader: 'Was it you? Then there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      greeting(name),
      `The password of your account at ${sender.name} is a new one, and every other browser has been signed out.`,
      'Was it you? Then there is nothing to do.',
    ],
    notes: [
      {
        text: 'If it was not you, take the account back at once:',
        link: { label: 'Choose a new password', url: `${sender.origin}${paths.forgotPassword()}` },
      },
    ],
    reason: `You get this mail because you have an account at ${sender.name}. It is about your account's safety, and always sent.`,
  }),
);
