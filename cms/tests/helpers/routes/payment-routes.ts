import { randomUUID } from 'node:crypto';

import type { PaymentState } from 'contracts';

import { inDatabase, inMinutes } from '../database';
import { finalYearStudent, ownMembership, paidEvent } from '../payments';
import { profileOf } from './people-objects';
import { readingRows, resourceRows } from './resource-rows';
import { admins, members, missing, none, type RouteRow } from './route';

type Fields = Partial<Record<'payment_method' | 'gateway', string> & { state: PaymentState }>;

/** Stores a payment of somebody's. @param profileId the profile's id on the wire */
async function newPaymentOf(profileId: string, fields: Fields = {}): Promise<string> {
  const id = randomUUID();
  await inDatabase(async (database) => {
    const person: { id: number } = await database('profiles').where({ document_id: profileId }).first('id');
    const [row]: { id: number }[] = await database('payments')
      .insert({
        ...{ document_id: id, member_id: person.id, related_to: 'other', item_name: 'Something', amount: 100 },
        ...{ currency: 'INR', refunded: 0, state: 'pending', months: '[]', payment_date: '2026-10-01' },
        ...{ expires_at: inMinutes(60), created_at: new Date(), updated_at: new Date(), ...fields },
      })
      .returning('id');
    // The treasurer's decision makes the receipt.
    if (fields.state === 'submitted') return;
    const receipt = { payment_id: row?.id, issued_at: new Date(), created_at: new Date(), updated_at: new Date() };
    await database('receipts').insert({ ...receipt, document_id: randomUUID(), number: `route ${id.slice(0, 8)}` });
  });
  return id;
}

/** A year of which the person has a receipt. */
async function statementYear(profileId: string): Promise<string> {
  const payment = await newPaymentOf(profileId, { state: 'completed', payment_method: 'cash' });
  await inDatabase((database) =>
    database('receipts')
      .whereIn('payment_id', database('payments').where({ document_id: payment }).select('id'))
      .update({ number: `2099-00/${payment.slice(0, 6)}` }),
  );
  return '2099-00';
}

/** A payment of the caller's, of somebody else's, of nobody. */
const paymentsOf = (fields: Fields = {}): RouteRow['objects'] => ({
  own: { id: async ({ email }) => newPaymentOf(await profileOf(email), fields), status: 200 },
  'another’s': { id: async () => newPaymentOf(await profileOf(), fields), status: 404 },
  missing: missing(),
});
/** The same for admins. */
const anyPayment = (fields: Fields = {}): RouteRow['objects'] => ({
  'another’s': { id: async () => newPaymentOf(await profileOf(), fields), status: 200 },
  missing: missing(),
});

const anyMembership: RouteRow['objects'] = {
  'another’s': { id: newMembership, status: 200 },
  missing: missing(),
};

async function newMembership(): Promise<string> {
  const { membership } = await ownMembership(await finalYearStudent());
  return membership?._id ?? '';
}

/** Stores what another admin has asked for: a larger sum that needs no approval. */
async function newRequest(): Promise<string> {
  const id = randomUUID();
  const times = { created_at: new Date(), updated_at: new Date() };
  await inDatabase(async (database) => {
    const { id: asked_by_id }: { id: number } = await database('profiles')
      .where({ document_id: await profileOf() })
      .first('id');
    await database('money_requests').insert({
      ...{ document_id: id, kind: 'limit', subject_id: 'payment', title: 'A larger sum', amount: 600_000, asked_by_id },
      ...{ currency: 'INR', details: '{"approvalAbove":6000}', key: id, status: 'pending', ...times },
    });
  });
  return id;
}
const anyRequest: RouteRow['objects'] = { 'another’s': { id: newRequest, status: 200 }, missing: missing() };

/** Stores what an admin changed of the settings. */
async function newChange(): Promise<string> {
  const id = randomUUID();
  const times = { at: new Date(), created_at: new Date(), updated_at: new Date() };
  await inDatabase((database) =>
    database('money_changes').insert({
      ...{ document_id: id, subject: 'settings', subject_id: 'payment', action: 'change', ...times },
      ...{ before: '{"upiName":""}', after: '{"upiName":"The Society"}' },
    }),
  );
  return id;
}

/** The receipt of somebody's payment. */
async function newReceipt(): Promise<string> {
  const payment = await newPaymentOf(await profileOf(), { state: 'completed', payment_method: 'cash' });
  const row: { document_id: string } = await inDatabase((database) =>
    database('receipts')
      .whereIn('payment_id', database('payments').where({ document_id: payment }).select('id'))
      .first('document_id'),
  );
  return row.document_id;
}

let month = 0;
const rate = () => {
  month += 1;
  const written = `${2100 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  return { tier: 'final_year', month: written, amount: 120, reason: 'Costs' };
};
async function newRate(): Promise<string> {
  const id = randomUUID();
  const { amount, ...fields } = rate();
  const stored = { ...fields, document_id: id, amount: amount * 100, created_at: new Date(), updated_at: new Date() };
  await inDatabase((database) => database('contribution_rates').insert(stored));
  return id;
}

const entry = { amount: 1, currency: 'INR', paymentMethod: 'cash', status: 'pending', paymentDate: '2026-10-01' };
const key = () => randomUUID();

/** What members pay, and what admins do about it. */
export const paymentRoutes: readonly RouteRow[] = [
  { method: 'GET', path: '/api/payments', may: members, objects: none() },
  {
    method: 'GET',
    path: '/api/payments/statement/:year',
    may: members,
    objects: {
      own: { id: async ({ email }) => statementYear(await profileOf(email)), status: 200 },
      missing: { id: () => '2001-02', status: 404 },
    },
  },
  { method: 'GET', path: '/api/payments/:id', may: members, objects: paymentsOf() },
  { method: 'GET', path: '/api/payments/:id/receipt', may: members, objects: paymentsOf() },
  {
    method: 'POST',
    path: '/api/payments/:id/confirm',
    may: members,
    body: () => ({ gateway: 'sandbox', outcome: 'late' }),
    objects: paymentsOf(),
  },
  { method: 'POST', path: '/api/payments/:id/cancel', may: members, objects: paymentsOf() },
  { method: 'POST', path: '/api/payments/:type', may: members, objects: { missing: missing(400) } },
  {
    method: 'POST',
    path: '/api/payments/:type/:id',
    may: members,
    objects: {
      'another’s': { id: async () => `event/${await paidEvent()}`, status: 200 },
      missing: { id: () => 'event/no-such-record', status: 404 },
    },
  },
  { method: 'POST', path: '/api/admin/payments/:id/confirm', may: admins, objects: anyPayment({ state: 'submitted' }) },
  {
    method: 'POST',
    path: '/api/admin/payments/:id/reject',
    may: admins,
    body: () => ({ reason: 'Not there' }),
    objects: anyPayment({ state: 'submitted' }),
  },
  {
    method: 'POST',
    path: '/api/admin/payments/:id/refund',
    may: admins,
    body: () => ({ reason: 'A mistake', key: key() }),
    objects: anyPayment({ state: 'completed', payment_method: 'cash', gateway: 'entered' }),
  },
  { method: 'GET', path: '/api/admin/payments/:id/receipt', may: admins, objects: anyPayment() },
  ...resourceRows({
    name: 'money-requests',
    change: () => ({}),
    objects: anyRequest,
    deleted: { 'another’s': { id: newRequest, status: 409 }, missing: missing(409) },
  }),
  { method: 'POST', path: '/api/admin/money-requests/:id/approve', may: admins, objects: anyRequest },
  {
    method: 'POST',
    path: '/api/admin/money-requests/:id/reject',
    may: admins,
    body: () => ({ reason: 'Not now' }),
    objects: anyRequest,
  },
  ...readingRows('money-changes', { 'another’s': { id: newChange, status: 200 }, missing: missing() }),
  {
    method: 'GET',
    path: '/api/admin/memberships/:id/statement/:year',
    may: admins,
    objects: { missing: { id: () => 'no-such-record/2026-27', status: 404 } },
  },
  {
    method: 'POST',
    path: '/api/admin/memberships/:id/adjust',
    may: admins,
    body: () => ({ month: '2026-01', from: 0, to: 10, reason: 'Late', key: randomUUID() }),
    objects: anyMembership,
  },
  { method: 'GET', path: '/api/admin/receipt-years', may: admins, objects: none() },
  ...readingRows('receipts', { 'another’s': { id: newReceipt, status: 200 }, missing: missing() }),
  { method: 'GET', path: '/api/admin/ledger.csv', may: admins, objects: none() },
  { method: 'GET', path: '/api/admin/ledger.beancount', may: admins, objects: none() },
  { method: 'GET', path: '/api/admin/payment-settings', may: admins, objects: none() },
  {
    method: 'PUT',
    path: '/api/admin/payment-settings',
    may: admins,
    body: () => ({ offersSandbox: true }),
    objects: none(),
  },
  ...resourceRows({
    name: 'payments',
    change: () => ({ description: 'Other words' }),
    objects: anyPayment({ gateway: 'entered', payment_method: 'cash' }),
  }),
  {
    method: 'POST',
    path: '/api/admin/payments',
    may: admins,
    body: () => ({ ...entry, user: 'nobody' }),
    objects: none(404),
  },

  { method: 'GET', path: '/api/membership/me', may: members, objects: none() },
  { method: 'GET', path: '/api/membership/due', may: members, objects: none() },
  {
    method: 'POST',
    path: '/api/membership/pay',
    may: members,
    body: () => ({ month: '10', year: 2026, paymentId: 'no-such-record' }),
    objects: none(404),
  },
  { method: 'GET', path: '/api/membership/all', may: admins, objects: none() },
  { method: 'GET', path: '/api/membership/pending', may: admins, objects: none() },
  { method: 'GET', path: '/api/membership/:id', may: admins, objects: anyMembership },
  { method: 'POST', path: '/api/membership/send-reminders', may: admins, objects: none() },
  { method: 'GET', path: '/api/admin/membership-reminders', may: admins, objects: none() },
  { method: 'GET', path: '/api/admin/membership-dry-run', may: admins, objects: none() },
  { method: 'GET', path: '/api/admin/membership-stats', may: admins, objects: none() },
  ...resourceRows({
    name: 'memberships',
    change: () => ({ tierChoice: 'none', reason: 'On leave' }),
    objects: anyMembership,
    deleted: { 'another’s': { id: newMembership, status: 409 }, missing: missing(409) },
  }),
  ...resourceRows({
    name: 'contribution-rates',
    change: () => ({ amount: 130 }),
    record: rate,
    objects: { 'another’s': { id: newRate, status: 200 }, missing: missing() },
  }),
];
