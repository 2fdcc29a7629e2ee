import { paths } from 'contracts';
import { z } from 'zod';

import { greeting, personName } from '../../mail/templates/person';
import { template } from '../../mail/templates/template';

/** Tells the old address that the account has another one now. */
export const emailChanged = template('email-changed', z.strictObject({ name: personName }), ({ name }, sender) => ({
  subject: `Your email address at ${sender.name} was changed`,
  preheader: 'From now on you sign in with the new one.',
  heading: 'Your email address was changed',
  paragraphs: [
    greeting(name),
    `Your account at ${sender.name} has another email address now. Sign in with that one from now on; nothing more comes to this one.`,
    'Was it you? Then there is nothing to do.',
  ],
  notes: [
    {
      text: 'If it was not you, write to us at once, and we give the account back to you:',
      link: { label: 'Contact the society', url: `${sender.origin}${paths.section('contact')}` },
    },
  ],
  reason: `You get this mail because this was the address of your account at ${sender.name}. It is about your account's safety, and always sent.`,
}));
