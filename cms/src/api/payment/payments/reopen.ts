import type { Core } from '@strapi/strapi';
import { messages, UPI_KEPT_DAYS } from 'contracts';

import { advance } from '../../../platform/states/advance';
import { conflict } from '../../../shared/conflict';
import { DAY_S } from '../../../shared/seconds';
import { inTransaction } from '../../../shared/transaction';
import { recordChange } from '../changes';
import { book } from '../ledger/book';
import { tellPayer } from '../notifications';
import { retireReceipt } from '../receipts/issue';
import { effectOf, latestEntryKey, refundedPostings } from './effect';
import { paymentMachine } from './machine';
import { openKeyOf } from './open';
import { addStep, lockPayment, PAYMENTS_TABLE } from './store';

/** Why a payment is looked for anew. */
interface Reopened {
  actorId: number | null;
  reason: string;
  /** Tells the times apart that this happens to one payment. */
  key: string;
  /** It has to be confirmed no earlier than this. */
  since: Date;
}

/**
 * Takes back that a payment was confirmed: it waits for the treasurer again, with what it pays held for the payer, its
 * postings reversed and its receipt void.
 * @throws a 409 where it is not completed, was given back since, or what it pays was used
 */
export async function reopenPayment(
  strapi: Core.Strapi,
  id: number,
  { actorId, reason, key, since }: Reopened,
  now: Date,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const payment = await lockPayment(trx, id);
    const { documentId, state, refunded, paidAt } = payment;
    paymentMachine.check('reopen', state);
    if (refunded > 0) throw conflict(messages.paymentRefundedSince);
    if (paidAt === null || paidAt < since) throw conflict(messages.paymentReopenOver);
    const effect = effectOf(payment);
    if (effect && !effect.reopen) throw conflict(messages.paymentNotReopened);
    const openKey = openKeyOf(payment);
    const others = trx(PAYMENTS_TABLE).where({ open_key: openKey }).whereNotNull('open_key').whereNot({ id });
    if (await others.first('id')) throw conflict(messages.paymentWaitsAlready);
    const until = new Date(now.getTime() + UPI_KEPT_DAYS * DAY_S * 1000);
    const columns = { paid_at: null, open_key: openKey, expires_at: until, updated_at: now };
    await advance(
      trx(PAYMENTS_TABLE).where({ id }),
      paymentMachine,
      'reopen',
      { from: state, to: 'submitted' },
      columns,
    );
    await effect?.reopen?.(strapi, trx, payment, until, now);
    await book(trx, [
      {
        ...{ key: `reopen:${documentId}:${key}`, description: `Taken back: ${payment.itemName}`, at: now },
        ...{ paymentId: documentId, reverses: await latestEntryKey(trx, payment) },
        postings: refundedPostings(payment, payment.amount),
      },
    ]);
    await retireReceipt(trx, id, now);
    await addStep(trx, id, { event: 'reopen', state: 'submitted', actorId, note: reason }, now);
    const change = { subject: 'payment', subjectId: documentId, action: 'reopen', actorId, reason } as const;
    await recordChange(trx, { ...change, before: { state }, after: { state: 'submitted' } }, now);
    await tellPayer(strapi, payment, { news: 'looked-for-again', amount: payment.amount, words: '', once: key });
  });
}
