import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';
import { z } from 'zod';

import { adminProfiles } from '../../../platform/accounts/admins';
import { notifyAll } from '../../../platform/notifications';
import type { NotificationWords } from '../../../platform/notifications/kinds';
import type { Database } from '../../../shared/transaction';
import { moneyRequestAsked } from '../mails/money-request-asked';

const told = z.object({ title: z.string(), words: z.string() }).catch({ title: '', words: '' });

/** What admins are told of that waits for one of them, in words. */
export const moneyRequestNotifications: NotificationWords = {
  'money-request-asked': {
    sentence: (actor, data) => `${actor} asked for “${told.parse(data).title}”. It waits for another admin.`,
    text: (data) => told.parse(data).words || null,
    mail: (name, actor, data) => {
      const { title, words } = told.parse(data);
      return moneyRequestAsked.of({ name, asker: actor.name, request: title, words });
    },
  },
};

interface Asked {
  subject: string;
  title: string;
  reason: string;
  key: string;
  actorId: number | null;
}

/**
 * Tells the admins that something waits for one of them, in the transaction that stores it. Of another account or sum
 * they are mailed as well, and whoever asked is told, too: somebody else may have asked by their session. The rest is
 * everyday, and no mail to everybody.
 */
export async function tellAdmins(
  strapi: Core.Strapi,
  trx: Database,
  { subject, title, reason, key, actorId }: Asked,
): Promise<void> {
  const isGrave = subject === 'settings';
  const recipients = (await adminProfiles(trx)).filter((id) => isGrave || id !== actorId);
  await notifyAll(
    strapi,
    'money-request-asked',
    recipients.map((recipientId) => ({
      ...{ recipientId, data: { title, words: reason }, href: paths.moneyRequests() },
      ...{ mayMail: isGrave, ...(actorId !== null && { actorId }) },
      key: `money-request-asked:${key}:${recipientId}`,
    })),
  );
}
