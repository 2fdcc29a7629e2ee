import {
  api,
  consolePaymentAnswer,
  ownMembershipAnswer,
  paymentAnswer,
  type ConfirmPaymentBody,
  type ConsolePayment,
  type OwnMembership,
  type PayContributionsBody,
  type PaymentDetail,
} from 'contracts';
import type { Knex } from 'knex';
import { expect } from 'vitest';

import type { Browser, BrowserAnswer } from './browser';
import { inDatabase, inMinutes } from './database';
import { event, inDays, type EventFields } from './factories';
import { bodyOf } from './expectations';
import { expectSumsOf } from './giving-sums';
import { newMember, type Member } from './members';
import { fromPool, PASSWORD, withSession } from './people';

/** Somebody who decides about payments. */
export const treasurer = (): Browser => withSession(fromPool('admin'));

/** Ways to pay, as an admin sets them; of the server under test, for all tests alike. */
export async function offerEverything(admin: Browser): Promise<void> {
  const json = { offersSandbox: true };
  expect((await admin.send(api.paymentSettings(), { method: 'PUT', json })).status).toBe(200);
  // An account of their own would need a second admin.
  await inDatabase((database) =>
    database('payment_settings').update({ upi_address: 'society@bank', upi_name: 'The Society' }),
  );
}

/** A published event whose ticket costs ₹250, unless told otherwise. */
export const paidEvent = async (fields: Partial<EventFields & { currency: string }> = {}): Promise<string> =>
  (await event({ ticketPrice: 25_000, currency: 'INR', startsAt: inDays(5), endsAt: inDays(5.1), ...fields }))
    .documentId;

export const beginEvent = ({ browser }: Member, id: string, body: object = {}, key?: string): Promise<BrowserAnswer> =>
  browser.post(api.newPayment('event', id), body, key === undefined ? undefined : { 'idempotency-key': key });
export const beginMonths = (
  { browser }: Member,
  body: PayContributionsBody = {},
  key?: string,
): Promise<BrowserAnswer> =>
  browser.post(api.newPayment('membership'), body, key === undefined ? undefined : { 'idempotency-key': key });
export const confirm = ({ browser }: Member, id: string, given: ConfirmPaymentBody = { gateway: 'sandbox' }) =>
  browser.post(api.confirmPayment(id), given);
export const read = async ({ browser }: Member, id: string): Promise<PaymentDetail> =>
  bodyOf(await browser.send(api.payment(id)), paymentAnswer).data;
export const paymentOf = (answer: BrowserAnswer): PaymentDetail => bodyOf(answer, paymentAnswer).data;
export const consolePaymentOf = (answer: BrowserAnswer): ConsolePayment => bodyOf(answer, consolePaymentAnswer).data;

/** The year in which whoever is in their final year now graduates. */
export function finalYear(now = new Date()): number {
  // The academic year ends in June on the site's clock, which is ahead of this machine's by hours.
  return new Date(now.getTime() + 5.5 * 3_600_000).getUTCMonth() < 6 ? now.getUTCFullYear() : now.getUTCFullYear() + 1;
}

/** A student of the final year. */
export const finalYearStudent = (): Promise<Member> => newMember({ role: 'student', graduationYear: finalYear() });

export const ownMembership = async ({ browser }: Member): Promise<OwnMembership> =>
  bodyOf(await browser.send(api.ownMembership()), ownMembershipAnswer).data;

/** A student of the final year who owes so many months, the current one among them. */
export async function debtor(months: number): Promise<Member> {
  const student = await finalYearStudent();
  await ownMembership(student);
  await inDatabase(async (database) => {
    const { id }: { id: number } = await database('profiles').where({ document_id: student.profileId }).first('id');
    const [row]: { month: string }[] = await database('contributions').where({ member_id: id }).select('month');
    const [year = 0, month = 0] = (row?.month ?? '').split('-').map(Number);
    const before = new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
    await database('memberships').where({ member_id: id }).update({ accrued_through: before, started_in: before });
  });
  // Months of an earlier academic year were those of the third year.
  return student;
}

/** Deletes a member's account, as they do. */
export async function leave({ browser }: Member): Promise<void> {
  const left = await browser.send(api.account(), { method: 'DELETE', json: { currentPassword: PASSWORD } });
  expect(left.status, left.text).toBe(200);
}

/** Lets the time of a payment run out. */
export const letPaymentExpire = (id: string): Promise<unknown> =>
  inDatabase((database) =>
    database('payments')
      .where({ document_id: id })
      .update({ expires_at: inMinutes(-1) }),
  );

/** The sum of all postings of a payment's entries, by account, in minor units. */
export async function booked(id: string): Promise<Record<string, number>> {
  const rows: { account: string; sum: number | string }[] = await inDatabase((database) =>
    database('ledger_entries as entry')
      .innerJoin('ledger_postings as posting', 'posting.entry_id', 'entry.id')
      .where('entry.payment_id', id)
      .groupBy('posting.account')
      .select('posting.account')
      .sum({ sum: 'posting.amount' }),
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}

/**
 * What must hold whatever happened: every entry balances, completed payments and their effects are the same sum, and
 * receipts have no gap.
 */
export const expectBalance = (): Promise<void> => inDatabase(expectBalanceOf);

/** The same of another database. */
export async function expectBalanceOf(database: Knex): Promise<void> {
  const unbalanced = await database('ledger_postings')
    .groupBy('entry_id', 'currency')
    .havingRaw('sum(amount) <> 0')
    .select('entry_id');
  expect(unbalanced, 'every entry balances').toEqual([]);
  const lone = await database('ledger_entries as entry')
    .whereNotExists(database('ledger_postings as posting').whereRaw('posting.entry_id = entry.id'))
    .select('entry.key');
  expect(lone, 'every entry has postings').toEqual([]);

  const received = await database('payments')
    .whereIn('state', ['completed', 'refunded'])
    .where({ related_to: 'membership' })
    .sum({ sum: database.raw('amount - refunded') });
  const paid = await database('contributions').whereNotNull('paid_at').sum({ sum: 'amount' });
  expect(Number(received[0]?.sum ?? 0), 'payments of months are the months paid').toBe(Number(paid[0]?.sum ?? 0));
  const due = await database('contributions').whereNull('paid_at').sum({ sum: 'amount' });
  const receivable = await database('ledger_postings')
    .where({ account: 'Assets:Receivable:Members' })
    .sum({ sum: 'amount' });
  expect(Number(receivable[0]?.sum ?? 0), 'what is receivable is what is due').toBe(Number(due[0]?.sum ?? 0));

  const [kept] = await database('statement_lines').where({ outcome: 'unclaimed' }).sum({ sum: 'amount' });
  const [owed] = await database('ledger_postings').where({ account: 'Liabilities:Unclaimed' }).sum({ sum: 'amount' });
  expect(0 - Number(owed?.sum ?? 0), 'what is owed to nobody known is what is kept').toBe(Number(kept?.sum ?? 0));

  await expectSumsOf(database);

  const counters: { financial_year: string; last: number }[] = await database('receipt_counters').select();
  for (const { financial_year: year, last } of counters) {
    const [counted] = await database('receipts').where('number', 'like', `${year}/%`).count({ count: '*' });
    expect(Number(counted?.count), `receipts of ${year} have no gap`).toBe(last);
  }
  const bare = await database('payments as payment')
    .whereIn('payment.state', ['completed', 'refunded'])
    .whereNotExists(database('receipts as receipt').whereRaw('receipt.payment_id = payment.id'))
    .select('payment.document_id');
  expect(bare, 'every completed payment has a receipt').toEqual([]);
}
