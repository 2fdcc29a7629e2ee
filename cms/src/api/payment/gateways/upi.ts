import type { Core } from '@strapi/strapi';
import { fromMinorUnits, messages, UPI_KEPT_DAYS, type Currency, type OfferOf, type PaymentSettings } from 'contracts';

import { qrPath } from '../../../platform/qr/qr';
import { advance } from '../../../platform/states/advance';
import { conflict } from '../../../shared/conflict';
import { DAY_S } from '../../../shared/seconds';
import { inTransaction } from '../../../shared/transaction';
import { effectOf } from '../payments/effect';
import { paymentMachine } from '../payments/machine';
import { isGone } from '../payments/is-gone';
import { openKeyOf } from '../payments/open';
import { referenceOf } from '../payments/reference';
import { addStep, PAYMENTS_TABLE, readPayment, type StoredPayment } from '../payments/store';
import type { Gateway, Priced } from './gateway';

/** The only currency of UPI. */
const UPI_CURRENCY: Currency = 'INR';

/** UPI: free of fees, and nobody tells that the money has come but the bank's statement. */
export const upi: Gateway<'upi'> = {
  name: 'upi',
  methods: ['upi'],
  isOffered: ({ upiAddress, upiName }, currency) => upiAddress !== '' && upiName !== '' && currency === UPI_CURRENCY,
  offer: offerOf,
  confirm: (strapi, payment, { utr }, { now }) => submit(strapi, payment, utr, now),
};

/** The link that opens the payer's app, at the amount and with the reference. */
function offerOf({ upiAddress, upiName }: PaymentSettings, payment: Priced): OfferOf<'upi'> {
  const reference = referenceOf(payment);
  const amount = fromMinorUnits(payment.amount, payment.currency).toFixed(2);
  const asked = {
    pa: upiAddress,
    pn: upiName,
    am: amount,
    cu: UPI_CURRENCY,
    tr: reference,
    tn: `${reference} ${payment.itemName}`,
  };
  // Apps that pay know %20 alone, no plus.
  const query = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const link = `upi://pay?${query.join('&')}`;
  return { link, address: upiAddress, name: upiName, reference, qr: qrPath(link) };
}

/**
 * Takes the number that the payer's bank gave their payment: it waits for the treasurer from now on, and so does what it
 * pays. The same number again changes nothing.
 * @throws a 409 for a number of another payment, for one that another gateway has charged, and for a payment that waits no more, or
 * was over a week ago
 */
export async function submit(strapi: Core.Strapi, { id }: StoredPayment, utr: string, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    await trx(PAYMENTS_TABLE).where({ id }).forUpdate().select('id');
    const payment = await readPayment(trx, id);
    if (payment.state === 'submitted' && payment.utr === utr) return;
    paymentMachine.check('submit', payment.state);
    if (payment.callbackAt !== null) throw conflict(messages.paymentUnanswered);
    // The price of long ago is nobody's to choose.
    if (payment.state === 'expired' && payment.updatedAt.getTime() + UPI_KEPT_DAYS * DAY_S * 1000 < now.getTime()) {
      throw conflict(messages.paymentExpiredAlready);
    }
    if (await trx(PAYMENTS_TABLE).where({ utr }).whereNot({ id }).first('id')) throw conflict(messages.utrTaken);
    const openKey = openKeyOf(payment);
    const others = trx(PAYMENTS_TABLE).where({ open_key: openKey }).whereNotNull('open_key').whereNot({ id });
    // They have begun anew since: that payment takes the number.
    if (await others.first('id')) throw conflict(messages.paymentExpiredAlready);
    const until = new Date(now.getTime() + UPI_KEPT_DAYS * DAY_S * 1000);
    const columns = {
      utr,
      open_key: openKey,
      gateway: 'upi',
      payment_method: 'upi',
      expires_at: until,
      updated_at: now,
    };
    await advance(trx(PAYMENTS_TABLE).where({ id }), paymentMachine, 'submit', { to: 'submitted' }, columns);
    // Their money is gone even where what they paid is: the treasurer sees it, and gives it back.
    const isKept = await keep();
    await addStep(
      trx,
      id,
      { event: 'submit', state: 'submitted', note: isKept ? `UTR ${utr}` : `UTR ${utr}. ${messages.seatHoldOver}` },
      now,
    );

    /** All of it or nothing: what was taken before the part that is gone is let go again. */
    async function keep(): Promise<boolean> {
      await trx.raw('savepoint kept');
      try {
        await effectOf(payment)?.keep(strapi, trx, payment, until, now);
        return true;
      } catch (error) {
        if (!isGone(error)) throw error;
        await trx.raw('rollback to savepoint kept');
        return false;
      }
    }
  });
}
