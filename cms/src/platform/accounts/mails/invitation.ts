import { paths } from 'contracts';
import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template } from '../../mail/templates/template';

/** Tells somebody for whom an admin made an account, who chooses its password. */
export const invitation = template(
  'invitation',
  z.strictObject({ name: personName, token: z.string() }),
  ({ name, token }, sender) => ({
    subject: `Your account at ${sender.name}`,
    preheader: 'Choose a password, and you are in.',
    heading: 'Your account is ready',
    paragraphs: [
      greeting(name),
      `An admin of ${sender.name} has made an account for this email address. Choose a password, and sign in with both.`,
    ],
    action: { label: 'Choose a password', url: sender.origin + paths.resetPassword(token) },
    notes: [
      {
        text: 'The link works once, within seven days. After that, the sign-in page sends you another.',
        link: { label: 'Send me a new link', url: sender.origin + paths.forgotPassword() },
      },
      {
        text: 'If you do not know the society, leave this mail alone: nobody can use the account without your mailbox.',
      },
    ],
    reason: `You get this mail because an account was made for this address at ${sender.name}.`,
  }),
);
