import { errors } from '@strapi/utils';
import { messages } from 'contracts';
import { z } from 'zod';

import type { MoneyAct } from '../../../platform/payables/money-act';
import { refund } from '../payments/refund';
import { findPayment } from '../payments/store';
import { accountAct, limitAct } from '../settings-change';

const refundDetails = z.object({ amount: z.int().optional() });

/** A refund above the sum, as it was asked for. */
const refundAct: MoneyAct = {
  kind: 'refund',
  async carryOut(strapi, trx, { subjectId, details, reason, key, actorId }, now) {
    const payment = await findPayment(trx, subjectId);
    if (!payment) throw new errors.NotFoundError(messages.paymentNotFound);
    const { amount } = refundDetails.parse(details);
    await refund(strapi, payment.id, { amount, reason, key, actorId }, now);
  },
};

export const paymentActs = [refundAct, limitAct, accountAct] as const;
