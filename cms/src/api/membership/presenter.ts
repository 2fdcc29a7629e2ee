import { CONTRIBUTION_CURRENCY, fromMinorUnits, type Contribution, type MembershipTier } from 'contracts';

import { presentMonth } from '../payment/public';
import type { StoredContribution } from './store';

/** Minor units of contributions, as the wire has them. */
export const rupees = (minor: number): number => fromMinorUnits(minor, CONTRIBUTION_CURRENCY);

/** What SQL says of a member's tier. */
export const toTier = (tier: string): MembershipTier | null =>
  tier === 'third_year' || tier === 'final_year' ? tier : null;

/** A month's contribution (admin §3). */
export const presentContribution = (row: StoredContribution): Contribution => ({
  _id: row.documentId,
  ...presentMonth(row.month),
  tier: row.tier,
  amount: rupees(row.amount),
  status: row.paidAt ? 'paid' : 'pending',
  paidOn: row.paidAt?.toISOString() ?? null,
  paymentId: row.paymentId,
  isInPayment: row.paymentId !== null && row.paidAt === null,
});

/** Those that are due, the earliest first; then those that are paid, by when that was, newest first (admin §2). */
export function inOrder(rows: readonly StoredContribution[]): StoredContribution[] {
  const due = rows.filter(({ paidAt }) => paidAt === null);
  const paid = rows.filter(({ paidAt }) => paidAt !== null);
  const timeOf = ({ paidAt }: StoredContribution) => paidAt?.getTime() ?? 0;
  return [
    ...due.sort((one, other) => one.month.localeCompare(other.month)),
    ...paid.sort((one, other) => timeOf(other) - timeOf(one) || other.month.localeCompare(one.month)),
  ];
}
