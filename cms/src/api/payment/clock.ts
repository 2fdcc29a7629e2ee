import type { Core } from '@strapi/strapi';

import { AT_ONE_STEP, stepByStep } from '../../shared/step-by-step';
import { settingService } from '../setting/public';
import { askAgain } from './gateways/gateways';
import { end } from './payments/settle';
import { payments, STORED, type StoredPayment } from './payments/store';

/**
 * Hears gateways that have answered late, and ends what nobody has paid in time: what it held is free again. A payment
 * that may have been charged is never ended so.
 */
export async function sweepPayments(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).kept();
  await each(strapi, { column: 'callback_at', now }, async (payment) => {
    await askAgain(strapi, payment, { now, timeZone }).catch((error: unknown) => {
      strapi.log.warn('A payment that was charged could not be completed.', { error });
    });
  });
  await each(strapi, { column: 'expires_at', now }, async ({ id, callbackAt }) => {
    if (callbackAt !== null) return;
    // One that is charged at this moment does not keep the others from ending.
    await end(strapi, id, { event: 'expire', unlessCharged: true }, now).catch((error: unknown) => {
      strapi.log.warn('A payment could not be ended.', { error });
    });
  });
}

/** Does something with each pending payment whose time has come, a few at a time, in the order of their rows. */
async function each(
  strapi: Core.Strapi,
  { column, now }: { column: 'callback_at' | 'expires_at'; now: Date },
  work: (payment: StoredPayment) => Promise<void>,
): Promise<void> {
  let above = 0;
  await stepByStep(async () => {
    const due = await STORED.all(
      payments(strapi.db.connection)
        .where('payment.state', 'pending')
        .where(`payment.${column}`, '<=', now)
        .where('payment.id', '>', above)
        .orderBy('payment.id')
        .limit(AT_ONE_STEP),
    );
    for (const payment of due) {
      await work(payment);
      above = payment.id;
    }
    return due.length === AT_ONE_STEP;
  });
}
