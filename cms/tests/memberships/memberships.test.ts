// @databases both
import {
  api,
  consoleMembershipSchema,
  contributionRateSchema,
  dryRunAnswer,
  membershipDueAnswer,
  membershipsAnswer,
  membershipStatsAnswer,
  messages,
  ownMembershipAnswer,
  reminderProgressAnswer,
  remindersAnswer,
} from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { askBackstage } from '../helpers/backstage';
import type { Browser } from '../helpers/browser';
import { changedSince, inDatabase, stored } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { mailsTo, mailTo } from '../helpers/mailbox';
import { newMember, type Member } from '../helpers/members';
import {
  beginMonths,
  booked,
  confirm,
  debtor,
  expectBalance,
  finalYear,
  finalYearStudent,
  offerEverything,
  ownMembership,
  paymentOf,
  treasurer,
} from '../helpers/payments';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const dueOf = async ({ browser }: Member) => bodyOf(await browser.send(api.membershipDue()), membershipDueAnswer).data;
const accrue = (now: Date) => askBackstage('accrue', { now: now.toISOString() });
const membershipOf = async ({ profileId }: Member): Promise<string> => {
  const [row] = await inDatabase((database) =>
    database('memberships')
      .whereIn('member_id', database('profiles').where({ document_id: profileId }).select('id'))
      .select<{ document_id: string }[]>('document_id'),
  );
  return row?.document_id ?? '';
};
const console = async (student: Member) =>
  consoleMembershipSchema.parse((await admin.send(`/api/admin/memberships/${await membershipOf(student)}`)).json);

describe('a membership', () => {
  it('follows from the year of graduation, and others are told why they have none', async () => {
    const third = await newMember({ role: 'student', graduationYear: finalYear() + 1 });
    const own = await ownMembership(third);
    expect(own).toMatchObject({
      membership: { year: 'third_year', price: 50, totalDue: 50, totalPaid: 0 },
      reason: '',
    });
    expect(own.current).toMatchObject({ status: 'pending', amount: 50, ...own.currentMonth });
    expect((await ownMembership(await finalYearStudent())).membership).toMatchObject({
      year: 'final_year',
      price: 100,
    });
    const [second, unknown, alumnus] = [
      await newMember({ role: 'student', graduationYear: finalYear() + 2 }),
      await newMember({ role: 'student' }),
      await newMember(),
    ];
    expect(await ownMembership(second)).toMatchObject({ membership: null, reason: messages.noMembership });
    expect(await ownMembership(unknown)).toMatchObject({ membership: null, reason: messages.graduationYearMissing });
    expect(await ownMembership(alumnus)).toMatchObject({ membership: null, reason: messages.noMembership });
    expect(await dueOf(alumnus)).toEqual({ totalDue: 0, months: [] });
    expect(refusalOf(await beginMonths(alumnus), 409).msg).toBe(messages.nothingToPay);
  });

  it('is given to students of both years who never look, once, by several at once', async () => {
    const [third, final, second] = await Promise.all(
      [1, 0, 2].map((years) => newMember({ role: 'student', graduationYear: finalYear() + years })),
    );
    if (!third || !final || !second) throw new Error('The pool has no students left.');
    const enrol = () => askBackstage('enrol', { now: new Date().toISOString() });
    expect((await Promise.all([enrol(), enrol()])).map(({ status }) => status)).toEqual([200, 200]);
    const memberships = await Promise.all([third, final, second].map(membershipOf));
    expect(memberships.map((id) => id !== '')).toEqual([true, true, false]);
    const before = await stored();
    await enrol();
    expect(await changedSince(before)).toEqual([]);
  });

  it('is charged each month once, those of a downtime too, however often the job runs', async () => {
    const student = await debtor(5);
    const late = await debtor(1);
    const answers = await Promise.all([accrue(new Date()), ownMembership(student), ownMembership(late)]);
    expect(answers[0].status, answers[0].message).toBe(200);
    expect((await dueOf(student)).months).toHaveLength(5);
    expect((await dueOf(late)).months).toHaveLength(1);
    const before = await stored();
    await accrue(new Date());
    await ownMembership(student);
    expect(await changedSince(before)).toEqual([]);
    await expectBalance();
  });

  it('pays several months at once, or one as the documents have it', async () => {
    const student = await debtor(4);
    const { months, totalDue } = await dueOf(student);
    const [first, second] = months;
    if (!first || !second) throw new Error('Nothing is due.');
    const one = paymentOf(await beginMonths(student, { month: first.month, year: first.year }));
    expect(one).toMatchObject({ amount: first.amount, months: [{ month: first.month, year: first.year }] });
    const both = { months: [first, second].map(({ month, year }) => ({ month, year })) };
    expect(refusalOf(await beginMonths(student, both), 409).msg).toBe(messages.monthInPayment);
    expect((await ownMembership(student)).openPayment).toBe(one._id);

    const wrong = { month: second.month, year: second.year, paymentId: one._id };
    expect(refusalOf(await student.browser.post(api.payMembership(), wrong), 409).msg).toBe(messages.monthNotOfPayment);
    const right = { ...wrong, month: first.month, year: first.year };
    const stranger = await finalYearStudent();
    expect(refusalOf(await stranger.browser.post(api.payMembership(), right), 404).msg).toBe(messages.paymentNotFound);
    const { membership } = bodyOf(await student.browser.post(api.payMembership(), right), ownMembershipAnswer).data;
    expect(membership).toMatchObject({ totalPaid: first.amount, totalDue: totalDue - first.amount });

    const rest = paymentOf(await beginMonths(student));
    expect(rest.months).toHaveLength(3);
    await confirm(student, rest._id);
    expect(await dueOf(student)).toEqual({ totalDue: 0, months: [] });
    const minor = rest.amount * 100;
    expect(await booked(rest._id)).toEqual({ 'Assets:Gateway:Sandbox': minor, 'Assets:Receivable:Members': -minor });
    expect(refusalOf(await beginMonths(student, { month: first.month, year: first.year }), 409).msg).toBe(
      messages.monthNotDue,
    );
    expect(refusalOf(await beginMonths(student, { month: '12', year: 2026 }), 400).msg).toBe(messages.monthInvalid);
    expect((await mailTo(student.email, 'payment-receipt')).text).toContain('Contribution');
    await expectBalance();
  });

  it('opens whole months again where they are given back', async () => {
    const student = await debtor(3);
    await ownMembership(student);
    const { _id, amount } = paymentOf(await beginMonths(student));
    await confirm(student, _id);
    const latest = (await ownMembership(student)).current?.amount ?? 0;
    const give = (json: object) =>
      admin.post(api.refundPayment(_id), { reason: 'A mistake', key: crypto.randomUUID(), ...json });
    expect(refusalOf(await give({ amount: latest - 1 }), 409).msg).toBe(messages.refundNotOfMonths);
    expect((await give({ amount: latest })).status).toBe(200);
    expect((await ownMembership(student)).membership).toMatchObject({ totalDue: latest, totalPaid: amount - latest });
    expect((await give({})).status).toBe(200);
    expect((await dueOf(student)).months).toHaveLength(3);
    await expectBalance();
  });
});

describe('reminders', () => {
  it('go to whoever owes once a week, whoever asks how often (security matrix 32)', async () => {
    const [owing, paid] = [await debtor(2), await finalYearStudent()];
    await ownMembership(owing);
    await ownMembership(paid);
    await confirm(paid, paymentOf(await beginMonths(paid))._id);
    const send = () => admin.post(api.sendPaymentReminders());
    const answers = await Promise.all([
      send(),
      send(),
      askBackstage('remindDebtors', { now: new Date().toISOString() }),
    ]);
    // Whichever of them comes first, each has found somebody who owes.
    const found = answers.slice(0, 2).map((answer) => bodyOf(answer as never, remindersAnswer).data);
    expect(found.map((each) => each.sent + each.skipped > 0)).toEqual([true, true]);
    const mail = await mailTo(owing.email, 'contribution-reminder');
    expect(mail.text).toContain('/membership?pay=due');
    expect(mail.text).toContain('2 months');
    const { sent, skipped } = bodyOf(await send(), remindersAnswer).data;
    expect(sent).toBe(0);
    expect(skipped).toBeGreaterThan(0);
    const kinds = (await mailsTo(owing.email)).filter(({ subject }) => subject.startsWith('Your contributions'));
    expect(kinds).toHaveLength(1);
    const { owing: members, reminded } = bodyOf(await admin.send(api.reminderProgress()), reminderProgressAnswer).data;
    expect(members).toBe(sent + skipped);
    expect(reminded).toBe(members);
    const late = await debtor(1);
    await ownMembership(late);
    const after = bodyOf(await admin.send(api.reminderProgress()), reminderProgressAnswer).data;
    expect(after).toEqual({ owing: members + 1, reminded });
    expect((await console(owing)).mails).toMatchObject([{ due: (await dueOf(owing)).totalDue }]);
    expect((await console(paid)).mails).toEqual([]);
  });
});

describe('admins', () => {
  it('see who would be charged and reminded as of a day, and nothing changes', async () => {
    const student = await finalYearStudent();
    const { currentMonth } = await ownMembership(student);
    const before = await stored();
    const next = new Date(Date.UTC(currentMonth.year, Number(currentMonth.month) + 2, 1)).toISOString().slice(0, 10);
    const run = dryRunAnswer.parse((await admin.send(api.membershipDryRun({ asOf: next, pageSize: 100 }))).json);
    const row = run.data.find(({ user }) => user._id === student.profileId);
    expect(row).toMatchObject({ due: 100, isReminded: true });
    // A graduate of the year before owes nothing for the months after June.
    expect([0, 1, 2]).toContain(row?.months);
    expect(run.meta.totals.members).toBe(run.meta.pagination.total);
    expect(await changedSince(before)).toEqual([]);
    for (const asOf of ['soon', '9999-12-31'])
      expect((await admin.send(api.membershipDryRun({ asOf }))).status).toBe(400);
  });

  it('set a tier with a reason, which is kept with before and after', async () => {
    const student = await finalYearStudent();
    await ownMembership(student);
    const address = `/api/admin/memberships/${await membershipOf(student)}`;
    const put = (json: object) => admin.send(address, { method: 'PUT', json });
    expect(refusalOf(await put({ tierChoice: 'none' }), 400).msg).toBe(messages.tierReasonMissing);
    const changed = consoleMembershipSchema.parse((await put({ tierChoice: 'none', reason: 'On leave' })).json);
    expect(changed).toMatchObject({ year: null, tierChoice: 'none', totalDue: 100, monthsDue: 1 });
    expect(changed.changes).toMatchObject([{ before: { tierChoice: 'auto' }, after: { tierChoice: 'none' } }]);
    expect(refusalOf(await admin.send(address, { method: 'DELETE' }), 409).msg).toBe(messages.membershipKept);
    const { data } = bodyOf(await admin.send(api.pendingMemberships({ pageSize: 100 })), membershipsAnswer);
    expect(data.every(({ totalDue }) => totalDue > 0)).toBe(true);
    const list = await admin.send(
      `/api/admin/memberships?filter=${encodeURIComponent(JSON.stringify({ owes: 'no' }))}`,
    );
    expect((list.json as { totalDue: number }[]).every(({ totalDue }) => totalDue === 0)).toBe(true);
    const stats = bodyOf(await admin.send(api.membershipStats()), membershipStatsAnswer).data;
    expect(stats.months).toHaveLength(12);
    const drawn = stats.months.at(-1);
    expect(drawn).toMatchObject({ collected: stats.thisMonth.paidAmount, due: stats.thisMonth.pendingAmount });
    expect(stats.owing).toBeGreaterThan(0);
    expect(stats.amountDue).toBeGreaterThan(0);
  });

  it('change what months to come cost, and nothing else', async () => {
    const rates = '/api/admin/contribution-rates';
    const { currentMonth } = await ownMembership(await finalYearStudent());
    const current = `${currentMonth.year}-${String(Number(currentMonth.month) + 1).padStart(2, '0')}`;
    const rate = (fields: object = {}) => ({
      tier: 'third_year',
      month: '2098-01',
      amount: 60.5,
      reason: 'Printing',
      ...fields,
    });
    expect(refusalOf(await admin.post(rates, rate({ month: current })), 409).msg).toBe(messages.rateTooEarly);
    const made = await admin.post(rates, rate());
    expect(made.status, made.text).toBe(201);
    const { id } = contributionRateSchema.parse(made.json);
    expect(refusalOf(await admin.post(rates, rate()), 409).msg).toBe(messages.rateTaken);
    const put = await admin.send(`${rates}/${id}`, { method: 'PUT', json: { amount: 70 } });
    expect(contributionRateSchema.parse(put.json)).toMatchObject({ amount: 70, isToCome: true });
    const all = (await admin.send(rates)).json as { id: string; isToCome: boolean }[];
    const [held] = all.filter(({ isToCome }) => !isToCome);
    const change = await admin.send(`${rates}/${held?.id}`, { method: 'PUT', json: { amount: 1 } });
    expect(refusalOf(change, 409).msg).toBe(messages.rateHolds);
    expect((await admin.send(`${rates}/${id}`, { method: 'DELETE' })).status).toBe(200);
  });
});
