import type { Core } from '@strapi/strapi';
import type { PaymentConfirmation, PaymentType } from 'contracts';

import { payableOf } from '../../../platform/payables/payable';
import { inTransaction } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { payBy } from '../gateways/gateways';
import { openPayment } from './open';
import { findPayment } from './store';

interface Paid {
  memberId: number;
  type: PaymentType;
  /** What the payable's `read` would make of a request. */
  wanted: unknown;
  /** What the payer sent. */
  given: PaymentConfirmation;
  at: Date;
}

/** How most of the demo's people paid. */
export const BY_MOCK: PaymentConfirmation = { gateway: 'sandbox', method: 'upi', outcome: 'succeed' };

/** Begins and pays at some moment, as the demo's people did. */
export async function payAtOnce(strapi: Core.Strapi, { memberId, type, wanted, given, at }: Paid): Promise<void> {
  const payable = payableOf(type);
  if (!payable) throw new Error(`Nothing of the type ${type} is paid for.`);
  const { timeZone } = await settingService({ strapi }).kept();
  const documentId = await inTransaction(strapi, (trx) =>
    openPayment(strapi, trx, { memberId, payable, wanted }, timeZone, at),
  );
  const payment = await findPayment(strapi.db.connection, documentId);
  if (!payment) throw new Error('A payment was not stored.');
  await payBy(strapi, payment, given, { now: at, timeZone });
}
