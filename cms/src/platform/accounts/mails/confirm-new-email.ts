import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template, webAddress } from '../../mail/templates/template';

/** Asks whoever reads a new address to confirm it, which makes it the account's. */
export const confirmNewEmail = template(
  'confirm-new-email',
  z.strictObject({ name: personName, url: webAddress }),
  ({ name, url }, sender) => ({
    subject: `Confirm your new email address for ${sender.name}`,
    preheader: 'One click, and you sign in with this address.',
    heading: 'Confirm your new address',
    paragraphs: [
      greeting(name),
      `You would like to use this address for your account at ${sender.name}. Please confirm that it is yours. Until then the old one stays.`,
    ],
    action: { label: 'Confirm this address', url },
    notes: [
      { text: 'The link works once, within 24 hours.' },
      { text: 'If you did not ask for it, leave this mail alone: without the click nothing changes.' },
    ],
    reason: `You get this mail because this address was entered in the profile of an account at ${sender.name}.`,
  }),
);
