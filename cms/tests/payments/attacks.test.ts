// @databases both
import { randomUUID } from 'node:crypto';

import { api, consolePaymentSchema, messages, ownRegistrationAnswer } from 'contracts';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';

import { askBackstage } from '../helpers/backstage';
import type { Browser } from '../helpers/browser';
import { inDatabase, inMinutes } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { newMember, type Member } from '../helpers/members';
import {
  beginEvent,
  beginMonths,
  booked,
  confirm,
  consolePaymentOf,
  debtor,
  expectBalance,
  leave,
  letPaymentExpire,
  offerEverything,
  ownMembership,
  paidEvent,
  paymentOf,
  read,
  treasurer,
} from '../helpers/payments';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const seat = async ({ browser }: Member, event: string) =>
  bodyOf(await browser.send(api.eventRegistration(event)), ownRegistrationAnswer).data.state;
const newUtr = () => String(Math.floor(Math.random() * 9e11) + 1e11);
const clockOfPayments = (now: Date) => askBackstage('payments', { now: now.toISOString() });
const inAMinute = () => new Date(Date.now() + 60_000);
const decide = (id: string, step: 'confirm' | 'reject', json: object) => admin.post(api.decidePayment(id, step), json);
const refund = (id: string, json: object = {}) =>
  admin.post(api.refundPayment(id), { reason: 'x', key: randomUUID(), ...json });
const change = (table: string, id: string, columns: object) =>
  inDatabase((database) => database(table).where({ document_id: id }).update(columns));
const reprice = (event: string) => change('events', event, { ticket_price: 100_000 });
const deleteEvent = (event: string) => admin.send(`/api/admin/events/${event}`, { method: 'DELETE' });
const stateOf = async (id: string): Promise<string | undefined> => {
  const row: { state: string } | undefined = await inDatabase((database) =>
    database('payments').where({ document_id: id }).first('state'),
  );
  return row?.state;
};
const begun = async (event: string): Promise<{ buyer: Member; id: string }> => {
  const buyer = await newMember();
  return { buyer, id: paymentOf(await beginEvent(buyer, event))._id };
};

describe('what a gateway has charged and not answered', () => {
  it('keeps its price, and is paid in no other way', async () => {
    const event = await paidEvent();
    const { buyer, id } = await begun(event);
    await confirm(buyer, id, { gateway: 'sandbox', outcome: 'late' });
    await reprice(event);
    expect(paymentOf(await beginEvent(buyer, event))).toMatchObject({ _id: id, amount: 250 });
    for (const given of [
      { gateway: 'upi', utr: newUtr() },
      { gateway: 'sandbox', outcome: 'fail' },
    ] as const) {
      expect(refusalOf(await confirm(buyer, id, given), 409).msg, given.gateway).toBe(messages.paymentUnanswered);
    }
    await clockOfPayments(inAMinute());
    expect(await read(buyer, id)).toMatchObject({ state: 'completed', amount: 250 });
    expect(await booked(id)).toEqual({ 'Assets:Gateway:Sandbox': 25_000, 'Income:Events:Tickets': -25_000 });
  });

  it('is not cancelled at the same moment', async () => {
    const event = await paidEvent();
    for (let round = 0; round < 4; round += 1) {
      const { buyer, id } = await begun(event);
      const [cancelled, charged] = await Promise.all([
        buyer.browser.post(api.cancelPayment(id)),
        confirm(buyer, id, { gateway: 'sandbox', outcome: 'late' }),
      ]);
      // One of the two is refused.
      expect([cancelled.status, charged.status].sort()).toEqual([200, 409]);
      expect((await read(buyer, id)).state).toBe(charged.status === 200 ? 'pending' : 'cancelled');
    }
  });

  it('is booked once it answers, though the payer has left', async () => {
    const student = await debtor(2);
    await ownMembership(student);
    const { _id } = paymentOf(await beginMonths(student));
    await confirm(student, _id, { gateway: 'sandbox', outcome: 'late' });
    await leave(student);
    expect(await stateOf(_id)).toBe('pending');
    await clockOfPayments(inAMinute());
    expect(await stateOf(_id)).toBe('completed');
    expect((await admin.send(api.consolePaymentReceipt(_id))).status).toBe(200);
    expect((await refund(_id)).status).toBe(200);
    await expectBalance();
  });
});

it('a checkout is taken up anew for an hour, so that nobody keeps a seat for good', async () => {
  const event = await paidEvent({ capacity: 1, waitlist: false });
  const { buyer, id } = await begun(event);
  const until = new Date(inMinutes(3)).toISOString();
  await change('payments', id, { created_at: inMinutes(-61), expires_at: inMinutes(3) });
  const again = paymentOf(await beginEvent(buyer, event));
  expect(again._id).toBe(id);
  expect(Math.abs(Date.parse(again.expiresAt ?? '') - Date.parse(until))).toBeLessThan(60_000);
});

it('a number of the bank comes within a week, and for a payment whose event is gone too', async () => {
  const event = await paidEvent();
  const { buyer, id } = await begun(event);
  await letPaymentExpire(id);
  await clockOfPayments(new Date());
  await change('payments', id, { updated_at: inMinutes(-7 * 24 * 60 - 1) });
  await reprice(event);
  const late = await confirm(buyer, id, { gateway: 'upi', utr: newUtr() });
  expect(refusalOf(late, 409).msg).toBe(messages.paymentExpiredAlready);

  const gone = await paidEvent();
  const theirs = await begun(gone);
  expect((await deleteEvent(gone)).status).toBe(200);
  expect(paymentOf(await confirm(theirs.buyer, theirs.id, { gateway: 'upi', utr: newUtr() })).state).toBe('submitted');
  expect(refusalOf(await decide(theirs.id, 'confirm', {}), 404).msg).toBe(messages.eventNotFound);
  expect(consolePaymentOf(await decide(theirs.id, 'reject', { reason: 'Given back' })).state).toBe('rejected');
});

describe('giving back', () => {
  it('leaves the seat that was bought anew', async () => {
    const event = await paidEvent();
    const { buyer, id } = await begun(event);
    await confirm(buyer, id);
    expect((await buyer.browser.send(api.eventRegister(event), { method: 'DELETE' })).status).toBe(200);
    const again = paymentOf(await beginEvent(buyer, event))._id;
    await confirm(buyer, again);
    expect((await refund(id)).status).toBe(200);
    expect(await seat(buyer, event)).toBe('registered');
    expect((await refund(again)).status).toBe(200);
    expect(await seat(buyer, event)).toBe('cancelled');
  });

  it('takes an amount of its own, once', async () => {
    const { buyer, id } = await begun(await paidEvent());
    await confirm(buyer, id);
    for (const amount of [1e-10, 1e-9, 0, -1, 0.004, 1.005, 1e308, '1', null]) {
      expect(refusalOf(await refund(id, { amount }), 400).msg, String(amount)).toBe(messages.amountInvalid);
    }
    const key = randomUUID();
    for (const sent of [key, key, key.toUpperCase()]) {
      expect(consolePaymentOf(await refund(id, { amount: 10, key: sent })).refunded).toBe(10);
    }
    expect(refusalOf(await refund(id, { amount: 20, key }), 409).msg).toBe(messages.paymentKeyTaken);
  });
});

describe('an event that people paid for', () => {
  it('is not deleted before they have their money back', async () => {
    const event = await paidEvent();
    const [paid, told, charged] = [await begun(event), await begun(event), await begun(event)];
    await confirm(told.buyer, told.id, { gateway: 'upi', utr: newUtr() });
    await confirm(charged.buyer, charged.id, { gateway: 'sandbox', outcome: 'late' });
    await confirm(paid.buyer, paid.id);
    expect(refusalOf(await deleteEvent(event), 409).msg).toBe(messages.paidForWaits);
    expect((await decide(told.id, 'reject', { reason: 'Not there' })).status).toBe(200);
    expect(refusalOf(await deleteEvent(event), 409).msg).toBe(messages.paidForWaits);
    await clockOfPayments(inAMinute());
    expect(refusalOf(await deleteEvent(event), 409).msg).toBe(messages.paidForKept);
    const other = await paidEvent();
    const both = encodeURIComponent(JSON.stringify({ id: [other, event] }));
    const deletedBoth = await admin.send(`/api/admin/events?filter=${both}`, { method: 'DELETE' });
    expect(refusalOf(deletedBoth, 409).msg).toBe(messages.paidForKept);
    expect((await admin.send(`/api/admin/events/${other}`)).status).toBe(200);
    expect(await seat(paid.buyer, event)).toBe('registered');
    for (const { id } of [paid, charged]) expect((await refund(id)).status).toBe(200);
    expect((await deleteEvent(event)).status).toBe(200);
    await expectBalance();
  });

  it('goes once it is over, and what was paid can be given back still', async () => {
    const event = await paidEvent();
    const { buyer, id } = await begun(event);
    await confirm(buyer, id);
    await change('events', event, { starts_at: inMinutes(-120), ends_at: inMinutes(-60) });
    expect((await deleteEvent(event)).status).toBe(200);
    expect((await refund(id)).status).toBe(200);
    expect(await booked(id)).toEqual({ 'Assets:Gateway:Sandbox': 0, 'Income:Events:Tickets': 0 });
  });

  it('is either paid or deleted, of the two at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const event = await paidEvent();
      const { buyer, id } = await begun(event);
      const [paid, deleted] = await Promise.all([confirm(buyer, id), deleteEvent(event)]);
      expect([paid.status === 200, deleted.status === 200].filter(Boolean)).toHaveLength(1);
      expect(Object.keys(await booked(id))).toHaveLength(paid.status === 200 ? 2 : 0);
    }
    await expectBalance();
  });
});

it('refuses what is no number of a bank, no month and no key, and changes nothing', async () => {
  const { buyer, id } = await begun(await paidEvent());
  const wide = '１２３４５６７８９０１２';
  const numbers = ['١٢٣٤٥٦٧٨٩٠١٢', wide, '12345678901\u200b2', '0x1234567890', '1e11', 123456789012, [newUtr()], ''];
  for (const utr of numbers) refusalOf(await buyer.browser.post(api.confirmPayment(id), { gateway: 'upi', utr }), 400);
  for (const key of ['x'.repeat(101), 'x'.repeat(10_000), 'a,b', `${id}, ${id}`, "' or 1=1 --"]) {
    refusalOf(await beginEvent(buyer, await paidEvent(), {}, key), 400);
  }
  expect((await read(buyer, id)).state).toBe('pending');

  const student = await debtor(1);
  const month = { month: '1', year: 2026 };
  const bodies = [{ month: '00', year: 2026 }, { month: '-1', year: 2026 }, { ...month, month: 1 }, { month: '1' }];
  const others = [{ ...month, year: 2026.5 }, { year: 2026 }, { months: [] }, { months: null }, { amount: 1 }];
  for (const body of [...bodies, ...others, { months: Array.from({ length: 61 }, () => month) }]) {
    refusalOf(await student.browser.post(api.newPayment('membership'), body), 400);
  }
  const toCome = await student.browser.post(api.newPayment('membership'), { months: [{ month: '0', year: 2199 }] });
  expect(refusalOf(toCome, 409).msg).toBe(messages.monthNotDue);
  const forAnother = await student.browser.post(api.newPayment('membership', buyer.profileId), {});
  expect(refusalOf(forAnother, 404).msg).toBe(messages.paymentNotFound);
});

it('is approved or rejected, and given back once, whichever admins do it at once', async () => {
  const event = await paidEvent();
  const { buyer, id } = await begun(event);
  await confirm(buyer, id, { gateway: 'upi', utr: newUtr() });
  const second = treasurer();
  const decided = await Promise.all([
    ...Array.from({ length: 5 }, () => decide(id, 'confirm', {})),
    ...Array.from({ length: 5 }, () => second.post(api.decidePayment(id, 'reject'), { reason: 'no' })),
    ...Array.from({ length: 5 }, () => refund(id)),
  ]);
  expect(decided.slice(0, 10).filter(({ status }) => status === 200)).toHaveLength(1);
  expect(decided.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(Object.values(await booked(id)).every((sum) => sum === 0 || Math.abs(sum) === 25_000)).toBe(true);
  await expectBalance();
});

it('draws no more receipts for one person than they read', async () => {
  const { browser } = await newMember();
  const answers = await Promise.all(Array.from({ length: 35 }, () => browser.send(api.paymentReceipt(randomUUID()))));
  const statuses = answers.map(({ status }) => status);
  expect([404, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([30, 5]);
});

it('is given back in many parts at once no further than one admin may alone', async () => {
  await inDatabase((database) => database('payment_settings').update({ approval_above: 5000 }));
  const event = await paidEvent({ ticketPrice: 600_000 });
  const { buyer, id } = await begun(event);
  await confirm(buyer, id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(id, { amount: 1000 })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  const { refunded, requests } = consolePaymentSchema.parse((await admin.send(`/api/admin/payments/${id}`)).json);
  expect([refunded, requests.length]).toEqual([5000, 1]);
  await expectBalance();
});

it('is confirmed by another admin than the one who paid', async () => {
  const other = treasurer();
  const payer = { browser: other };
  const { _id: id } = paymentOf(await payer.browser.post(api.newPayment('event', await paidEvent()), {}));
  expect((await payer.browser.post(api.confirmPayment(id), { gateway: 'upi', utr: newUtr() })).status).toBe(200);
  const answer = await other.post(api.decidePayment(id, 'confirm'), {});
  expect(refusalOf(answer, 409).msg).toBe(messages.ownPaymentNotConfirmed);
  expect(await stateOf(id)).toBe('submitted');
  expect((await decide(id, 'confirm', {})).status).toBe(200);
});

it('is not taken for months that cost something else by now', async () => {
  const student = await debtor(2);
  const { _id: id, months } = paymentOf(await beginMonths(student));
  expect(months.length).toBeGreaterThan(1);
  await letPaymentExpire(id);
  await clockOfPayments(inAMinute());
  const ofStudent = (database: Knex) =>
    database('contributions').whereIn(
      'member_id',
      database('profiles').where({ document_id: student.profileId }).select('id'),
    );
  const before = await inDatabase((database) => ofStudent(database).orderBy('id').select('id', 'amount', 'payment_id'));
  const [first] = before as { id: number; amount: number }[];
  await inDatabase((database) => database('contributions').where({ id: first?.id }).increment('amount', 5000));
  await confirm(student, id, { gateway: 'upi', utr: newUtr() });
  const kept: unknown[] = await inDatabase((database) => ofStudent(database).whereNotNull('payment_id').select('id'));
  expect(kept, 'nothing is kept by halves').toEqual([]);
  expect(refusalOf(await decide(id, 'confirm', {}), 409).msg).toBe(messages.contributionChanged);
  await inDatabase((database) => database('contributions').where({ id: first?.id }).decrement('amount', 5000));
  expect((await decide(id, 'confirm', {})).status).toBe(200);
  await expectBalance();
});
