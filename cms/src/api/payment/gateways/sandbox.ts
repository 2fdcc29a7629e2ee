import type { Core } from '@strapi/strapi';
import { CHECKOUT_METHODS, messages, type CheckoutMethod, type ConfirmationOf, type PaymentMethod } from 'contracts';
import createError from 'http-errors';

import { environment } from '../../../platform/environment/environment';
import { inTransaction } from '../../../shared/transaction';
import { isGone } from '../payments/is-gone';
import { complete, end } from '../payments/settle';
import { paymentMachine } from '../payments/machine';
import { addStep, PAYMENTS_TABLE, readPayment, type StoredPayment } from '../payments/store';
import type { Gateway, Moment } from './gateway';

/** When an answer that is late comes, in milliseconds. */
const LATE_MS = 20_000;

const METHODS: Record<CheckoutMethod, PaymentMethod> = { card: 'credit_card', upi: 'upi' };

/** The mock of the documents, which takes no money, and can be told what to do. */
export const sandbox: Gateway<'sandbox'> = {
  name: 'sandbox',
  methods: CHECKOUT_METHODS,
  isOffered: ({ offersSandbox }) => {
    const { demo, live } = environment();
    // It gives what it pays for, and takes no money: where a society runs, nobody may turn it on.
    return demo || (offersSandbox && !live);
  },
  offer: () => ({ methods: [...CHECKOUT_METHODS] }),
  confirm: charge,
  ask: (strapi, { id, paymentMethod }, moment) => receive(strapi, id, paymentMethod ?? 'other', moment),
};

/**
 * Charges a payment. A gateway that has not answered is asked again by the next call, or by the clock: it has charged
 * once in any case.
 * @throws a 402 where it refuses; a 503 where it does not answer; a 409 where what is paid cannot be had any more
 */
async function charge(
  strapi: Core.Strapi,
  payment: StoredPayment,
  { method, outcome }: ConfirmationOf<'sandbox'>,
  moment: Moment,
): Promise<void> {
  if (!paymentMachine.check('complete', payment.state)) return;
  const { now } = moment;
  const paymentMethod = METHODS[method];
  if (outcome === 'fail') {
    await end(strapi, payment.id, { event: 'fail', note: 'The sandbox refused.', unlessCharged: true }, now);
    throw createError(402, messages.paymentFailed);
  }
  if (outcome === 'timeout' || outcome === 'late') {
    const isLate = outcome === 'late';
    // Whoever was charged without an answer keeps what they paid until the gateway is asked again.
    const callbackAt = isLate ? new Date(now.getTime() + LATE_MS) : (payment.expiresAt ?? now);
    await awaitAnswer(strapi, payment, { callbackAt, paymentMethod, event: isLate ? 'accepted' : 'unanswered' }, now);
    if (isLate) return;
    throw createError(503, messages.paymentUnanswered);
  }
  const times = outcome === 'twice' ? 2 : 1;
  for (let time = 0; time < times; time += 1) await receive(strapi, payment.id, paymentMethod, moment);
}

/** Notes that the gateway has the money, and will say so later. */
async function awaitAnswer(
  strapi: Core.Strapi,
  { id }: StoredPayment,
  { callbackAt, paymentMethod, event }: { callbackAt: Date; paymentMethod: PaymentMethod; event: string },
  now: Date,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const columns = { gateway: 'sandbox', payment_method: paymentMethod, callback_at: callbackAt, updated_at: now };
    const changed: number = await trx(PAYMENTS_TABLE).where({ id, state: 'pending' }).update(columns);
    if (changed === 1) await addStep(trx, id, { event, state: 'pending' }, now);
    else paymentMachine.check('complete', (await readPayment(trx, id)).state);
  });
}

/**
 * The gateway says that it has the money. What cannot be had any more is given back by the gateway, which has not handed
 * it on: nothing of it is booked.
 * @throws a 404 or 409 of the payment, or of what it pays
 */
async function receive(
  strapi: Core.Strapi,
  id: number,
  method: PaymentMethod,
  { now, timeZone }: Moment,
): Promise<void> {
  try {
    await complete(strapi, id, { event: 'complete', gateway: 'sandbox', method }, timeZone, now);
  } catch (error) {
    if (isGone(error)) {
      const { message } = error as Error;
      await end(strapi, id, { event: 'fail', reason: message, note: `Given back: ${message}` }, now).catch(() => false);
    }
    throw error;
  }
}
