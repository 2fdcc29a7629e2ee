import type { MembershipTier } from 'contracts';
import type { Knex } from 'knex';

import type { Database } from '../../shared/transaction';
import { graduationYearOf, monthsAfter, monthsLater } from './months';
import { RATES_TABLE } from './store';

/*
 * Who owes what for which month: the one place that says so. The job that accrues and the dry run before it ask the same
 * query.
 */

/** Rates by tier, the latest first. */
export type Rates = Readonly<Record<MembershipTier, readonly { month: string; amount: number }[]>>;

/** All rates: there are few. */
export async function readRates(database: Database): Promise<Rates> {
  const rows: { tier: MembershipTier; month: string; amount: number }[] = await database(RATES_TABLE)
    .orderBy('month', 'desc')
    .select('tier', 'month', 'amount');
  return {
    third_year: rows.filter(({ tier }) => tier === 'third_year'),
    final_year: rows.filter(({ tier }) => tier === 'final_year'),
  };
}

/** What a month costs, in minor units: nothing before the first rate. */
export const rateOf = (rates: Rates, tier: MembershipTier, month: string): number =>
  rates[tier].find((rate) => rate.month <= month)?.amount ?? 0;

/** The tier of a member in a month, as SQL: what an admin set, or what the year of graduation says; `none` otherwise. */
export const tierSql = (graduationYear: number | string): string => `case
  when coalesce(membership.tier_choice, 'auto') <> 'auto' then membership.tier_choice
  when profile.graduation_year = ${graduationYear} then 'final_year'
  when profile.graduation_year = ${graduationYear} + 1 then 'third_year'
  else 'none' end`;

/** Students as `profile`, each with their `account`, and their `membership` where they have one. */
export const students = (database: Database): Knex.QueryBuilder =>
  database('profiles as profile')
    .innerJoin('up_users as account', 'account.id', 'profile.user_id')
    .innerJoin('up_roles as role', 'role.id', 'account.role_id')
    .where('role.type', 'student')
    .leftJoin('memberships as membership', 'membership.member_id', 'profile.id');

/** The months that may be charged, with what each costs; at least one, so that there is a table. */
function periods(database: Database, rates: Rates, months: readonly string[]): Knex.Raw {
  const rows = months.map(
    (month) =>
      `select '${month}' as month, ${graduationYearOf(month)} as graduation_year,
       ${rateOf(rates, 'third_year', month)} as third_year, ${rateOf(rates, 'final_year', month)} as final_year`,
  );
  return database.raw(`(${rows.join(' union all ')}) as period`);
}

interface Asked {
  rates: Rates;
  /** The month of today, from which whoever has no membership yet is charged. */
  current: string;
  /** The last month that is charged. */
  through: string;
  /** The earliest month through which anybody has been charged. */
  since: string;
}

/** What a student is to be charged for a month. */
export interface Charge {
  memberId: number;
  month: string;
  tier: MembershipTier;
  amount: number;
}

/**
 * What is to be charged through a month, a row for each student and month; a month that costs nothing is not charged.
 * @param narrow which students
 */
export function charges(
  database: Database,
  { rates, current, through, since }: Asked,
  narrow: (found: Knex.QueryBuilder) => Knex.QueryBuilder = (found) => found,
): Knex.QueryBuilder {
  const months = monthsAfter(since, through);
  const tier = tierSql('period.graduation_year');
  const found = narrow(students(database))
    .joinRaw('cross join ?', [periods(database, rates, months.length > 0 ? months : [through])])
    .whereRaw('period.month > coalesce(membership.accrued_through, ?)', [monthsLater(current, -1)])
    .where('period.month', '<=', through)
    .select({ member_id: 'profile.id', month: 'period.month' })
    .select(
      database.raw(`${tier} as tier`),
      database.raw(`case ${tier} when 'third_year' then period.third_year
        when 'final_year' then period.final_year else 0 end as amount`),
    );
  return database.from(found.as('charge')).where('charge.amount', '>', 0);
}

/** The earliest month through which anybody has been charged; the one before the current where nobody has. */
export async function chargedSince(database: Database, current: string): Promise<string> {
  const [row] = await database('memberships').min<{ month: string | null }[]>({ month: 'accrued_through' });
  const before = monthsLater(current, -1);
  return row?.month && row.month < before ? row.month : before;
}

/** Reads charges. */
export async function readCharges(found: Knex.QueryBuilder): Promise<Charge[]> {
  const rows: { member_id: number; month: string; tier: MembershipTier; amount: number | string }[] = await found
    .orderBy(['charge.member_id', 'charge.month'])
    .select('charge.member_id', 'charge.month', 'charge.tier', 'charge.amount');
  return rows.map(({ member_id, month, tier, amount }) => ({
    ...{ memberId: member_id, month, tier, amount: Number(amount) },
  }));
}
