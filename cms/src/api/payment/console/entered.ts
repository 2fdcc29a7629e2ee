import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  fromMinorUnits,
  messages,
  PAYMENT_STATUS_OF,
  PAYMENT_TYPE_LABELS,
  toMinorUnits,
  type EnteredPayment,
} from 'contracts';

import type { Caller } from '../../../platform/console/definition';
import { lockDocuments } from '../../../platform/database/lock-documents';
import { payableOf } from '../../../platform/payables/payable';
import { advance } from '../../../platform/states/advance';
import { conflict } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { recordChange } from '../changes';
import { ENTRIES_TABLE } from '../ledger/book';
import { refuseOwn } from '../payments/approve';
import { effectOf } from '../payments/effect';
import { paymentMachine } from '../payments/machine';
import { complete, end } from '../payments/settle';
import { addStep, findPayment, PAYMENT, PAYMENTS_TABLE, readPayment, type StoredPayment } from '../payments/store';
import { isDeletable, UNNAMED_PAYER } from './presenter';

/**
 * Stores what an admin enters by hand, such as cash. A completed one is booked, and gives what it pays, as if the person
 * had paid on the site.
 * @returns the payment, as it is known outside
 * @throws NotFoundError where there is no such person or event; a 409 where the amount is not the server's price
 */
export async function enter(strapi: Core.Strapi, entered: EnteredPayment, caller: Caller, now: Date): Promise<string> {
  const { timeZone } = await settingService({ strapi }).current();
  const { status } = entered;
  if (status === 'refunded') throw conflict(messages.paymentStatusNotSet);
  return inTransaction(strapi, async (trx) => {
    const documentId = randomUUID();
    const columns = { ...(await columnsOf(trx, entered)), updated_at: now };
    const [row]: { id: number }[] = await trx(PAYMENTS_TABLE)
      .insert({
        ...{ ...columns, document_id: documentId, gateway: 'entered', state: 'pending', refunded: 0 },
        ...{ months: '[]', created_at: now },
      })
      .returning('id');
    if (!row) throw new Error('A payment was not stored.');
    const actorId = caller.profileId;
    await addStep(trx, row.id, { event: 'enter', state: 'pending', actorId }, now);
    await note(trx, documentId, caller, { action: 'enter', before: {}, after: shown(entered) }, now);
    await settle(strapi, trx, row.id, { status, day: entered.paymentDate, actorId }, timeZone, now);
    return documentId;
  });
}

/**
 * Changes what an admin entered, while it is pending; of any other payment, its description and the receipt's address.
 * @throws a 409 for whatever else is changed
 */
export async function changeEntered(
  strapi: Core.Strapi,
  documentId: string,
  entered: EnteredPayment,
  caller: Caller,
  now: Date,
): Promise<void> {
  const { timeZone } = await settingService({ strapi }).current();
  await inTransaction(strapi, async (trx) => {
    const payment = await find(trx, documentId);
    const before = await shownOf(trx, payment);
    const after = shown(entered);
    const { description, receiptUrl, status } = entered;
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    const isOpen = payment.gateway === 'entered' && payment.state === 'pending';
    const isMore = changed.some((name) => name !== 'description' && name !== 'receiptUrl');
    if (isMore && !isOpen) throw conflict(messages.paymentNotChanged);
    const columns = isOpen ? await columnsOf(trx, entered) : { description, receipt_url: receiptUrl };
    await trx(PAYMENTS_TABLE)
      .where({ id: payment.id })
      .update({ ...columns, updated_at: now });
    if (changed.length > 0) await note(trx, documentId, caller, { action: 'change', before, after }, now);
    if (!isOpen) return;
    const actorId = caller.profileId;
    await settle(strapi, trx, payment.id, { status, day: entered.paymentDate, actorId }, timeZone, now);
  });
}

/** Deletes payments of which nothing was ever booked. @throws a 409 for any other: then none is deleted */
export async function deleteEntered(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  caller: Caller,
  now: Date,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    // All of them before what any of them pays, as whoever else deletes some of them.
    await lockDocuments(strapi, trx, PAYMENT, documentIds);
    for (const documentId of documentIds) {
      const payment = await find(trx, documentId);
      if (!isDeletable(payment) || (await wasBooked(trx, documentId))) throw conflict(messages.paymentKept);
      if (payment.state === 'pending' && payment.gateway !== 'entered') {
        await end(strapi, payment.id, { event: 'cancel', actorId: caller.profileId, unlessCharged: true }, now);
      }
      await note(trx, documentId, caller, { action: 'delete', before: await shownOf(trx, payment), after: {} }, now);
      await trx('payment_steps').where({ payment_id: payment.id }).delete();
      await trx(PAYMENTS_TABLE).where({ id: payment.id }).delete();
    }
  });
}

/** Whether the ledger knows it, such as one that was confirmed by a statement which was undone. */
const wasBooked = async (trx: Database, documentId: string): Promise<boolean> =>
  (await trx(ENTRIES_TABLE).where({ payment_id: documentId }).first('id')) !== undefined;

/** Does what the status of an entry says. */
async function settle(
  strapi: Core.Strapi,
  trx: Database,
  id: number,
  { status, day, actorId }: { status: EnteredPayment['status']; day: string; actorId: number | null },
  timeZone: string,
  now: Date,
): Promise<void> {
  if (status === 'refunded') throw conflict(messages.paymentStatusNotSet);
  if (status === 'failed') {
    await advance(trx(PAYMENTS_TABLE).where({ id }), paymentMachine, 'enter', { to: 'failed' }, { updated_at: now });
    await addStep(trx, id, { event: 'enter', state: 'failed', actorId }, now);
  }
  if (status !== 'completed') return;
  const payment = await readPayment(trx, id);
  refuseOwn(payment.memberId, actorId);
  const payable = effectOf(payment);
  const wanted = payable ? await payable.readEntry(strapi, trx, payment) : null;
  if (payable && wanted !== null) {
    const asked = { paymentId: payment.documentId, memberId: payment.memberId, wanted };
    const { itemName, months } = await payable.hold(strapi, trx, asked, now);
    const columns = { item_name: itemName, months: JSON.stringify(months) };
    await trx(PAYMENTS_TABLE).where({ id }).update(columns);
  }
  await complete(strapi, id, { event: 'enter', actorId, day }, timeZone, now);
}

async function find(trx: Database, documentId: string): Promise<StoredPayment> {
  await trx(PAYMENTS_TABLE).where({ document_id: documentId }).forUpdate().select('id');
  const payment = await findPayment(trx, documentId);
  if (!payment) throw new errors.NotFoundError(messages.paymentNotFound);
  return payment;
}

/** An entry as it is stored. @throws NotFoundError where there is no such person */
async function columnsOf(trx: Database, entered: EnteredPayment): Promise<Record<string, unknown>> {
  const { user, amount, currency, description, relatedTo } = entered;
  const payer: { id: number } | undefined = await trx('profiles').where({ document_id: user }).first('id');
  if (!payer) throw new errors.NotFoundError(messages.payerNotFound);
  if (entered.relatedId !== '' && !payableOf(relatedTo)?.isOfMany) {
    throw new errors.NotFoundError(messages.paidForNotFound);
  }
  return {
    ...{ member_id: payer.id, related_to: relatedTo, related_id: entered.relatedId || null, description },
    ...{ amount: toMinorUnits(amount, currency), currency, payment_method: entered.paymentMethod },
    ...{ payment_date: entered.paymentDate, receipt_url: entered.receiptUrl },
    // No words of anybody: the ledger keeps it for good.
    item_name: PAYMENT_TYPE_LABELS[relatedTo],
  };
}

type Shown = Record<string, string | number>;

/** What of an entry is noted with each change: all that the form has. */
const shown = ({ ...entered }: EnteredPayment): Shown => entered;

async function shownOf(trx: Database, payment: StoredPayment): Promise<Shown> {
  const payer: { document_id: string } | undefined = payment.isAnonymous
    ? undefined
    : await trx('profiles').where({ id: payment.memberId }).first('document_id');
  const { currency, paymentMethod, description, paymentDate, relatedTo, relatedId, receiptUrl } = payment;
  return {
    user: payer?.document_id ?? UNNAMED_PAYER,
    amount: fromMinorUnits(payment.amount, currency),
    ...{ currency, description, paymentDate, relatedTo, receiptUrl },
    paymentMethod: paymentMethod ?? 'credit_card',
    status: PAYMENT_STATUS_OF[payment.state],
    relatedId: relatedId ?? '',
  };
}

const note = (
  trx: Database,
  subjectId: string,
  { profileId }: Caller,
  { action, before, after }: { action: string; before: Shown; after: Shown },
  now: Date,
): Promise<void> =>
  recordChange(
    trx,
    { ...{ subject: 'payment', subjectId, action, actorId: profileId }, before: facts(before), after: facts(after) },
    now,
  );

/** Without what somebody wrote: that goes with whom it is about, and changes stay. */
const facts = ({ description: _words, receiptUrl: _address, ...rest }: Shown): Shown => rest;
