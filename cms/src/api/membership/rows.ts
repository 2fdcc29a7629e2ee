import { messages, type ConsoleMembershipRow } from 'contracts';
import type { Knex } from 'knex';

import { selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import { toDate, type StoredTime } from '../../shared/stored-time';
import type { Database } from '../../shared/transaction';
import { tierSql } from './charges';
import { graduationYearOf } from './months';
import { rupees, toTier } from './presenter';
import { MEMBERSHIP_COLUMNS, memberships } from './store';

const profile = tableOf('api::profile.profile', 'profile');

const sumOf = (what: string, which: string): string =>
  `(select ${what} from contributions as contribution
    where contribution.member_id = membership.member_id and contribution.paid_at is ${which})`;
const number = (stored: unknown) => Number(stored ?? 0);

/** A membership with its member, and sums of what was paid and is due. */
export const ROW = selection(
  {
    ...MEMBERSHIP_COLUMNS,
    profileId: profile.documentId.optional(),
    memberName: profile.name.optional(),
    graduationYear: profile.graduationYear.optional(),
    email: tableOf('plugin::users-permissions.user', 'account').email.optional(),
  },
  {
    paid: number,
    due: number,
    months_due: number,
    paid_at: (stored) => toDate(stored as StoredTime | null),
    tier: (stored) => toTier(String(stored)),
  },
);
export type MembershipRow = ReturnType<typeof ROW.read>;

/** Memberships as `membership`, with their `profile` and `account`, where the member has not left. */
export const withMembers = (database: Database): Knex.QueryBuilder =>
  memberships(database)
    .leftJoin('profiles as profile', 'profile.id', 'membership.member_id')
    .leftJoin('up_users as account', 'account.id', 'profile.user_id')
    .leftJoin('up_roles as role', 'role.id', 'account.role_id');

/** The tier of a month, for students alone. */
const currentTier = (month: string): string =>
  `case when role.type = 'student' then ${tierSql(graduationYearOf(month))} else 'none' end`;

/** Adds the sums, and the tier of a month, to rows that are shown. */
export const withSums = (found: Knex.QueryBuilder, database: Database, month: string): Knex.QueryBuilder =>
  found.select(
    database.raw(`${sumOf('coalesce(sum(contribution.amount), 0)', 'not null')} as paid`),
    database.raw(`${sumOf('coalesce(sum(contribution.amount), 0)', 'null')} as due`),
    database.raw(`${sumOf('count(*)', 'null')} as months_due`),
    database.raw(`${sumOf('max(contribution.paid_at)', 'not null')} as paid_at`),
    database.raw(`${currentTier(month)} as tier`),
  );

/** Whoever owes anything, as a condition. */
export const OWES = `exists (select 1 from contributions as contribution
  where contribution.member_id = membership.member_id and contribution.paid_at is null)`;

/** The tier of a month, as a condition. */
export const whereTier = (found: Knex.QueryBuilder, tier: string, month: string): Knex.QueryBuilder =>
  found.whereRaw(`${currentTier(month)} = ?`, [tier]);

/** A membership in a list. */
export const presentRow = (row: MembershipRow): ConsoleMembershipRow => ({
  id: row.documentId,
  _id: row.documentId,
  user: { _id: row.profileId ?? '', name: row.memberName ?? '', email: row.email ?? '' },
  memberName: row.memberName ?? messages.FORMER_MEMBER,
  graduationYear: row.graduationYear,
  year: row.tier,
  tierChoice: row.tierChoice,
  totalPaid: rupees(row.paid),
  totalDue: rupees(row.due),
  monthsDue: row.months_due,
  lastPaymentDate: row.paid_at?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
