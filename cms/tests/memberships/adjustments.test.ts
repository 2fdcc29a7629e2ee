// @databases both
import { randomUUID } from 'node:crypto';

import {
  api,
  consoleMembershipSchema,
  membershipAnswer,
  messages,
  moneyRequestSchema,
  paymentSettingsAnswer,
  type ConsoleMembership,
  type ConsolePayment,
  type MoneyRequest,
} from 'contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

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
  offerEverything,
  ownMembership,
  paidEvent,
  paymentOf,
  treasurer,
} from '../helpers/payments';

let [admin, second]: Browser[] = [];
beforeAll(async () => {
  [admin, second] = [treasurer(), treasurer()];
  await offerEverything(admin);
});
/** Above so many rupees another admin is needed. */
const setLimit = (approvalAbove: number) =>
  inDatabase((database) => database('payment_settings').update({ approval_above: approvalAbove }));
beforeEach(() => setLimit(5000));

const by = (which: Browser | undefined): Browser => {
  if (!which) throw new Error('There is no such admin.');
  return which;
};
const pathOf = async ({ profileId }: Member): Promise<string> => {
  const row: { document_id: string } = await inDatabase((database) =>
    database('memberships')
      .whereIn('member_id', database('profiles').where({ document_id: profileId }).select('id'))
      .first('document_id'),
  );
  return row.document_id;
};
const adjust = async (student: Member, json: object, who = admin) =>
  by(who).post(api.adjustContribution(await pathOf(student)), { reason: 'On leave', key: randomUUID(), ...json });
const console = async (student: Member): Promise<ConsoleMembership> =>
  consoleMembershipSchema.parse((await by(admin).send(`/api/admin/memberships/${await pathOf(student)}`)).json);
const adjusted = (answer: Awaited<ReturnType<typeof adjust>>) => bodyOf(answer, membershipAnswer).data;
const decide = ({ id }: MoneyRequest, verdict: 'approve' | 'reject', who: Browser | undefined, json: object = {}) =>
  by(who).post(`/api/admin/money-requests/${id}/${verdict}`, json);
const requestIn = ({ requests: [request] }: Pick<ConsoleMembership, 'requests'>): MoneyRequest => {
  if (!request) throw new Error('Nothing waits.');
  return request;
};
const readRequest = async ({ id }: MoneyRequest) =>
  moneyRequestSchema.parse((await by(admin).send(`/api/admin/money-requests/${id}`)).json);
/** The latest months of a debtor as an admin writes them, the latest first. */
const monthsOf = ({ monthlyPayments }: ConsoleMembership) =>
  monthlyPayments.map(({ month, year, amount }) => ({
    month: `${year}-${String(Number(month) + 1).padStart(2, '0')}`,
    from: amount,
  }));
async function owing(months: number) {
  const student = await debtor(months);
  await ownMembership(student);
  const known = await console(student);
  const [latest, before] = monthsOf(known);
  if (!latest) throw new Error('Nothing is due.');
  return { student, latest, before: before ?? latest, due: known.totalDue };
}
const entriesAbout = (key: string) =>
  inDatabase((database) =>
    database('ledger_entries').where('key', 'like', `adjustment:${key}%`).orderBy('id').select('key', 'reverses'),
  );

describe('an adjustment', () => {
  it('waives a month by an entry of its own, once, and the member is told why', async () => {
    const { student, latest, due } = await owing(2);
    const key = randomUUID();
    const waived = adjusted(await adjust(student, { ...latest, to: 0, key }));
    expect(waived).toMatchObject({ totalDue: due - latest.from, monthsDue: 1, requests: [] });
    expect(waived.changes).toMatchObject([
      {
        action: 'adjust',
        reason: 'On leave',
        before: { month: latest.month, amount: latest.from },
        after: { month: latest.month, amount: 0 },
      },
    ]);
    expect(await entriesAbout(key)).toMatchObject([
      { key: `adjustment:${key}:back`, reverses: expect.stringMatching(/^contribution:/) as string },
    ]);
    const before = await stored();
    expect((await adjust(student, { ...latest, to: 0, key })).status).toBe(200);
    expect(await changedSince(before)).toEqual([]);
    expect((await told(student)).map(({ kind }) => kind)).toEqual(['contribution-adjusted']);
    const mail = await mailTo(student.email, 'contribution-adjusted');
    expect(mail.text).toContain('was waived');
    expect(mail.text).toContain('On leave');
    await ownMembership(student);
    expect((await console(student)).monthsDue).toBe(1);
    await expectBalance();
  });

  it('corrects and adds months, which are paid at what they cost then', async () => {
    const { student, latest } = await owing(1);
    const [first, again] = [randomUUID(), randomUUID()];
    adjusted(await adjust(student, { ...latest, to: 40.5, key: first }));
    const corrected = adjusted(await adjust(student, { ...latest, from: 40.5, to: 70, key: again }));
    expect(corrected.totalDue).toBe(70);
    expect(await entriesAbout(again)).toMatchObject([{ reverses: `adjustment:${first}` }, { reverses: null }]);
    const added = adjusted(await adjust(student, { month: '2024-02', from: 0, to: 30 }));
    expect(added).toMatchObject({ totalDue: 100, monthsDue: 2 });
    const { _id, amount } = paymentOf(await beginMonths(student));
    expect(amount).toBe(100);
    for (const { month, from } of monthsOf(await console(student))) {
      expect(refusalOf(await adjust(student, { month, from, to: 1 }), 409).msg).toBe(messages.monthInPayment);
    }
    await confirm(student, _id);
    expect(await booked(_id)).toMatchObject({ 'Assets:Receivable:Members': -10_000 });
    expect(refusalOf(await adjust(student, { ...latest, from: 70, to: 0 }), 409).msg).toBe(messages.monthPaidAlready);
    await expectBalance();
  });

  it('is refused with a sentence where it cannot be, and nothing changes', async () => {
    const { student, latest } = await owing(1);
    const before = await stored();
    const refused = async (json: object, status: number) =>
      refusalOf(await adjust(student, { ...latest, to: 0, ...json }), status).msg;
    expect(await refused({ from: 1 }, 409)).toBe(messages.contributionChanged);
    expect(await refused({ to: latest.from }, 409)).toBe(messages.contributionSame);
    expect(await refused({ month: '2098-01', from: 0, to: 5 }, 409)).toBe(messages.monthToCome);
    expect(await refused({ to: -1 }, 400)).toBe(messages.contributionInvalid);
    expect(await refused({ to: 1.005 }, 400)).toBe(messages.contributionInvalid);
    expect(await refused({ month: '2026-13' }, 400)).toBe(messages.monthInvalid);
    expect(await refused({ reason: ' ' }, 400)).toBe(messages.tierReasonMissing);
    const nobody = api.adjustContribution('no-such-record');
    const json = { ...latest, to: 0, reason: 'x', key: randomUUID() };
    expect(refusalOf(await by(admin).post(nobody, json), 404).msg).toBe(messages.membershipNotFound);
    expect(await changedSince(before)).toEqual([]);
  });
});

describe('a second admin', () => {
  it('approves what is above the set sum, and nobody approves their own', async () => {
    await setLimit(60);
    const { student, latest, due } = await owing(1);
    const asked = adjusted(await adjust(student, { ...latest, to: 0 }));
    expect(asked).toMatchObject({ totalDue: due, requests: [{ status: 'pending', reason: 'On leave' }] });
    const request = requestIn(asked);
    const before = await stored();
    expect(refusalOf(await decide(request, 'approve', admin), 409).msg).toBe(messages.moneyRequestNotOwn);
    expect(await changedSince(before)).toEqual([]);
    expect((await decide(request, 'approve', second)).status).toBe(200);
    const after = await console(student);
    expect(after).toMatchObject({ totalDue: due - latest.from, requests: [] });
    expect(after.changes.map(({ action }) => action)).toEqual(['adjust', 'approve: adjustment', 'ask: adjustment']);
    expect(new Set(after.changes.map(({ by: name }) => name)).size).toBe(2);
    expect(refusalOf(await decide(request, 'approve', second), 409).msg).toContain('decided already');
    expect((await by(admin).send(`/api/admin/money-requests/${request.id}`, { method: 'DELETE' })).status).toBe(409);
    await expectBalance();
  });

  it('declines with a reason, and so may whoever asked', async () => {
    await setLimit(0);
    const { student, latest, due } = await owing(1);
    const request = requestIn(adjusted(await adjust(student, { ...latest, to: 0 })));
    expect((await decide(request, 'reject', second)).status).toBe(400);
    expect((await decide(request, 'reject', admin, { reason: 'My mistake' })).status).toBe(200);
    expect(await readRequest(request)).toMatchObject({ status: 'rejected', decisionReason: 'My mistake' });
    expect((await console(student)).totalDue).toBe(due);
  });

  it('is needed for many small ones, too: those of a member count together', async () => {
    await setLimit(150);
    const { student, latest } = await owing(1);
    const small = (from: number, to: number) => adjust(student, { ...latest, from, to });
    expect(adjusted(await small(latest.from, latest.from - 40)).requests).toEqual([]);
    expect(adjusted(await small(latest.from - 40, latest.from + 60)).requests).toEqual([]);
    expect(adjusted(await small(latest.from + 60, latest.from + 40)).requests).toHaveLength(1);
  });

  it('comes too late where the month was paid meanwhile: nothing is approved then', async () => {
    await setLimit(10);
    const { student, latest } = await owing(1);
    const request = requestIn(adjusted(await adjust(student, { ...latest, to: 0 })));
    const { _id } = paymentOf(await beginMonths(student));
    expect(refusalOf(await decide(request, 'approve', second), 409).msg).toBe(messages.monthInPayment);
    await confirm(student, _id);
    const before = await stored();
    expect(refusalOf(await decide(request, 'approve', second), 409).msg).toBe(messages.monthPaidAlready);
    expect(await changedSince(before)).toEqual([]);
    expect((await readRequest(request)).status).toBe('pending');
    await expectBalance();
  });

  it('approves once, of however many at once, and a payment at once loses or wins whole', async () => {
    await setLimit(10);
    for (let round = 0; round < 3; round += 1) {
      const { student, latest } = await owing(1);
      const request = requestIn(adjusted(await adjust(student, { ...latest, to: 5 })));
      const answers = await Promise.all([
        decide(request, 'approve', second),
        decide(request, 'approve', second),
        decide(request, 'reject', admin, { reason: 'No' }),
        beginMonths(student),
      ]);
      const decided = answers.slice(0, 3).filter(({ status }) => status === 200);
      const { status } = await readRequest(request);
      expect(decided).toHaveLength(status === 'pending' ? 0 : 1);
      const due = (await console(student)).totalDue;
      expect(due).toBe(status === 'approved' ? 5 : latest.from);
      const [, , , begun] = answers;
      if (begun.status === 200) expect(paymentOf(begun).amount).toBe(due);
      await expectBalance();
    }
  });

  it('approves refunds, whose parts count together', async () => {
    await setLimit(150);
    const buyer = await newMember();
    const { _id } = paymentOf(await beginEvent(buyer, await paidEvent()));
    await confirm(buyer, _id);
    const give = async (json: object): Promise<ConsolePayment> =>
      consolePaymentOf(await by(admin).post(api.refundPayment(_id), { reason: 'Ill', key: randomUUID(), ...json }));
    expect(await give({ amount: 150 })).toMatchObject({ refunded: 150, requests: [] });
    const key = randomUUID();
    await give({ amount: 1, key });
    const asked = await give({ amount: 1, key });
    expect(asked).toMatchObject({ refunded: 150, requests: [{ amount: 1, kind: 'refund' }] });
    const rest = await give({});
    expect(rest.requests).toMatchObject([{ amount: 1 }, { amount: 100 }]);
    const [one, all] = rest.requests;
    if (!one || !all) throw new Error('Two wait.');
    expect(refusalOf(await decide(one, 'approve', admin), 409).msg).toBe(messages.moneyRequestNotOwn);
    expect((await decide(one, 'approve', second)).status).toBe(200);
    // What is left is given back: that is less by now.
    expect((await decide(all, 'approve', second)).status).toBe(200);
    expect(await booked(_id)).toEqual({ 'Assets:Gateway:Sandbox': 0, 'Income:Events:Tickets': 0 });
    await expectBalance();
  });

  it('approves a larger sum, which whoever wants it cannot set alone', async () => {
    await setLimit(100);
    const put = (approvalAbove: number) =>
      by(admin).send(api.paymentSettings(), { method: 'PUT', json: { approvalAbove } });
    expect(bodyOf(await put(50), paymentSettingsAnswer).data.approvalAbove).toBe(50);
    expect(bodyOf(await put(9000), paymentSettingsAnswer).data.approvalAbove).toBe(50);
    expect((await put(0.5)).status).toBe(400);
    const waiting = (await by(second).send('/api/admin/money-requests?filter={"status":"pending","kind":"limit"}'))
      .json;
    const request = (waiting as MoneyRequest[]).find(({ amount }) => amount === 9000);
    if (!request) throw new Error('Nothing waits.');
    expect((await decide(request, 'approve', admin)).status).toBe(409);
    expect((await decide(request, 'approve', second)).status).toBe(200);
    expect(bodyOf(await by(admin).send(api.paymentSettings()), paymentSettingsAnswer).data.approvalAbove).toBe(9000);
  });
});
