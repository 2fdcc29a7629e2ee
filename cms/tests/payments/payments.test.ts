// @databases both
import { randomUUID } from 'node:crypto';

import { api, messages, paymentsAnswer, paymentSettingsAnswer, ownRegistrationAnswer } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Browser } from '../helpers/browser';
import { changedSince, inDatabase, stored } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import { told } from '../helpers/notifications';
import {
  beginEvent,
  beginMonths,
  booked,
  confirm,
  consolePaymentOf,
  debtor,
  expectBalance,
  letPaymentExpire,
  offerEverything,
  ownMembership,
  paidEvent,
  paymentOf,
  read,
  treasurer,
} from '../helpers/payments';
import { askBackstage } from '../helpers/backstage';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const seat = async ({ browser }: Member, event: string) =>
  bodyOf(await browser.send(api.eventRegistration(event)), ownRegistrationAnswer).data.state;
const newUtr = () => String(Math.floor(Math.random() * 9e11) + 1e11);
const clockOfPayments = (now: Date) => askBackstage('payments', { now: now.toISOString() });
const decide = (id: string, step: 'confirm' | 'reject', json: object) => admin.post(api.decidePayment(id, step), json);
const refund = (id: string, json: object) => admin.post(api.refundPayment(id), json);

describe('a ticket', () => {
  it('is held at the server’s price, paid once, booked on both sides, and has a receipt', async () => {
    const [event, buyer] = [await paidEvent(), await newMember()];
    const begun = paymentOf(await beginEvent(buyer, event));
    expect(begun).toMatchObject({
      amount: 250,
      currency: 'INR',
      status: 'pending',
      relatedTo: 'event',
      relatedId: event,
    });
    expect(begun.gateways.upi?.link).toContain('am=250.00&cu=INR');
    expect(await seat(buyer, event)).toBe('held');
    // Whoever begins again takes up what is open.
    expect(paymentOf(await beginEvent(buyer, event))._id).toBe(begun._id);

    const paid = paymentOf(await confirm(buyer, begun._id, { gateway: 'sandbox', method: 'upi', outcome: 'twice' }));
    expect(paid).toMatchObject({
      status: 'completed',
      paymentMethod: 'upi',
      abilities: { confirm: false, cancel: false },
    });
    expect(paid.receiptNumber).toMatch(/^20\d\d-\d\d\/\d{6}$/);
    expect(await seat(buyer, event)).toBe('registered');
    expect(await booked(begun._id)).toEqual({ 'Assets:Gateway:Sandbox': 25_000, 'Income:Events:Tickets': -25_000 });
    expect((await mailTo(buyer.email, 'payment-receipt')).subject).toContain(paid.receiptNumber);
    const before = await stored();
    expect(paymentOf(await confirm(buyer, begun._id))).toEqual(paid);
    expect(await changedSince(before)).toEqual([]);
    const receipt = await buyer.browser.send(api.paymentReceipt(begun._id));
    expect([receipt.status, receipt.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(refusalOf(await beginEvent(buyer, event), 409).msg).toBe(messages.alreadyRegistered);
    const { data } = bodyOf(await buyer.browser.send(api.payments()), paymentsAnswer);
    expect(data.map(({ _id }) => _id)).toEqual([begun._id]);
  });

  it('is nobody’s when the gateway refuses, nobody pays in time, or the buyer leaves', async () => {
    const event = await paidEvent({ capacity: 1, waitlist: false });
    const [first, second] = [await newMember(), await newMember()];
    const refused = paymentOf(await beginEvent(first, event));
    expect(refusalOf(await beginEvent(second, event), 409).msg).toBe(messages.eventFull);
    expect(refusalOf(await confirm(first, refused._id, { gateway: 'sandbox', outcome: 'fail' }), 402).msg).toBe(
      messages.paymentFailed,
    );
    expect(await read(first, refused._id)).toMatchObject({ status: 'failed', receiptNumber: null });
    expect(refusalOf(await confirm(first, refused._id), 409).msg).toBe(messages.paymentFailedAlready);

    const late = paymentOf(await beginEvent(second, event));
    await letPaymentExpire(late._id);
    expect((await clockOfPayments(new Date())).status).toBe(200);
    expect(await read(second, late._id)).toMatchObject({ state: 'expired', status: 'failed' });
    expect(refusalOf(await confirm(second, late._id), 409).msg).toBe(messages.paymentExpiredAlready);

    const left = paymentOf(await beginEvent(first, event));
    expect(paymentOf(await first.browser.post(api.cancelPayment(left._id)))).toMatchObject({ state: 'cancelled' });
    expect(paymentOf(await beginEvent(second, event)).status).toBe('pending');
    expect(await booked(refused._id)).toEqual({});
  });

  it('is theirs where the gateway answers late, or not at all until it is asked again', async () => {
    const [event, buyer, other] = [await paidEvent(), await newMember(), await newMember()];
    const late = paymentOf(await beginEvent(buyer, event));
    const sent = paymentOf(await confirm(buyer, late._id, { gateway: 'sandbox', outcome: 'late' }));
    expect(sent).toMatchObject({ state: 'pending', abilities: { cancel: false } });
    expect(refusalOf(await buyer.browser.post(api.cancelPayment(late._id)), 409).msg).toBe(messages.paymentUnanswered);
    await clockOfPayments(new Date(Date.now() + 60_000));
    expect((await read(buyer, late._id)).state).toBe('completed');
    const silent = paymentOf(await beginEvent(other, event));
    const answer = await confirm(other, silent._id, { gateway: 'sandbox', outcome: 'timeout' });
    expect(refusalOf(answer, 503).msg).toBe(messages.paymentUnanswered);
    expect(paymentOf(await confirm(other, silent._id)).state).toBe('completed');
  });

  it('is paid once, of however many calls at once (security matrix 24)', async () => {
    const [event, buyer] = [await paidEvent(), await newMember()];
    const begun = await Promise.all(Array.from({ length: 10 }, () => beginEvent(buyer, event)));
    const ids = new Set(begun.map((answer) => paymentOf(answer)._id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const paid = await Promise.all(Array.from({ length: 50 }, () => confirm(buyer, id)));
    expect(new Set(paid.map((answer) => paymentOf(answer).receiptNumber)).size).toBe(1);
    expect(await booked(id)).toEqual({ 'Assets:Gateway:Sandbox': 25_000, 'Income:Events:Tickets': -25_000 });
    await expectBalance();
  });

  it('answers a key that is sent again alike, and refuses it with other contents', async () => {
    const [event, other, buyer] = [await paidEvent(), await paidEvent(), await newMember()];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => beginEvent(buyer, event, {}, key)));
    expect(new Set(answers.map((answer) => paymentOf(answer)._id)).size).toBe(1);
    expect(refusalOf(await beginEvent(buyer, other, {}, key), 409).msg).toBe(messages.paymentKeyTaken);
    expect(refusalOf(await beginEvent(buyer, event, {}, 'a b'), 400).msg).toBe(messages.paymentKeyInvalid);
    // Somebody else may have the same key.
    expect(paymentOf(await beginEvent(await newMember(), event, {}, key)).status).toBe('pending');
  });

  it('costs what the server says, whoever writes whatever (security matrix 23)', async () => {
    const [event, buyer, stranger] = [await paidEvent(), await newMember(), await newMember()];
    for (const key of ['amount', 'currency', 'user', 'price', 'status']) {
      const inBody = refusalOf(await beginEvent(buyer, event, { [key]: 1 }), 400);
      expect(JSON.stringify(inBody)).toContain(key);
      const inQuery = await buyer.browser.post(`${api.newPayment('event', event)}?${key}=1`, {});
      expect(JSON.stringify(refusalOf(inQuery, 400))).toContain(key);
    }
    const { _id } = paymentOf(await beginEvent(buyer, event));
    expect(
      refusalOf(await buyer.browser.post(api.confirmPayment(_id), { gateway: 'sandbox', amount: 1 }), 400).msg,
    ).toContain('amount');
    for (const call of [api.confirmPayment(_id), api.cancelPayment(_id)]) {
      const json = call.endsWith('confirm') ? { gateway: 'sandbox' } : {};
      expect(refusalOf(await stranger.browser.post(call, json), 404).msg).toBe(messages.paymentNotFound);
    }
    expect(refusalOf(await stranger.browser.send(api.payment(_id)), 404).msg).toBe(messages.paymentNotFound);
    expect((await read(buyer, _id)).amount).toBe(250);
    for (const type of ['project', 'nonsense', '__proto__']) {
      expect(refusalOf(await buyer.browser.post(api.newPayment(type, 'x'), {}), 400).msg).toBe('Invalid payment type');
    }
    const free = await paidEvent({ ticketPrice: 0 });
    expect(refusalOf(await beginEvent(buyer, free), 409).msg).toBe(messages.nothingToPay);
  });
});

describe('UPI', () => {
  it('waits for the treasurer, who finds it', async () => {
    const [event, buyer] = [await paidEvent(), await newMember()];
    const { _id } = paymentOf(await beginEvent(buyer, event));
    const utr = newUtr();
    expect(refusalOf(await confirm(buyer, _id, { gateway: 'upi', utr: '123' }), 400).msg).toBe(messages.utrInvalid);
    const sent = paymentOf(await confirm(buyer, _id, { gateway: 'upi', utr: `${utr.slice(0, 4)} ${utr.slice(4)}` }));
    expect(sent).toMatchObject({ state: 'submitted', status: 'pending', utr, abilities: { cancel: false } });
    expect(paymentOf(await confirm(buyer, _id, { gateway: 'upi', utr })).state).toBe('submitted');
    await letPaymentExpire(_id);
    await clockOfPayments(new Date());
    const thief = await newMember();
    const theirs = paymentOf(await beginEvent(thief, event));
    expect(refusalOf(await confirm(thief, theirs._id, { gateway: 'upi', utr }), 409).msg).toBe(messages.utrTaken);
    expect(await seat(buyer, event)).toBe('held');

    const done = consolePaymentOf(await decide(_id, 'confirm', { note: 'In the statement' }));
    expect(done).toMatchObject({ state: 'completed', paymentMethod: 'upi', utr });
    expect(done.steps.map(({ event: step }) => step)).toEqual(['begin', 'submit', 'approve']);
    expect(done.entries).toHaveLength(1);
    expect(refusalOf(await decide(_id, 'confirm', {}), 409).msg).toBe(messages.paymentCompletedAlready);
    expect(await seat(buyer, event)).toBe('registered');
    expect(await booked(_id)).toEqual({ 'Assets:Bank:UPI': 25_000, 'Income:Events:Tickets': -25_000 });
    expect((await told(buyer))[0]).toMatchObject({ kind: 'payment-news' });
  });

  it('is given up where the treasurer does not find it, and can be said after the time was over', async () => {
    const [event, buyer] = [await paidEvent(), await newMember()];
    const { _id } = paymentOf(await beginEvent(buyer, event));
    await letPaymentExpire(_id);
    await clockOfPayments(new Date());
    const utr = newUtr();
    expect(paymentOf(await confirm(buyer, _id, { gateway: 'upi', utr })).state).toBe('submitted');
    expect(refusalOf(await decide(_id, 'reject', { reason: ' ' }), 400).msg).toBe(messages.paymentReasonMissing);
    const rejected = consolePaymentOf(await decide(_id, 'reject', { reason: 'Not in the statement' }));
    expect(rejected).toMatchObject({ state: 'rejected', status: 'failed', utr, reason: 'Not in the statement' });
    expect(await seat(buyer, event)).toBe('expired');
    expect(refusalOf(await decide(_id, 'confirm', {}), 409).msg).toBe(messages.paymentRejectedAlready);
    // The number can be another payment's then.
    const again = paymentOf(await beginEvent(buyer, event));
    expect(paymentOf(await confirm(buyer, again._id, { gateway: 'upi', utr })).state).toBe('submitted');
  });
});

describe('giving back', () => {
  it('takes the seat for the whole, and nothing for a part; the same key gives back once', async () => {
    const [event, buyer] = [await paidEvent(), await newMember()];
    const { _id } = paymentOf(await beginEvent(buyer, event));
    expect(refusalOf(await refund(_id, { reason: 'x', key: randomUUID() }), 409).msg).toBe(
      messages.paymentNotCompleted,
    );
    await confirm(buyer, _id);
    const part = { amount: 100.5, reason: 'Only half of it took place', key: randomUUID() };
    const answers = await Promise.all([refund(_id, part), refund(_id, part)]);
    for (const answer of answers) {
      expect(consolePaymentOf(answer)).toMatchObject({ status: 'completed', refunded: 100.5 });
    }
    expect(await seat(buyer, event)).toBe('registered');
    const tooMuch = await refund(_id, { amount: 149.51, reason: 'x', key: randomUUID() });
    expect(refusalOf(tooMuch, 409).msg).toBe(messages.refundTooLarge);
    const rest = consolePaymentOf(await refund(_id, { reason: 'The event was off', key: randomUUID() }));
    expect(rest).toMatchObject({ status: 'refunded', refunded: 250, reason: 'The event was off' });
    expect(rest.changes).toHaveLength(2);
    expect(await seat(buyer, event)).toBe('cancelled');
    expect(await booked(_id)).toEqual({ 'Assets:Gateway:Sandbox': 0, 'Income:Events:Tickets': 0 });
    const again = await refund(_id, { reason: 'x', key: randomUUID() });
    expect(refusalOf(again, 409).msg).toBe(messages.paymentRefundedAlready);
    expect((await buyer.browser.send(api.paymentReceipt(_id))).status).toBe(200);
    await expectBalance();
  });
});

describe('what an admin enters', () => {
  const entry = (user: string, fields: object = {}) => ({
    ...{ user, amount: 200, currency: 'INR', paymentMethod: 'cash', status: 'completed', relatedTo: 'membership' },
    ...{ paymentDate: '2026-10-05', ...fields },
  });
  const enter = (json: object) => admin.post('/api/admin/payments', json);

  it('pays the earliest months, whose sum it must be', async () => {
    const student = await debtor(3);
    const { membership } = await ownMembership(student);
    const due = membership?.monthlyPayments.map(({ amount }) => amount) ?? [];
    expect(due).toHaveLength(3);
    const [first = 0, second = 0] = due;
    const right = [first, first + second, first + second + (due[2] ?? 0)].map((amount) => amount * 100);
    for (const wrong of [{ amount: first + 1 }, { amount: first, currency: 'USD' }]) {
      const refused = refusalOf(await enter(entry(student.profileId, wrong)), 409);
      expect(refused.msg).toBe(messages.contributionAmountOther(right));
    }
    const made = await enter(entry(student.profileId, { amount: first + second }));
    expect(made.status, made.text).toBe(201);
    expect(made.json).toMatchObject({
      status: 'completed',
      months: [{}, {}],
      isEntered: true,
      paymentDate: '2026-10-05',
    });
    expect((await ownMembership(student)).membership).toMatchObject({ totalPaid: first + second, totalDue: due[2] });
    const { id } = made.json as { id: string };
    const deleted = await admin.send(`/api/admin/payments/${id}`, { method: 'DELETE' });
    expect(refusalOf(deleted, 409).msg).toBe(messages.paymentKept);
    const changed = await admin.send(`/api/admin/payments/${id}`, { method: 'PUT', json: { amount: 1 } });
    expect(refusalOf(changed, 409).msg).toBe(messages.paymentNotChanged);
    const described = await admin.send(`/api/admin/payments/${id}`, {
      method: 'PUT',
      json: { description: 'At the desk' },
    });
    expect(described.json).toMatchObject({ description: 'At the desk' });
    await expectBalance();
  });

  it('is pending until somebody says that it came, and goes without a trace in the ledger before', async () => {
    const donor = await newMember();
    const pending = await enter(entry(donor.profileId, { status: 'pending', relatedTo: 'donation', amount: 1200.5 }));
    const { id } = pending.json as { id: string };
    expect(await booked(id)).toEqual({});
    const put = (json: object) => admin.send(`/api/admin/payments/${id}`, { method: 'PUT', json });
    expect((await put({ status: 'completed', currency: 'USD' })).json).toMatchObject({
      status: 'completed',
      currency: 'USD',
    });
    expect(await booked(id)).toEqual({ 'Assets:Cash': 120_050, 'Income:Donations': -120_050 });
    expect(
      refusalOf(await enter(entry(donor.profileId, { amount: 1.5, currency: 'JPY', relatedTo: 'other' })), 400).msg,
    ).toBe(messages.amountInvalid);
    expect(refusalOf(await enter(entry('nobody')), 404).msg).toBe(messages.payerNotFound);
    const other = (await enter(entry(donor.profileId, { status: 'pending', relatedTo: 'other' }))).json as {
      id: string;
    };
    expect((await admin.send(`/api/admin/payments/${other.id}`, { method: 'DELETE' })).status).toBe(200);
  });

  it('is deleted only where nothing was booked of it, given back or not; of several, all or none', async () => {
    const donor = await newMember();
    const idOf = async (fields: object) => ((await enter(entry(donor.profileId, fields))).json as { id: string }).id;
    const pending = await idOf({ status: 'pending', relatedTo: 'other' });
    const [kept, back] = [await idOf({ relatedTo: 'other' }), await idOf({ relatedTo: 'other' })];
    await admin.post(api.refundPayment(back), { reason: 'A mistake', key: randomUUID() });
    const before = await stored();
    for (const booked of [kept, back]) {
      const both = encodeURIComponent(JSON.stringify({ id: [pending, booked] }));
      const deleted = await admin.send(`/api/admin/payments?filter=${both}`, { method: 'DELETE' });
      expect(refusalOf(deleted, 409).msg).toBe(messages.paymentKept);
    }
    expect(await changedSince(before)).toEqual([]);
  });
});

it('shows admins alone how people pay, and keeps who changed it', async () => {
  const json = { upiAddress: 'nonsense', upiName: 'x', offersSandbox: true };
  expect(refusalOf(await admin.send(api.paymentSettings(), { method: 'PUT', json }), 400).msg).toBe(
    messages.upiAddressInvalid,
  );
  expect(bodyOf(await admin.send(api.paymentSettings()), paymentSettingsAnswer).data.upiAddress).toBe('society@bank');
  const noted = () =>
    inDatabase((database) => database('money_changes').where({ subject: 'settings' }).orderBy('id').pluck('after'));
  const before = await noted();
  expect((await admin.send(api.paymentSettings(), { method: 'PUT', json: { approvalAbove: 4321 } })).status).toBe(200);
  await inDatabase((database) => database('payment_settings').update({ approval_above: 5000 }));
  expect(JSON.stringify((await noted()).slice(before.length))).toContain('4321');
});

it('gives a month that two payments want at once to one of them', async () => {
  const student = await debtor(2);
  await ownMembership(student);
  const answers = await Promise.all(Array.from({ length: 10 }, () => beginMonths(student)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});
