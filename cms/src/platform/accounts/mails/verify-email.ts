import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template, webAddress } from '../../mail/templates/template';

/** Asks a new person to confirm the address (site §2.4). */
export const verifyEmail = template(
  'verify-email',
  z.strictObject({ name: personName, url: webAddress }),
  ({ name, url }, sender) => ({
    subject: `Confirm your email for ${sender.name}`,
    preheader: 'One click, and your account is ready.',
    heading: 'Confirm your email',
    paragraphs: [
      greeting(name),
      `Your account at ${sender.name} is ready, but for one step: please confirm that this address is yours.`,
    ],
    action: { label: 'Confirm my email', url },
    notes: [
      { text: 'The link works once, within 24 hours. After that, signing in offers you a new one.' },
      { text: 'If you did not register, leave this mail alone: without the click nobody can use the account.' },
    ],
    reason: `You get this mail because this address was entered at the registration for ${sender.name}.`,
  }),
);
