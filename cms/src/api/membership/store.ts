import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';

export const MEMBERSHIP = 'api::membership.membership';
export const MEMBERSHIPS_TABLE = 'memberships';
export const CONTRIBUTIONS_TABLE = 'contributions';
export const RATES_TABLE = 'contribution_rates';

const membership = tableOf(MEMBERSHIP, 'membership');
const contribution = tableOf('api::membership.contribution', 'contribution');

export const MEMBERSHIP_COLUMNS = {
  ...pick(membership, 'id', 'documentId', 'tierChoice', 'startedIn', 'accruedThrough', 'createdAt', 'updatedAt'),
  memberId: membership.member.or(0),
  reason: membership.reason.or(''),
};
/** A membership alone. */
const STORED = selection(MEMBERSHIP_COLUMNS);
export type StoredMembership = ReturnType<typeof STORED.read>;

/** Memberships as `membership`, to be filtered. */
export const memberships = (database: Database) => database(`${MEMBERSHIPS_TABLE} as membership`);

/** What a member owes for a month. */
export const CONTRIBUTION = selection({
  ...pick(contribution, 'id', 'documentId', 'month', 'tier', 'amount', 'paymentId', 'paidAt'),
  entryKey: contribution.entryKey.or(null),
  memberId: contribution.member.or(0),
});
export type StoredContribution = ReturnType<typeof CONTRIBUTION.read>;

/** Contributions as `contribution`, to be filtered. */
export const contributions = (database: Database) => database(`${CONTRIBUTIONS_TABLE} as contribution`);

/** A person's membership. @returns null for whoever has none */
export const findMembership = (database: Database, memberId: number): Promise<StoredMembership | null> =>
  STORED.first(memberships(database).where('membership.member_id', memberId));

/** What a person has to pay and has paid, the earliest month first. */
export const contributionsOf = (database: Database, memberId: number): Promise<StoredContribution[]> =>
  CONTRIBUTION.all(contributions(database).where('contribution.member_id', memberId).orderBy('contribution.month'));
