import { formatMonth, MEMBERSHIP_TIER_LABELS, messages, type MembershipTier } from 'contracts';

import { recordPage, type MoneySubject } from '../../platform/payables/money-subject';
import { memberships, RATES_TABLE } from './store';

/** What of memberships is noted in the changes of money. */
export const membershipSubjects: readonly MoneySubject[] = [
  {
    subject: 'membership',
    page: recordPage('memberships'),
    async titles(database, ids) {
      const rows: { id: string; name: string | null }[] = await memberships(database)
        .leftJoin('profiles as member', 'member.id', 'membership.member_id')
        .whereIn('membership.document_id', [...ids])
        .select({ id: 'membership.document_id', name: 'member.name' });
      return new Map(rows.map(({ id, name }) => [id, name ?? messages.FORMER_MEMBER]));
    },
  },
  {
    subject: 'rate',
    page: recordPage('contribution-rates'),
    async titles(database, ids) {
      const rows: { id: string; tier: MembershipTier; month: string }[] = await database(RATES_TABLE)
        .whereIn('document_id', [...ids])
        .select({ id: 'document_id', tier: 'tier', month: 'month' });
      return new Map(
        rows.map(({ id, tier, month }) => [id, `${MEMBERSHIP_TIER_LABELS[tier]}, from ${formatMonth(month)}`]),
      );
    },
  },
];
