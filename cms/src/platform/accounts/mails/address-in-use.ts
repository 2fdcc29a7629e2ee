import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template, webAddress } from '../../mail/templates/template';

/** Answers a change to an address that has an account: only its owner reads that (design §4, enumeration). */
export const addressInUse = template(
  'address-in-use',
  z.strictObject({ name: personName, loginUrl: webAddress }),
  ({ name, loginUrl }, sender) => ({
    subject: `This address has an account at ${sender.name} already`,
    preheader: 'Nothing has changed.',
    heading: 'This address is in use',
    paragraphs: [
      greeting(name),
      `Somebody, most likely you, has entered this address as the new one of another account at ${sender.name}. It has an account of its own, so nothing was changed.`,
      'If both accounts are yours, delete the one that you do not need, or give it another address first.',
    ],
    action: { label: 'Sign in', url: loginUrl },
    notes: [
      { text: 'If it was not you, there is nothing to do: nobody learns from our site that you have an account.' },
    ],
    reason: `You get this mail because this address was entered in the profile of an account at ${sender.name}.`,
  }),
);
