import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { CHECKOUT_MINUTES, dayAt, messages, type PaymentState } from 'contracts';

import type { AnyPayable } from '../../../platform/payables/payable';
import { conflict } from '../../../shared/conflict';
import { MINUTE_S } from '../../../shared/seconds';
import type { Database } from '../../../shared/transaction';
import { addStep, PAYMENTS_TABLE, readPayment, type StoredPayment } from './store';

interface Opened {
  memberId: number;
  payable: AnyPayable;
  /** What its `read` made of the request. */
  wanted: unknown;
}

/** How long a checkout can be taken up anew, since it began, in milliseconds. */
const TAKEN_UP_FOR_MS = 60 * MINUTE_S * 1000;

/** Until when what is paid is kept for a checkout that begins now. */
const keptUntil = (now: Date): Date => new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE_S * 1000);

/** A person has one open payment for one thing: the database keeps it by this. */
export const openKeyOf = (payment: Pick<StoredPayment, 'memberId' | 'relatedTo' | 'relatedId'>): string | null =>
  payment.relatedId === null ? null : `${payment.relatedTo}:${payment.relatedId}:${payment.memberId}`;

/**
 * Begins a payment at the server's price, and holds what it pays; or takes up the one that is open for the same thing, for
 * as long anew, in the first hour.
 * @returns the payment, as it is known outside
 * @throws whatever the payable refuses with; a 409 where the payer has said that they paid
 */
export async function openPayment(
  strapi: Core.Strapi,
  trx: Database,
  { memberId, payable, wanted }: Opened,
  timeZone: string,
  now: Date,
): Promise<string> {
  const openKey = openKeyOf({ memberId, relatedTo: payable.type, relatedId: payable.relatedIdOf(wanted) });
  const made = await insert(trx, { memberId, relatedTo: payable.type, openKey }, timeZone, now);
  const open = made ?? (await findOpen(trx, openKey));
  if (open.state === 'submitted') throw conflict(messages.paymentWaitsAlready);
  const paymentId = open.document_id;
  if (!made && (await staysAsItIs(trx, open.id, now))) return paymentId;
  const held = await payable.hold(strapi, trx, { paymentId, memberId, wanted }, now);
  await trx(PAYMENTS_TABLE)
    .where({ id: open.id })
    .update({
      ...{ item_name: held.itemName, related_id: held.relatedId, amount: held.amount, currency: held.currency },
      ...{ months: JSON.stringify(held.months), is_anonymous: held.isAnonymous ?? false },
      ...{ expires_at: keptUntil(now), updated_at: now },
    });
  await addStep(trx, open.id, { event: made ? 'begin' : 'resume', state: 'pending' }, now);
  return paymentId;
}

interface OpenRow {
  id: number;
  document_id: string;
  state: PaymentState;
}

/**
 * Whether one that is taken up again is neither priced nor held anew: a gateway may have charged it at its price, and
 * nobody keeps a seat from others for good by asking again and again.
 */
async function staysAsItIs(trx: Database, id: number, now: Date): Promise<boolean> {
  const { callbackAt, createdAt } = await readPayment(trx, id);
  return callbackAt !== null || now.getTime() - createdAt.getTime() > TAKEN_UP_FOR_MS;
}

/** @returns null where one of the key is open already */
async function insert(
  trx: Database,
  { memberId, relatedTo, openKey }: { memberId: number; relatedTo: string; openKey: string | null },
  timeZone: string,
  now: Date,
): Promise<OpenRow | null> {
  const [inserted]: OpenRow[] = await trx(PAYMENTS_TABLE)
    .insert({
      ...{ document_id: randomUUID(), member_id: memberId, related_to: relatedTo, open_key: openKey },
      // Named and priced once what it pays is held.
      ...{ item_name: '', amount: 0, currency: 'INR', refunded: 0, state: 'pending', months: '[]' },
      is_anonymous: false,
      ...{ payment_date: dayAt(now, timeZone), created_at: now, updated_at: now },
    })
    .onConflict('open_key')
    .ignore()
    .returning(['id', 'document_id', 'state']);
  return inserted ?? null;
}

async function findOpen(trx: Database, openKey: string | null): Promise<OpenRow> {
  const open: OpenRow | undefined = await trx(PAYMENTS_TABLE)
    .where({ open_key: openKey })
    .forUpdate()
    .first('id', 'document_id', 'state');
  // It ended between the two statements: whoever asks again begins anew.
  if (!open) throw conflict(messages.paymentNotInitiated);
  return open;
}
