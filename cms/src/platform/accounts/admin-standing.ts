import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';
import { z } from 'zod';

import { DAY_S } from '../../shared/seconds';
import { inTransaction, type Database } from '../../shared/transaction';
import { notifyAll } from '../notifications';
import type { NotificationWords } from '../notifications/kinds';
import { adminProfiles } from './admins';
import { adminStanding, ADMIN_NEWS, type AdminNews } from './mails/admin-standing';

/** How long an account has to be an admin's as it is before it is the second one to approve something, in milliseconds. */
const SETTLES_MS = DAY_S * 1000;

const SENTENCES: Record<AdminNews, (admin: string) => string> = {
  made: (admin) => `${admin} is an admin now.`,
  moved: (admin) => `The email address of ${admin}, an admin, was changed.`,
};
const told = z.object({ news: z.enum(ADMIN_NEWS) }).catch({ news: 'made' });

/** What admins are told of each other, in words. */
export const adminNotifications: NotificationWords = {
  'admin-standing': {
    sentence: (admin, data) => SENTENCES[told.parse(data).news](admin),
    text: () => null,
    mail: (name, admin, data) => adminStanding.of({ name, admin: admin.name, news: told.parse(data).news }),
  },
};

/** Tells all other admins that there is a new one, or that one signs in by another address. @param userId the account's row */
export function tellOfAdmin(strapi: Core.Strapi, userId: number, news: AdminNews): Promise<void> {
  return inTransaction(strapi, async (trx) => {
    const profile: { id: number } | undefined = await trx('profiles').where({ user_id: userId }).first('id');
    if (!profile) return;
    const others = (await adminProfiles(trx)).filter((id) => id !== profile.id);
    const once = `admin-standing:${profile.id}:${Date.now()}`;
    await notifyAll(
      strapi,
      'admin-standing',
      others.map((recipientId) => ({
        ...{ recipientId, actorId: profile.id, data: { news }, href: paths.consoleAccounts() },
        key: `${once}:${recipientId}`,
      })),
    );
  });
}

/**
 * Whether an account has been an admin's long enough to approve what another one asked for: whoever makes a second account
 * for themselves, or takes one over by its address or password, is seen by the others before it counts.
 */
export async function hasSettled(database: Database, profileId: number, now: Date): Promise<boolean> {
  const account = database('up_users as account').innerJoin('profiles as profile', 'profile.user_id', 'account.id');
  const row: { since: Date | string | number | null } | undefined = await account
    .where('profile.id', profileId)
    .first({ since: 'account.standing_since' });
  if (!row) return false;
  return row.since === null || new Date(row.since).getTime() + SETTLES_MS <= now.getTime();
}
