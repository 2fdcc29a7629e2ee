import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template, webAddress } from '../../mail/templates/template';

/** Offers a new password to whoever asked for one (site §2.5). */
export const resetPassword = template(
  'reset-password',
  z.strictObject({ name: personName, url: webAddress }),
  ({ name, url }, sender) => ({
    subject: `Choose a new password for ${sender.name}`,
    preheader: 'The link works once, within the hour.',
    heading: 'Choose a new password',
    paragraphs: [
      greeting(name),
      `A new password was asked for your account at ${sender.name}. Choose one, and you are signed out everywhere else.`,
    ],
    action: { label: 'Choose a new password', url },
    notes: [
      { text: 'The link works once, within one hour.' },
      { text: 'If you did not ask for it, leave this mail alone: your password stays as it is.' },
    ],
    reason: `You get this mail because a new password was asked for the account of this address at ${sender.name}.`,
  }),
);
