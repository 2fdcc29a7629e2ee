import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  messages,
  type Page,
  type Payment,
  type PaymentConfirmation,
  type PaymentDetail,
  type PaymentsQuery,
} from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { ownProfileId } from '../../../platform/accounts/own-profile';
import { payableOf } from '../../../platform/payables/payable';
import { listRows } from '../../../platform/tables/list-rows';
import { conflict } from '../../../shared/conflict';
import { inTransaction } from '../../../shared/transaction';
import { presentPage } from '../../../shared/present-page';
import { settingService } from '../../setting/public';
import { siteService } from '../../site/public';
import { NO_OFFERS, offersFor, payByOffered } from '../gateways/gateways';
import { openPayment } from '../payments/open';
import { presentPayment } from '../payments/presenter';
import { fingerprintOf, once } from '../payments/requests';
import { end } from '../payments/settle';
import { findOwn, payments, STORED, type StoredPayment } from '../payments/store';
import { receiptOf } from '../receipts/receipt';
import { ISSUED, RECEIPTS_TABLE } from '../receipts/issue';
import type { Receipt } from '../receipts/receipt-pdf';

/** What is begun: its type and id as the address has them, and the body. */
interface Begun {
  type: string;
  id?: string | undefined;
  body: unknown;
  /** Of the header; null without one. */
  key: string | null;
}

type Payer = Pick<SignedInUser, 'profileId'>;

/** Those that wait first, then the latest paid. */
const ORDER = `case when payment.paid_at is null then 0 else 1 end, payment.paid_at desc, payment.id desc`;

const paymentService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Begins a payment: the server prices it, and holds what it pays.
   * @throws ValidationError for a type that nothing of is paid for; what the payable refuses with
   */
  async begin(user: SignedInUser, { type, id, body, key }: Begun, now = new Date()): Promise<PaymentDetail> {
    const payable = payableOf(type);
    if (!payable) throw new errors.ValidationError(messages.paymentTypeInvalid);
    const memberId = ownProfileId(user);
    const { timeZone } = await settingService({ strapi }).kept();
    const wanted = await payable.read(strapi, user, id, body);
    const request = { memberId, key, fingerprint: fingerprintOf([type, id ?? null, body ?? {}]) };
    const documentId = await inTransaction(strapi, (trx) =>
      once(trx, request, now, () => openPayment(strapi, trx, { memberId, payable, wanted }, timeZone, now)),
    );
    return this.one(user, documentId);
  },

  /** One's own payment. @throws NotFoundError for everybody else's */
  async one(user: Payer, documentId: string): Promise<PaymentDetail> {
    const payment = await this.own(user, documentId);
    const isOpen = payment.state === 'pending' || payment.state === 'expired';
    const gateways = isOpen && payment.gateway !== 'entered' ? await offersFor(strapi, payment) : NO_OFFERS;
    return { ...presentPayment(payment), paymentId: payment.documentId, gateways };
  },

  /** One's own payments; what was never paid is not among them. */
  async list(user: Payer, { page, pageSize }: PaymentsQuery): Promise<Page<Payment>> {
    const from = (page - 1) * pageSize;
    const memberId = ownProfileId(user);
    const { rows, total } = await listRows(STORED, {
      find: () =>
        payments(strapi.db.connection)
          .where('payment.member_id', memberId)
          .whereNotIn('payment.state', ['cancelled', 'expired']),
      order: ORDER,
      range: [from, from + pageSize - 1],
    });
    return presentPage(rows.map(presentPayment), total, { page, pageSize });
  },

  /**
   * Pays it by the way that the payer chose. Twice is as once.
   * @throws NotFoundError for everybody else's; a 409 where it waits no more, or the way is not offered; what the gateway
   * answers
   */
  async confirm(user: Payer, documentId: string, given: PaymentConfirmation, now = new Date()): Promise<PaymentDetail> {
    const payment = await this.own(user, documentId);
    if (payment.gateway === 'entered') throw conflict(messages.gatewayNotOffered);
    const { timeZone } = await settingService({ strapi }).kept();
    await payByOffered(strapi, payment, given, { now, timeZone });
    return this.one(user, documentId);
  },

  /** Gives up a payment, and what it held. @throws NotFoundError; a 409 once it is paid, or may be */
  async cancel(user: Payer, documentId: string, now = new Date()): Promise<PaymentDetail> {
    const payment = await this.own(user, documentId);
    if (payment.gateway === 'entered') throw conflict(messages.paymentNotFound);
    await end(strapi, payment.id, { event: 'cancel', unlessCharged: true }, now);
    return this.one(user, documentId);
  },

  /** What the receipt of one's own payment says. @throws NotFoundError until there is one */
  async receipt(user: Payer, documentId: string): Promise<Receipt> {
    return this.receiptOf(await this.own(user, documentId));
  },

  /** What the receipt of a payment says. @throws NotFoundError where it has none */
  async receiptOf(payment: StoredPayment): Promise<Receipt> {
    const issued = await ISSUED.first(
      strapi.db.connection(`${RECEIPTS_TABLE} as receipt`).where({ 'receipt.payment_id': payment.id }),
    );
    if (!issued) throw new errors.NotFoundError(messages.receiptNotFound);
    const { name: society } = await siteService({ strapi }).read();
    return { ...receiptOf(payment, issued), society };
  },

  async own(user: Payer, documentId: string): Promise<StoredPayment> {
    const payment = await findOwn(strapi.db.connection, documentId, ownProfileId(user));
    if (!payment) throw new errors.NotFoundError(messages.paymentNotFound);
    return payment;
  },
});

export default paymentService;
