import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { dayAt, messages, type DryRun, type DryRunQuery } from 'contracts';
import type { Knex } from 'knex';

import { presentPage } from '../../shared/present-page';
import type { Database } from '../../shared/transaction';
import { settingService } from '../setting/public';
import { chargedSince, charges, readRates } from './charges';
import { monthAt, monthsLater } from './months';
import { rupees } from './presenter';
import { debtors } from './reminders';
import { isoWeekOf } from './week';

/** How far ahead a day may lie, in months: each of them is a part of the query. */
const MONTHS_AHEAD = 24;

interface Row {
  profile_id: string | null;
  name: string | null;
  email: string | null;
  months: number | string | null;
  charge: number | string | null;
  due: number | string | null;
  reminded: number | string | null;
}

const number = (stored: unknown): number => Number(stored ?? 0);

/**
 * Who would be charged, and reminded, as of a day: what the jobs would do then, by the query that they ask themselves.
 * Nothing is changed.
 * @throws ValidationError for a day too far ahead
 */
export async function dryRun(
  strapi: Core.Strapi,
  { asOf: named, page, pageSize }: DryRunQuery,
  now: Date,
): Promise<DryRun> {
  const { timeZone } = await settingService({ strapi }).kept();
  const database = strapi.db.connection;
  const asOf = named ?? dayAt(now, timeZone);
  const current = monthAt(now, timeZone);
  const through = asOf.slice(0, 7);
  if (through > monthsLater(current, MONTHS_AHEAD)) throw new errors.ValidationError(messages.dryRunTooFar);
  const week = isoWeekOf(new Date(`${asOf}T12:00:00Z`), 'UTC');
  const asked = { rates: await readRates(database), current, through, since: await chargedSince(database, current) };
  const found = () => everybody(database, charges(database, asked), week);
  const [rows, totals] = await Promise.all([
    found()
      .orderBy([{ column: 'profile.name' }, { column: 'profile.id' }])
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .select<Row[]>({ profile_id: 'profile.document_id', name: 'profile.name', email: 'account.email' })
      .select({ months: 'charged.months', charge: 'charged.charge', due: 'owed.due', reminded: 'reminder.id' }),
    found()
      .count({ members: '*' })
      .sum({ months: 'charged.months', charge: 'charged.charge', due: 'owed.due' })
      .count({ reminded: 'reminder.id' })
      .first<Record<'members' | 'months' | 'charge' | 'due' | 'reminded', unknown>>(),
  ]);
  const members = number(totals.members);
  const { data, meta } = presentPage(rows.map(present), members, { page, pageSize });
  return {
    data,
    meta: {
      ...meta,
      totals: {
        members,
        months: number(totals.months),
        charge: rupees(number(totals.charge)),
        due: rupees(number(totals.due)),
        // Whoever is listed owes something then, and is told but once a week.
        reminders: members - number(totals.reminded),
      },
    },
  };
}

/** Everybody who would be charged, or owes something already. */
function everybody(database: Database, charged: Knex.QueryBuilder, week: string): Knex.QueryBuilder {
  const sums = charged
    .groupBy('charge.member_id')
    .select('charge.member_id')
    .count({ months: '*' })
    .sum({ charge: 'charge.amount' });
  const owed = debtors(database)
    .groupBy('membership.member_id')
    .select('membership.member_id')
    .sum({ due: 'contribution.amount' });
  return database('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .leftJoin('memberships as membership', 'membership.member_id', 'profile.id')
    .leftJoin(sums.as('charged'), 'charged.member_id', 'profile.id')
    .leftJoin(owed.as('owed'), 'owed.member_id', 'profile.id')
    .leftJoin('contribution_reminders as reminder', (join) => {
      join.on('reminder.membership_id', 'membership.id').andOnVal('reminder.week', week);
    })
    .where((either) => either.whereNotNull('charged.member_id').orWhereNotNull('owed.member_id'));
}

const present = (row: Row): DryRun['data'][number] => ({
  user: { _id: row.profile_id ?? '', name: row.name ?? messages.FORMER_MEMBER, email: row.email ?? '' },
  months: number(row.months),
  charge: rupees(number(row.charge)),
  due: rupees(number(row.due)),
  isReminded: row.reminded === null,
});
