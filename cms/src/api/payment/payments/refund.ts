import type { Core } from '@strapi/strapi';
import { formatMoney, fromMinorUnits, messages } from 'contracts';

import { advance } from '../../../platform/states/advance';
import { conflict } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { recordChange } from '../changes';
import { book, ENTRIES_TABLE, POSTINGS_TABLE } from '../ledger/book';
import { tellPayer } from '../notifications';
import { voidReceipt } from '../receipts/issue';
import { effectOf, latestEntryKey, refundedPostings } from './effect';
import { paymentMachine } from './machine';
import { addStep, lockPayment, PAYMENTS_TABLE, readPayment } from './store';

/** What an admin gives back. */
interface Refund {
  /** Minor units; undefined for all that is left. */
  amount: number | undefined;
  reason: string;
  /** Made once for each refund. */
  key: string;
  actorId: number | null;
}

/**
 * Locks a payment, and looks whether so much of it can be given back.
 * @returns how much, and how much was given back before, in minor units; null where a refund of this key was made already
 * @throws a 404 or 409 for a payment that is not completed; a 409 for more than what is left, and for a key that came
 * with another amount before
 */
export async function checkRefund(
  trx: Database,
  id: number,
  { amount, key }: Pick<Refund, 'amount' | 'key'>,
): Promise<{ part: number; before: number } | null> {
  const { documentId, state, amount: paid, refunded } = await lockPayment(trx, id);
  if (await isBooked(trx, refundKey(documentId, key), amount)) return null;
  paymentMachine.check('refund', state);
  const part = amount ?? paid - refunded;
  if (part > paid - refunded) throw conflict(messages.refundTooLarge);
  return { part, before: refunded };
}

const refundKey = (documentId: string, key: string): string => `refund:${documentId}:${key}`;

/**
 * Gives back a payment, all or a part: the effect is undone, the postings are reversed, and the payer is told. The same
 * key again changes nothing.
 * @throws a 404 or 409 for a payment that is not completed; a 409 for more than what is left, and for a key that came
 * with another amount before
 */
export async function refund(
  strapi: Core.Strapi,
  id: number,
  { amount, reason, key, actorId }: Refund,
  now: Date,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const checked = await checkRefund(trx, id, { amount, key });
    if (checked === null) return;
    const { part, before } = checked;
    const payment = await readPayment(trx, id);
    const { documentId, state, currency } = payment;
    const isWhole = part === payment.amount - before;
    const to = isWhole ? 'refunded' : 'completed';
    const columns = { refunded: before + part, reason, updated_at: now };
    await advance(trx(PAYMENTS_TABLE).where({ id }), paymentMachine, 'refund', { from: state, to }, columns);
    await effectOf(payment)?.refund(strapi, trx, payment, { amount: part, isWhole }, now);
    await book(trx, [
      {
        ...{
          key: refundKey(documentId, key),
          description: `Refund: ${payment.itemName}`,
          paymentId: documentId,
          at: now,
        },
        ...{ reverses: await latestEntryKey(trx, payment), postings: refundedPostings(payment, part) },
      },
    ]);
    if (isWhole) await voidReceipt(trx, id, now);
    const note = `${formatMoney(part, currency)}: ${reason}`;
    await addStep(trx, id, { event: 'refund', state: to, actorId, note }, now);
    const decimal = (minor: number) => fromMinorUnits(minor, currency);
    await recordChange(
      trx,
      {
        ...{ subject: 'payment', subjectId: documentId, action: 'refund', actorId, reason },
        before: { state, refunded: decimal(before) },
        after: { state: to, refunded: decimal(before + part) },
      },
      now,
    );
    await tellPayer(strapi, payment, { news: 'given-back', amount: part, words: reason, once: key });
  });
}

/** Whether a refund was made already. @throws a 409 where it was one of another amount */
async function isBooked(trx: Database, key: string, amount: number | undefined): Promise<boolean> {
  const booked: { amount: number | string } | undefined = await trx(`${ENTRIES_TABLE} as entry`)
    .innerJoin(`${POSTINGS_TABLE} as posting`, 'posting.entry_id', 'entry.id')
    .where('entry.key', key)
    .where('posting.amount', '>', 0)
    .first('posting.amount');
  if (booked && amount !== undefined && Number(booked.amount) !== amount) throw conflict(messages.paymentKeyTaken);
  return booked !== undefined;
}
