import type { Core } from '@strapi/strapi';
import { dayAt, messages, type GatewayName, type PaymentMethod } from 'contracts';

import { advance } from '../../../platform/states/advance';
import { conflict } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { book } from '../ledger/book';
import { issueReceipt } from '../receipts/issue';
import { effectOf, nextEntryKey, receivedPostings } from './effect';
import { paymentMachine } from './machine';
import { addStep, PAYMENTS_TABLE, readPayment, type StoredPayment } from './store';

/** How the money came in. */
export interface Received {
  event: 'complete' | 'approve' | 'recover' | 'enter';
  /** As the payment has it, where it is left out. */
  gateway?: GatewayName;
  method?: PaymentMethod;
  /** The admin who says so. */
  actorId?: number | null;
  note?: string;
  /** The day on which it was paid, where that is not today. */
  day?: string;
}

/** What is nobody's any more once a payment has ended. */
const ENDED = { open_key: null, expires_at: null, callback_at: null } as const;

/**
 * Completes a payment with all that follows from it: what it pays becomes the payer's own, both sides are booked, and the
 * receipt has its number; all of it or nothing, and once, however many ask for it at once.
 * @returns the payment; null where it was completed already
 * @throws a 404 or 409 where it cannot be, or what it pays cannot be had any more
 */
export async function complete(
  strapi: Core.Strapi,
  id: number,
  { event, gateway, method, actorId, note, day }: Received,
  timeZone: string,
  now: Date,
): Promise<StoredPayment | null> {
  return inTransaction(strapi, async (trx) => {
    const columns = {
      ...{ ...ENDED, reason: '', paid_at: now, payment_date: day ?? dayAt(now, timeZone), updated_at: now },
      ...(gateway && { gateway }),
      ...(method && { payment_method: method }),
    };
    if (!(await step(trx, { id }, event, 'completed', columns))) return null;
    const payment = await readPayment(trx, id);
    await effectOf(payment)?.confirm(strapi, trx, payment, now);
    const { documentId, itemName } = payment;
    await book(trx, [
      {
        key: await nextEntryKey(trx, payment),
        description: itemName,
        paymentId: documentId,
        at: now,
        postings: receivedPostings(payment),
      },
    ]);
    const receiptNumber = await issueReceipt(strapi, trx, payment, timeZone, now);
    await addStep(trx, id, { event, state: 'completed', ...(actorId && { actorId }), ...(note && { note }) }, now);
    return { ...payment, receiptNumber };
  });
}

/** How a payment ends without money. */
export interface Ended {
  event: 'fail' | 'cancel' | 'expire' | 'reject';
  actorId?: number | null;
  /** For whoever paid, where somebody decided. */
  reason?: string;
  note?: string;
  /** Not where a gateway has the money, and only its answer is missing. */
  unlessCharged?: boolean;
}
const ENDS = { fail: 'failed', cancel: 'cancelled', expire: 'expired', reject: 'rejected' } as const;

/**
 * Ends a payment that was not paid, and releases what it held.
 * @returns false where it has ended so already
 * @throws a 404 or 409 where it cannot end so, or may have been charged
 */
export async function end(strapi: Core.Strapi, id: number, ended: Ended, now: Date): Promise<boolean> {
  return inTransaction(strapi, async (trx) => {
    const { event, actorId, reason = '', note = reason, unlessCharged = false } = ended;
    // The number is free for another payment, and found still where the money turns up after all.
    const columns = { ...ENDED, former_utr: trx.ref('utr'), utr: null, reason, updated_at: now };
    if (!(await step(trx, { id, unlessCharged }, event, ENDS[event], columns))) return false;
    const payment = await readPayment(trx, id);
    await effectOf(payment)?.release(strapi, trx, payment, now);
    await addStep(trx, id, { event, state: ENDS[event], note, ...(actorId && { actorId }) }, now);
    return true;
  });
}

/** @returns false where there is nothing to do @throws what the machine refuses with */
async function step(
  trx: Database,
  { id, unlessCharged = false }: { id: number; unlessCharged?: boolean },
  event: Received['event'] | Ended['event'],
  to: 'completed' | (typeof ENDS)[Ended['event']],
  columns: Record<string, unknown>,
): Promise<boolean> {
  const row = trx(PAYMENTS_TABLE).where({ id });
  if (unlessCharged) void row.whereNull('callback_at');
  // The machine's own type tells the targets of each event apart; here, each event has the one that it is called with.
  const isLed = await advance(row, paymentMachine, event, { to: to as never }, columns);
  if (isLed) return true;
  const { state, callbackAt } = await readPayment(trx, id);
  const isCharged = unlessCharged && callbackAt !== null;
  if (paymentMachine.check(event, state) && isCharged) throw conflict(messages.paymentUnanswered);
  return false;
}
