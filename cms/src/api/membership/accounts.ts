import { CONTRIBUTION_CURRENCY, type MembershipTier } from 'contracts';

import { RECEIVABLE, transfer } from '../payment/public';

/** What contributions are earned as. */
const INCOME: Record<MembershipTier, string> = {
  third_year: 'Income:Contributions:ThirdYear',
  final_year: 'Income:Contributions:FinalYear',
};

/** What somebody owes, and as what it is earned. @param amount minor units */
interface Owed {
  tier: MembershipTier;
  memberId: number;
  amount: number;
}

/** Both sides of a contribution that is charged. */
export const chargedPostings = ({ tier, memberId, amount }: Owed) =>
  transfer({ from: INCOME[tier], to: RECEIVABLE }, { memberId, amount, currency: CONTRIBUTION_CURRENCY });

/** Both sides of one that is taken back. */
export const takenBackPostings = ({ tier, memberId, amount }: Owed) =>
  transfer({ from: RECEIVABLE, to: INCOME[tier] }, { memberId, amount, currency: CONTRIBUTION_CURRENCY });

/** The key of the entry that charges a contribution. */
export const chargeKey = (documentId: string): string => `contribution:${documentId}`;
