import { paths } from 'contracts';
import { z } from 'zod';

import { oneLine } from '../../mail/templates/one-line';
import { greeting, personName } from '../../mail/templates/person';
import { template } from '../../mail/templates/template';

/** What happens to an admin's account. */
export const ADMIN_NEWS = ['made', 'moved'] as const;
export type AdminNews = (typeof ADMIN_NEWS)[number];

const WORDS: Record<AdminNews, { heading: string; sentence: (admin: string) => string }> = {
  made: { heading: 'There is a new admin', sentence: (admin) => `${admin} is an admin now.` },
  moved: {
    heading: 'An admin’s email address was changed',
    sentence: (admin) => `The email address of ${admin}, an admin, was changed.`,
  },
};

const standingData = z.strictObject({
  /** Whom it is for. */
  name: personName,
  admin: personName,
  news: z.enum(ADMIN_NEWS),
});

/** Tells an admin that there is another one, or that one signs in by another address. */
export const adminStanding = template('admin-standing', standingData, ({ name, admin, news }, sender) => {
  const { heading, sentence } = WORDS[news];
  return {
    subject: `${heading}: ${oneLine(admin)} (${sender.name})`,
    preheader: sentence(oneLine(admin)),
    heading,
    paragraphs: [
      greeting(name),
      sentence(oneLine(admin)),
      'Admins see what members enter, and approve what other admins ask for. For a day this account approves nothing of money.',
    ],
    action: { label: 'See the accounts', url: `${sender.origin}${paths.consoleAccounts()}` },
    notes: [{ text: 'Do none of you know of it? Take the role away, and change your passwords.' }],
    reason: `You get this mail because you are an admin of ${sender.name}.`,
  };
});
