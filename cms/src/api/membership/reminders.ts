import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { CONTRIBUTION_CURRENCY, formatMoney, paths, type ReminderProgress, type Reminders } from 'contracts';
import { z } from 'zod';

import { notifyAll } from '../../platform/notifications';
import type { NotificationWords } from '../../platform/notifications/kinds';
import { AT_ONE_STEP, stepByStep } from '../../shared/step-by-step';
import { inTransaction, type Database } from '../../shared/transaction';
import { settingService } from '../setting/public';
import { contributionReminder } from './mails/contribution-reminder';
import { isoWeekOf, isReminderTime } from './week';

const REMINDERS_TABLE = 'contribution_reminders';

const told = z.object({ due: z.string(), months: z.int().positive() });
const sentenceOf = (data: unknown): string => {
  const reminder = told.safeParse(data).data;
  if (!reminder) return 'Contributions of yours are due.';
  const { due, months } = reminder;
  return `${due} of contributions are due, for ${months === 1 ? 'one month' : `${months} months`}.`;
};

/** What people are told of their contributions, in words. */
export const contributionNotifications: NotificationWords = {
  'contribution-due': { sentence: (_actor, data) => sentenceOf(data), text: () => null },
};

/** Somebody who owes contributions. */
interface Debtor {
  id: number;
  member_id: number;
  document_id: string;
  due: number | string;
  months: number | string;
}

/** Members with an account, as rows of `memberships as membership`. */
const members = (database: Database) =>
  database('memberships as membership')
    .innerJoin('profiles as profile', 'profile.id', 'membership.member_id')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id');

/** Members with an account who owe something that no payment is about to pay, a row for each contribution. */
export const debtors = (database: Database) =>
  members(database)
    .innerJoin('contributions as contribution', 'contribution.member_id', 'membership.member_id')
    .whereNull('contribution.payment_id');

/** The next of them by number, each with what they owe. What one step reads does not grow with their number. */
async function nextDebtors(database: Database, above: number): Promise<Debtor[]> {
  const owed = () => database('contributions').whereRaw('member_id = membership.member_id').whereNull('payment_id');
  return members(database)
    .whereExists(owed().select(database.raw('1')))
    .where('membership.id', '>', above)
    .orderBy('membership.id')
    .limit(AT_ONE_STEP)
    .select('membership.id', 'membership.member_id', 'membership.document_id')
    .select({ due: owed().sum('amount'), months: owed().count() });
}

/**
 * Reminds whoever owes contributions, each once a week however often it is asked for: the database has one row for each
 * member and week (security matrix 32).
 */
export async function remindDebtors(strapi: Core.Strapi, now: Date): Promise<Reminders> {
  const { timeZone } = await settingService({ strapi }).kept();
  const week = isoWeekOf(now, timeZone);
  let [above, sent, skipped] = [0, 0, 0];
  await stepByStep(async () => {
    const owing = await nextDebtors(strapi.db.connection, above);
    const counted = await inTransaction(strapi, (trx) => remind(strapi, trx, owing, week, now));
    sent += counted;
    skipped += owing.length - counted;
    above = owing.at(-1)?.id ?? above;
    return owing.length === AT_ONE_STEP;
  });
  return { sent, skipped };
}

/** How many members owe something now, and how many of them were told in this week: while they are queued, it grows. */
export async function reminderProgress(strapi: Core.Strapi, now: Date): Promise<ReminderProgress> {
  const { timeZone } = await settingService({ strapi }).kept();
  const counted = await debtors(strapi.db.connection)
    .leftJoin(`${REMINDERS_TABLE} as reminder`, (join) => {
      join.on('reminder.membership_id', 'membership.id').andOnVal('reminder.week', isoWeekOf(now, timeZone));
    })
    .countDistinct({ owing: 'membership.id', reminded: 'reminder.membership_id' })
    .first<Record<'owing' | 'reminded', number | string>>();
  return { owing: Number(counted.owing), reminded: Number(counted.reminded) };
}

/** Reminds them on the morning of the first day of a week. */
export async function remindWeekly(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).kept();
  if (isReminderTime(now, timeZone)) await remindDebtors(strapi, now);
}

/** @returns how many of them were told now, rather than in this week already */
async function remind(
  strapi: Core.Strapi,
  trx: Database,
  owing: readonly Debtor[],
  week: string,
  now: Date,
): Promise<number> {
  if (owing.length === 0) return 0;
  const times = { at: now, created_at: now, updated_at: now };
  const inserted: { membership_id: number }[] = await trx(REMINDERS_TABLE)
    .insert(
      owing.map(({ id, due }) => ({
        ...times,
        document_id: randomUUID(),
        membership_id: id,
        week,
        due: Number(due),
      })),
    )
    .onConflict(['membership_id', 'week'])
    .ignore()
    .returning('membership_id');
  const told = new Set(inserted.map((row) => row.membership_id));
  const notifications = owing
    .filter(({ id }) => told.has(id))
    .map(({ member_id: recipientId, document_id: documentId, ...owed }) => {
      const data = { due: formatMoney(Number(owed.due), CONTRIBUTION_CURRENCY), months: Number(owed.months) };
      return {
        ...{ recipientId, data, href: paths.membership({ pay: 'due' }) },
        key: `contribution-due:${documentId}:${week}`,
        mail: (name: string) => contributionReminder.of({ name, line: sentenceOf(data) }),
      };
    });
  await notifyAll(strapi, 'contribution-due', notifications);
  return notifications.length;
}
