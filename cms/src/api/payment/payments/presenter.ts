import { fromMinorUnits, PAYMENT_STATUS_OF, type Month, type Payment } from 'contracts';

import { paymentMachine } from './machine';
import type { StoredPayment } from './store';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A month such as `2026-11`, as the documents have it: its number from 0, as a text, and the year (admin §3). */
export function presentMonth(month: string): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { month: String(number - 1), year };
}

/** What everybody who may see a payment reads of it. */
export const presentFacts = (row: StoredPayment) => ({
  _id: row.documentId,
  relatedTo: row.relatedTo,
  itemName: row.itemName,
  amount: fromMinorUnits(row.amount, row.currency),
  currency: row.currency,
  status: PAYMENT_STATUS_OF[row.state],
  state: row.state,
  paymentMethod: row.paymentMethod,
  createdAt: row.createdAt.toISOString(),
  paidOn: iso(row.paidAt),
  expiresAt: row.state === 'pending' || row.state === 'submitted' ? iso(row.expiresAt) : null,
  refunded: fromMinorUnits(row.refunded, row.currency),
  receiptNumber: row.receiptNumber,
  utr: row.utr ?? row.formerUtr,
  reason: row.reason,
});

/** A payment, as whoever pays reads it. */
export const presentPayment = (row: StoredPayment): Payment => ({
  ...presentFacts(row),
  relatedId: row.relatedId,
  months: row.months.map(presentMonth),
  abilities: {
    confirm: row.state === 'pending' && row.gateway !== 'entered',
    // What the gateway may have charged is not cancelled.
    cancel: paymentMachine.can('cancel', row.state) && row.callbackAt === null && row.gateway !== 'entered',
  },
});
