import { randomUUID } from 'node:crypto';

import { errors } from '@strapi/utils';
import { ANONYMOUS_DONOR, messages, type PaymentState } from 'contracts';
import type { Knex } from 'knex';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { toTexts } from '../../../shared/to-texts';
import type { Database } from '../../../shared/transaction';

export const PAYMENT = 'api::payment.payment';
export const PAYMENTS_TABLE = 'payments';

const payment = tableOf(PAYMENT, 'payment');
const receipt = tableOf('api::payment.receipt', 'receipt');

export const STORED_COLUMNS = {
  ...pick(payment, 'id', 'documentId', 'relatedTo', 'relatedId', 'itemName', 'amount', 'currency', 'refunded', 'state'),
  ...pick(payment, 'gateway', 'paymentMethod', 'paymentDate', 'paidAt', 'expiresAt', 'callbackAt', 'utr', 'formerUtr'),
  ...pick(payment, 'createdAt', 'updatedAt'),
  memberId: payment.member.or(0),
  isAnonymous: payment.isAnonymous.or(false),
  months: payment.months.to(toTexts),
  description: payment.description.or(''),
  reason: payment.reason.or(''),
  receiptUrl: payment.receiptUrl.or(''),
  receiptNumber: receipt.number.optional(),
};
/** A payment with the number of its receipt. */
export const STORED = selection(STORED_COLUMNS);
export type StoredPayment = ReturnType<typeof STORED.read>;

/** Payments as `payment`, with their receipts, to be filtered. */
export const payments = (database: Database) =>
  database(`${PAYMENTS_TABLE} as payment`).leftJoin('receipts as receipt', 'receipt.payment_id', 'payment.id');

/** Payments as `payment` of which whoever paid may be named. */
export const NAMED_PAYMENT = 'payment.is_anonymous is not true';

/** Joins who paid, as `payer`, with payments as `payment`: nobody is found of one that is anonymous. */
export const joinPayer = (rows: Knex.QueryBuilder, database: Database): Knex.QueryBuilder =>
  rows.leftJoin('profiles as payer', (join) =>
    join.on('payer.id', 'payment.member_id').andOn(database.raw(NAMED_PAYMENT)),
  );

/** What lists call whoever paid. @param name as far as it was found */
export const payerNameOf = (isAnonymous: boolean | null, name: string | null): string =>
  isAnonymous ? ANONYMOUS_DONOR : name || messages.FORMER_MEMBER;

/** A payment by its row. @throws Error where there is none */
export async function readPayment(database: Database, id: number): Promise<StoredPayment> {
  const found = await STORED.first(payments(database).where('payment.id', id));
  if (!found) throw new Error(`There is no payment ${id}.`);
  return found;
}

/** The same, which nobody else changes until the transaction ends. @throws NotFoundError where it is gone */
export async function lockPayment(trx: Database, id: number): Promise<StoredPayment> {
  const locked: object | undefined = await trx(PAYMENTS_TABLE).where({ id }).forUpdate().first('id');
  if (!locked) throw new errors.NotFoundError(messages.paymentNotFound);
  return readPayment(trx, id);
}

/** A payment as it is known outside. @returns null where there is none */
export const findPayment = (database: Database, documentId: string): Promise<StoredPayment | null> =>
  STORED.first(payments(database).where('payment.document_id', documentId));

/** A payment of a person's own. @returns null for everybody else's, as if there were none */
export const findOwn = (database: Database, documentId: string, memberId: number): Promise<StoredPayment | null> =>
  STORED.first(payments(database).where({ 'payment.document_id': documentId, 'payment.member_id': memberId }));

/** What happened to a payment. */
export interface NewStep {
  event: string;
  state: PaymentState;
  /** The profile of the admin who caused it. */
  actorId?: number | null;
  note?: string;
}

/** Notes a step of a payment, which is never changed. */
export async function addStep(trx: Database, paymentId: number, step: NewStep, now: Date): Promise<void> {
  const { event, state, actorId = null, note = '' } = step;
  await trx('payment_steps').insert({
    ...{ document_id: randomUUID(), payment_id: paymentId, event, state, at: now, actor_id: actorId, note },
    ...{ created_at: now, updated_at: now },
  });
}
