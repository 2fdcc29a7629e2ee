import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template, webAddress } from '../../mail/templates/template';

/** Answers a registration for an address that has an account: only its owner reads that (design §4, enumeration). */
export const alreadyRegistered = template(
  'already-registered',
  z.strictObject({ name: personName, loginUrl: webAddress, resetUrl: webAddress }),
  ({ name, loginUrl, resetUrl }, sender) => ({
    subject: `You already have an account at ${sender.name}`,
    preheader: 'Nothing has changed. Sign in as you did before.',
    heading: 'You already have an account',
    paragraphs: [
      greeting(name),
      `Somebody, most likely you, has just tried to register at ${sender.name} with this address. It has an account already, so nothing was changed: sign in with your password as before.`,
    ],
    action: { label: 'Sign in', url: loginUrl },
    notes: [
      { text: 'Has the password slipped your mind?', link: { label: 'Choose a new one', url: resetUrl } },
      { text: 'If it was not you, there is nothing to do: nobody learns from our site that you have an account.' },
    ],
    reason: `You get this mail because this address was entered at the registration for ${sender.name}.`,
  }),
);
