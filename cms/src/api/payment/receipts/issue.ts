import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { enqueueMail } from '../../../platform/mail';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { paymentReceipt } from '../mails/payment-receipt';
import type { StoredPayment } from '../payments/store';
import { nextNumber } from './number';
import { receiptOf } from './receipt';

export const RECEIPTS_TABLE = 'receipts';
export const RECEIPT = 'api::payment.receipt';

const receipt = tableOf(RECEIPT, 'receipt');

export const ISSUED_COLUMNS = {
  ...pick(receipt, 'number', 'voidedAt'),
  payerName: receipt.payerName.or(''),
};
/** A receipt as it was issued. */
export const ISSUED = selection(ISSUED_COLUMNS);

/**
 * Gives a payment that has just been completed its receipt, and mails it to whoever paid, in the same transaction.
 * @returns its number
 */
export async function issueReceipt(
  strapi: Core.Strapi,
  trx: Database,
  payment: StoredPayment,
  timeZone: string,
  now: Date,
): Promise<string> {
  const payer: { name: string; email: string | null } | undefined = await trx('profiles as profile')
    .leftJoin('up_users as account', 'account.id', 'profile.user_id')
    .where('profile.id', payment.memberId)
    .first('profile.name', 'account.email');
  const number = await nextNumber(trx, timeZone, now);
  const payerName = payer?.name ?? '';
  await trx(RECEIPTS_TABLE).insert({
    ...{ document_id: randomUUID(), number, payment_id: payment.id, payer_name: payerName },
    ...{ issued_at: now, created_at: now, updated_at: now },
  });
  if (!payer?.email) return number;
  const facts = receiptOf(payment, { number, payerName, voidedAt: null });
  await enqueueMail(strapi, { key: `receipt:${number}`, to: payer.email, ...paymentReceipt.of(facts) });
  return number;
}

/** Marks the receipt of a payment that was given back whole: its number stays. */
export const voidReceipt = (trx: Database, paymentId: number, now: Date): Promise<number> =>
  trx(RECEIPTS_TABLE).where({ payment_id: paymentId }).update({ voided_at: now, updated_at: now });

/** Voids the receipt of a payment that waits again: its number stays, and the payment gets another one. */
export const retireReceipt = (trx: Database, paymentId: number, now: Date): Promise<number> =>
  trx(RECEIPTS_TABLE)
    .where({ payment_id: paymentId })
    .update({ payment_id: null, former_payment_id: paymentId, voided_at: now, updated_at: now });
