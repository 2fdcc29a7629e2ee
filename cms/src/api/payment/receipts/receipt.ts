import { formatDate, formatMonth, PAYMENT_METHOD_LABELS } from 'contracts';

import type { StoredPayment } from '../payments/store';
import type { Receipt } from './receipt-pdf';

const MONTH_MS = 30.4 * 86_400_000;

/** What a receipt says, beside the society's name. */
export type ReceiptFacts = Omit<Receipt, 'society'>;

interface Issued {
  number: string;
  /** Empty once they have left. */
  payerName: string;
  voidedAt: Date | null;
}

/** What the receipt of a payment says. */
export function receiptOf(payment: StoredPayment, issued: Issued): ReceiptFacts {
  const { amount, currency, months, itemName, paymentMethod, paymentDate, refunded, description } = payment;
  return {
    number: issued.number,
    payer: issued.payerName,
    purpose: [itemName, months.length > 1 ? runsOf(months) : description].filter(Boolean).join(': '),
    amount,
    currency,
    refunded,
    // A day, which belongs to no time zone.
    date: formatDate(paymentDate, 'UTC'),
    method: PAYMENT_METHOD_LABELS[paymentMethod ?? 'other'],
    isVoid: issued.voidedAt !== null,
  };
}

/** Months in words, those that follow each other as one: `June 2026 to August 2026, October 2026`. */
export function runsOf(months: readonly string[]): string {
  const placeOf = (month: string) => Date.parse(`${month}-01`) / MONTH_MS;
  const runs: [first: string, last: string][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    // Months differ in length by less than half of one.
    if (run && placeOf(month) - placeOf(run[1]) < 1.5) run[1] = month;
    else runs.push([month, month]);
  }
  return runs
    .map(([first, last]) => (first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`))
    .join(', ');
}
