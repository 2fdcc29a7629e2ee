import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  formatMoney,
  messages,
  toMinorUnits,
  type ConsolePayment,
  type ConsolePaymentSettings,
  type PaymentSettings,
  type RefundPaymentBody,
} from 'contracts';

import type { Caller } from '../../../platform/console/definition';
import { inTransaction } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { recordChange, type NewChange } from '../changes';
import { presentConsolePayment, readWhole } from '../console/presenter';
import { askSecondAdmin, needsSecondAdmin } from '../money-requests/store';
import { tellPayer } from '../notifications';
import { approvePayment, refuseOwn } from '../payments/approve';
import { checkRefund, refund } from '../payments/refund';
import { end } from '../payments/settle';
import { findPayment, payerNameOf, type StoredPayment } from '../payments/store';
import type { Receipt } from '../receipts/receipt-pdf';
import { changeSettings, settingsNow } from '../settings-change';
import { readPaymentSettings } from '../settings';
import paymentService from './payment';

const consoleService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * The treasurer found the money of a payment.
   * @throws a 409 where nobody says that they paid, or it is gone, and for a payment of their own
   */
  async approve(id: string, noted: string, { profileId }: Caller, now = new Date()): Promise<ConsolePayment> {
    const { timeZone } = await settingService({ strapi }).kept();
    const payment = await this.find(id);
    refuseOwn(payment.memberId, profileId);
    await approvePayment(strapi, payment, { actorId: profileId, note: noted, words: noted }, timeZone, now);
    return presentConsolePayment(await readWhole(strapi, id));
  },

  /** The treasurer did not find it: what it held is released. @throws a 409 where nobody says that they paid */
  async reject(id: string, reason: string, { profileId }: Caller, now = new Date()): Promise<ConsolePayment> {
    const payment = await this.find(id);
    await inTransaction(strapi, async (trx) => {
      const note = `UTR ${payment.utr ?? ''}: ${reason}`;
      const isEnded = await end(strapi, payment.id, { event: 'reject', reason, note, actorId: profileId }, now);
      if (!isEnded) return;
      await recordChange(trx, rejected(id, profileId, reason), now);
      await tellPayer(strapi, payment, {
        ...{ news: 'not-found', amount: payment.amount, words: reason, once: payment.utr ?? '' },
      });
    });
    return presentConsolePayment(await readWhole(strapi, id));
  },

  /**
   * Gives back all or a part of a payment; where that is above the set sum with what was given back before, another admin
   * has to approve it.
   * @throws a 409 for what is not completed, and for too much
   */
  async refund(id: string, given: RefundPaymentBody, { profileId }: Caller, now = new Date()) {
    const payment = await this.find(id);
    const amount = given.amount === undefined ? undefined : this.minor(given.amount, payment);
    await inTransaction(strapi, async (trx) => {
      const asked = { ...given, amount, actorId: profileId };
      const checked = await checkRefund(trx, payment.id, asked);
      const { documentId, currency, itemName } = payment;
      const memberId = payment.isAnonymous ? null : payment.memberId;
      if (checked === null || !(await needsSecondAdmin(strapi, checked.before + checked.part, currency))) {
        return refund(strapi, payment.id, asked, now);
      }
      const { part } = checked;
      const title = `Refund of ${formatMoney(part, currency)}: ${itemName}`;
      const request = { kind: 'refund', subject: 'payment', subjectId: documentId, title, amount: part } as const;
      const { reason, key } = given;
      const details = amount === undefined ? {} : { amount };
      await askSecondAdmin(
        strapi,
        trx,
        { ...request, currency, details, reason, key, memberId, actorId: profileId },
        now,
      );
    });
    return presentConsolePayment(await readWhole(strapi, id));
  },

  /** @throws ValidationError for an amount with more decimals than the payment's currency, or of less than its least coin */
  minor(amount: number, { currency }: StoredPayment): number {
    const minor = minorOf();
    if (minor === 0) throw new errors.ValidationError(messages.amountInvalid);
    return minor;

    function minorOf(): number {
      try {
        return toMinorUnits(amount, currency);
      } catch {
        return 0;
      }
    }
  },

  settings: (): Promise<PaymentSettings> => readPaymentSettings(strapi),

  /** How people pay, with what waits for another admin. */
  settingsNow: (): Promise<ConsolePaymentSettings> => settingsNow(strapi),

  /** Changes how people pay the society: see `changeSettings`. */
  async writeSettings(wanted: PaymentSettings, { profileId }: Caller): Promise<ConsolePaymentSettings> {
    await changeSettings(strapi, wanted, profileId, new Date());
    return settingsNow(strapi);
  },

  /** What the receipt of a payment says to whoever keeps the books. @throws NotFoundError where it has none */
  async receipt(id: string): Promise<Receipt> {
    const payment = await this.find(id);
    const receipt = await paymentService({ strapi }).receiptOf(payment);
    return { ...receipt, payer: payerNameOf(payment.isAnonymous, receipt.payer) };
  },

  /** A payment of anybody's. @throws NotFoundError */
  async find(id: string): Promise<StoredPayment> {
    const payment = await findPayment(strapi.db.connection, id);
    if (!payment) throw new errors.NotFoundError(messages.paymentNotFound);
    return payment;
  },
});

export default consoleService;

const rejected = (subjectId: string, actorId: number | null, reason: string): NewChange => ({
  ...{ subject: 'payment', subjectId, action: 'reject', actorId, reason },
  before: { state: 'submitted' },
  after: { state: 'rejected' },
});
