// @databases both
import {
  api,
  consolePaymentSchema,
  formatDate,
  messages,
  moneyRequestsAnswer,
  ownRegistrationAnswer,
  statementLineAnswer,
  unclaimedTotalAnswer,
  type MoneyRequest,
  type StatementLine,
} from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { lineMachine } from '../../src/api/statement/steps/machine';
import {
  buyer,
  decide,
  giveBack,
  keep,
  linesOf,
  move,
  newUtr,
  outcomesOf,
  payer,
  PRICE,
  transferOf,
  upload,
  type Payer,
} from '../helpers/bank-statements';
import type { Browser } from '../helpers/browser';
import { changedSince, inDatabase, stored } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { booked, confirm, expectBalance, offerEverything, read, treasurer } from '../helpers/payments';
import { endOf, testEveryStep } from '../helpers/states';

const LARGE = 600_000;
let [admin, second]: [Browser, Browser] = [treasurer(), treasurer()];
beforeAll(async () => {
  [admin, second] = [treasurer(), treasurer()];
  await offerEverything(admin);
  await inDatabase((database) => database('payment_settings').update({ approval_above: 5000 }));
});

const today = () => formatDate(new Date(), 'Asia/Kolkata');
const payment = async (id: string) => consolePaymentSchema.parse((await admin.send(`/api/admin/payments/${id}`)).json);
const reject = async (paid: Payer): Promise<Payer> => {
  expect((await admin.post(api.decidePayment(paid.id, 'reject'), { reason: 'Not there' })).status).toBe(200);
  return paid;
};
const rejected = async (): Promise<Payer> => reject(await payer());
const total = async () => bodyOf(await admin.send(api.unclaimedTotal()), unclaimedTotalAnswer).data;
const answered = (answer: Awaited<ReturnType<typeof keep>>): StatementLine => bodyOf(answer, statementLineAnswer).data;
/** A line of money that nobody knows of, in a statement of its own. */
async function strangersLine(amount = PRICE) {
  const utr = newUtr();
  const { id: statement } = await upload(admin, [transferOf({ utr }, { amount })]);
  const [line] = await linesOf(admin, statement);
  return { statement, utr, line: line?.id ?? '' };
}
async function keptLine(amount = PRICE) {
  const kept = await strangersLine(amount);
  answered(await keep(admin, kept.line));
  return kept;
}
const lineOf = async ({ statement }: { statement: string }) => (await linesOf(admin, statement))[0];
/** What was booked of a line: each entry's key, and what it brings to the liability. */
const entriesOf = (line: string) =>
  inDatabase(async (database) => {
    const rows: { key: string; account: string; amount: number | string; reverses: string | null }[] = await database(
      'ledger_entries as entry',
    )
      .innerJoin('ledger_postings as posting', 'posting.entry_id', 'entry.id')
      .where('entry.key', 'like', `unclaimed:${line}%`)
      .orderBy(['entry.id', 'posting.id'])
      .select('entry.key', 'entry.reverses', 'posting.account', 'posting.amount');
    return rows.map(({ key, reverses, account, amount }) => [key, reverses, account, Number(amount)]);
  });
const booksOf = (line: string, amount: number) => [
  [`unclaimed:${line}`, null, 'Assets:Bank:Transfers', amount],
  [`unclaimed:${line}`, null, 'Liabilities:Unclaimed', -amount],
];
const booksBackOf = (line: string, amount: number) => [
  ...booksOf(line, amount),
  [`unclaimed:${line}:out`, `unclaimed:${line}`, 'Liabilities:Unclaimed', amount],
  [`unclaimed:${line}:out`, `unclaimed:${line}`, 'Assets:Bank:Transfers', -amount],
];
const changesOf = (line: string) =>
  inDatabase((database) =>
    database('money_changes')
      .where({ subject: 'statement-line', subject_id: line })
      .orderBy('id')
      .select('action', 'actor_id', 'reason'),
  );
const requestOf = async (line: string): Promise<MoneyRequest> => {
  const filter = encodeURIComponent(JSON.stringify({ status: 'pending', kind: 'unclaimed' }));
  const { json } = await admin.send(`/api/admin/money-requests?filter=${filter}&range=[0,999]`);
  const request = moneyRequestsAnswer.parse(json).find(({ subjectId }) => subjectId === line);
  if (!request) throw new Error('Nothing waits.');
  return request;
};
const decideRequest = (who: Browser, { id }: MoneyRequest, verdict: 'approve' | 'reject') =>
  who.post(`/api/admin/money-requests/${id}/${verdict}`, verdict === 'reject' ? { reason: 'Wait' } : {});

describe('a payment that was rejected', () => {
  it('is found by its UTR when its money turns up, and is confirmed after all', async () => {
    const paid = await rejected();
    expect(await payment(paid.id)).toMatchObject({ state: 'rejected', utr: paid.utr });
    const statement = await upload(admin, [transferOf(paid)]);
    const line = await lineOf({ statement: statement.id });
    expect(line).toMatchObject({
      ...{ outcome: 'doubtful', reason: messages.lineOfRejected(today()) },
      payment: { _id: paid.id, utr: paid.utr, state: 'rejected' },
    });
    // By hand nobody confirms what was rejected.
    const byHand = await admin.post(api.decidePayment(paid.id, 'confirm'), {});
    expect(refusalOf(byHand, 409).msg).toBe(messages.paymentRejectedAlready);
    answered(await decide(admin, line?.id ?? '', paid.id));
    expect(await read(paid.member, paid.id)).toMatchObject({ state: 'completed', utr: paid.utr, reason: '' });
    expect((await payment(paid.id)).steps.at(-1)).toMatchObject({ event: 'recover', state: 'completed' });
    expect(
      bodyOf(await paid.member.browser.send(api.eventRegistration(paid.event)), ownRegistrationAnswer).data.state,
    ).toBe('registered');
    expect(await booked(paid.id)).toEqual({ 'Assets:Bank:UPI': PRICE, 'Income:Events:Tickets': -PRICE });
    await move(admin, statement.id, 'undo');
    expect(await payment(paid.id)).toMatchObject({ state: 'submitted', utr: paid.utr });
    await expectBalance();
  });

  it('leaves its UTR to another payment, which a line names then', async () => {
    const [first, second_] = [await rejected(), await buyer()];
    expect((await confirm(second_.member, second_.id, { gateway: 'upi', utr: first.utr })).status).toBe(200);
    const statement = await upload(admin, [transferOf(first)]);
    expect(await lineOf({ statement: statement.id })).toMatchObject({
      ...{ outcome: 'matched', payment: { _id: second_.id } },
    });
    await reject(second_);
    // Nobody says for certain whose it is of two who gave the same number.
    const again = await upload(admin, [transferOf(first)], 1);
    expect(await lineOf({ statement: again.id })).toMatchObject({
      ...{ outcome: 'doubtful', reason: messages.lineNamesSeveral, payment: null },
    });
  });
});

describe('money that pays nothing', () => {
  it('is kept as unclaimed, booked in double entry, once', async () => {
    const { statement, line } = await strangersLine();
    const before = await total();
    const answers = await Promise.all([admin, second, admin].map((browser) => keep(browser, line)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await entriesOf(line)).toEqual(booksOf(line, PRICE));
    expect(await total()).toEqual({ lines: before.lines + 1, amount: before.amount + PRICE / 100 });
    expect(await lineOf({ statement })).toMatchObject({
      ...{ outcome: 'unclaimed', abilities: { decide: false, keep: false, assign: true, giveBack: true } },
    });
    expect(await changesOf(line)).toMatchObject([{ action: 'keep', actor_id: expect.any(Number) as unknown }]);
    expect(refusalOf(await decide(admin, line, null), 409).msg).toBe(messages.statementLineSettled);
    // It is undone, not deleted, from now on.
    const remove = await admin.send(`/api/admin/statements/${statement}`, { method: 'DELETE' });
    expect(refusalOf(remove, 409).msg).toBe(messages.statementKept);
    await expectBalance();
  });

  it('is kept by one line of however many that tell of it', async () => {
    const utr = newUtr();
    const transfer = transferOf({ utr });
    const [first, same, otherwise] = [
      await upload(admin, [transfer]),
      await upload(admin, [transfer, transferOf({ utr: newUtr() })]),
      await upload(admin, [transferOf({ utr }, { narration: `${utr} BY UPI` })], 1),
    ];
    const ids = await Promise.all(
      [first, same, otherwise].map(async ({ id }) => (await lineOf({ statement: id }))?.id),
    );
    const [one = '', again = '', written = ''] = ids;
    answered(await keep(admin, one));
    const before = await stored();
    expect(refusalOf(await keep(admin, again), 409).msg).toBe(messages.moneyKeptBefore);
    expect(refusalOf(await keep(admin, written), 409).msg).toBe(messages.moneyKeptBefore);
    expect(await changedSince(before)).toEqual([]);
    // A line without a number is known by all that it says.
    const unnamed = { ...transfer, narration: `NEFT ${newUtr().slice(0, 6)} X`, bankId: '' };
    const [third, fourth] = [
      await upload(admin, [unnamed]),
      await upload(admin, [unnamed, transferOf({ utr: newUtr() })]),
    ];
    answered(await keep(admin, (await lineOf({ statement: third.id }))?.id ?? ''));
    const refused = await keep(admin, (await lineOf({ statement: fourth.id }))?.id ?? '');
    expect(refusalOf(refused, 409).msg).toBe(messages.lineSeenBefore);
    const later = await upload(admin, [transferOf({ utr: newUtr() }), transfer]);
    expect(await outcomesOf(admin, later.id)).toEqual(['unmatched', 'seen']);
    await expectBalance();
  });

  it('is no other payment’s until it is assigned, by hand or by another statement', async () => {
    const { utr, line } = await keptLine();
    const paid = await buyer();
    expect((await confirm(paid.member, paid.id, { gateway: 'upi', utr })).status).toBe(200);
    const byHand = await admin.post(api.decidePayment(paid.id, 'confirm'), {});
    expect(refusalOf(byHand, 409).msg).toBe(messages.moneyKeptBefore);
    const statement = await upload(admin, [transferOf({ utr }, { narration: `${utr} BY UPI` })], 1);
    expect(await outcomesOf(admin, statement.id)).toEqual(['matched']);
    await move(admin, statement.id, 'apply');
    expect(await lineOf({ statement: statement.id })).toMatchObject({
      ...{ outcome: 'doubtful', reason: messages.moneyKeptBefore },
    });
    expect((await payment(paid.id)).state).toBe('submitted');
    answered(await decide(admin, line, paid.id));
    expect(await payment(paid.id)).toMatchObject({ state: 'completed', utr });
    expect(await entriesOf(line)).toEqual(booksBackOf(line, PRICE));
    await expectBalance();
  });

  it('is not kept once its payment was confirmed by hand', async () => {
    const paid = await payer();
    const statement = await upload(admin, [transferOf(paid, { amount: PRICE + 100 })]);
    await admin.post(api.decidePayment(paid.id, 'confirm'), {});
    const before = await stored();
    const refused = await keep(admin, (await lineOf({ statement: statement.id }))?.id ?? '');
    expect(refusalOf(refused, 409).msg).toBe(messages.lineConfirmedAlready);
    expect(await changedSince(before)).toEqual([]);
  });
});

describe('money that the ledger has', () => {
  it('is not kept by the number of a part that paid a payment', async () => {
    const [paid, utr] = [await payer(), newUtr()];
    const parts = [
      transferOf(paid, { amount: 10_000 }),
      transferOf({ utr }, { amount: PRICE - 10_000, narration: `UPI/${utr}/${paid.reference}` }),
    ];
    const { id } = await upload(admin, parts);
    answered(await decide(admin, (await lineOf({ statement: id }))?.id ?? '', paid.id));
    expect(await outcomesOf(admin, id)).toEqual(['applied', 'applied']);
    const other = transferOf({ utr }, { amount: PRICE - 10_000, narration: `${utr} BY UPI` });
    const otherwise = await upload(admin, [other], 1);
    const refused = await keep(admin, (await lineOf({ statement: otherwise.id }))?.id ?? '');
    expect(refusalOf(refused, 409).msg).toBe(messages.lineConfirmedAlready);
    // Nor does it pay somebody else's.
    const [thief, byHand] = [await buyer(), () => admin.post(api.decidePayment(thief.id, 'confirm'), {})];
    expect((await confirm(thief.member, thief.id, { gateway: 'upi', utr })).status).toBe(200);
    expect(refusalOf(await byHand(), 409).msg).toBe(messages.lineConfirmedAlready);
    await expectBalance();
  });

  it('is told from the numbers beside its own', async () => {
    const lineWith = async (utr: string) => {
      const narration = `UPI/${utr}/91${newUtr().slice(0, 10)}@ybl`;
      const statement = await upload(admin, [transferOf({ utr }, { narration })]);
      const line = await lineOf({ statement: statement.id });
      expect(line).toMatchObject({ outcome: 'unmatched', utr: null });
      return line?.id ?? '';
    };
    const [kept, confirmed] = [await buyer(), await buyer()];
    const lines = [await lineWith(kept.utr), await lineWith(confirmed.utr)] as const;
    answered(await keep(admin, lines[0]));
    for (const { member, id, utr } of [kept, confirmed]) {
      expect((await confirm(member, id, { gateway: 'upi', utr })).status).toBe(200);
    }
    const byHand = await admin.post(api.decidePayment(kept.id, 'confirm'), {});
    expect(refusalOf(byHand, 409).msg).toBe(messages.moneyKeptBefore);
    expect((await admin.post(api.decidePayment(confirmed.id, 'confirm'), {})).status).toBe(200);
    expect(refusalOf(await keep(admin, lines[1]), 409).msg).toBe(messages.lineConfirmedAlready);
    await expectBalance();
  });

  it('is kept or pays, of two statements that tell of it at once', async () => {
    const paid = await payer();
    const statements = [
      await upload(admin, [transferOf(paid, { amount: PRICE + 1 })]),
      await upload(admin, [transferOf(paid, { amount: PRICE + 1, narration: `${paid.utr} BY UPI` })], 1),
    ];
    const lines = await Promise.all(statements.map(async ({ id }) => (await lineOf({ statement: id }))?.id ?? ''));
    const answers = await Promise.all([
      ...lines.map((line) => keep(admin, line)),
      admin.post(api.decidePayment(paid.id, 'confirm'), {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await expectBalance();
  });
});

describe('unclaimed money', () => {
  it('is assigned to a payment of its very sum, which was rejected before: both change together', async () => {
    const paid = await rejected();
    const statement = await upload(admin, [transferOf(paid)]);
    const line = (await lineOf({ statement: statement.id }))?.id ?? '';
    expect(answered(await keep(admin, line)).payment).toMatchObject({ _id: paid.id });
    const dear = await keptLine(PRICE + 1);
    const before = await stored();
    expect(refusalOf(await decide(admin, dear.line, paid.id), 409).msg).toBe(
      messages.statementLineAmountOther(PRICE + 1, PRICE),
    );
    expect(await changedSince(before)).toEqual([]);
    const answers = await Promise.all([admin, second].map((browser) => decide(browser, line, paid.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booked(paid.id)).toEqual({ 'Assets:Bank:UPI': PRICE, 'Income:Events:Tickets': -PRICE });
    expect(await entriesOf(line)).toEqual(booksBackOf(line, PRICE));
    expect((await payment(paid.id)).receiptNumber).not.toBeNull();
    expect(refusalOf(await giveBack(admin, line), 409).msg).toBe(messages.unclaimedNotThere);
    await move(admin, statement.id, 'undo');
    expect(await outcomesOf(admin, statement.id)).toEqual(['undone']);
    expect((await payment(paid.id)).state).toBe('submitted');
    await expectBalance();
  });

  it('is given back once, with the transfer and the reason', async () => {
    const kept = await keptLine();
    const { line } = kept;
    expect(refusalOf(await giveBack(admin, line, { reference: ' ' }), 400)).toBeTruthy();
    expect(refusalOf(await giveBack(admin, line, { reason: '' }), 400)).toBeTruthy();
    const answers = await Promise.all([admin, second].map((browser) => giveBack(browser, line)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(line)).toEqual(booksBackOf(line, PRICE));
    expect(await lineOf(kept)).toMatchObject({
      ...{ outcome: 'returned', reason: messages.lineReturnedBy('N326000123456'), isAsked: false },
    });
    expect(await changesOf(line)).toMatchObject([{ action: 'keep' }, { action: 'give back', reason: 'Paid twice' }]);
    expect(refusalOf(await decide(admin, line, (await payer()).id), 409).msg).toBe(messages.statementLineSettled);
    await expectBalance();
  });

  it('waits for a second admin above the sum, who carries it out or declines', async () => {
    const kept = await keptLine(LARGE);
    const { line } = kept;
    expect(answered(await giveBack(admin, line))).toMatchObject({
      ...{ outcome: 'unclaimed', isAsked: true, abilities: { assign: false, giveBack: false } },
    });
    expect(refusalOf(await giveBack(second, line), 409).msg).toBe(messages.unclaimedAsked);
    expect(refusalOf(await decide(second, line, (await payer()).id), 409).msg).toBe(messages.unclaimedAsked);
    expect(await entriesOf(line)).toEqual(booksOf(line, LARGE));
    const asked = await requestOf(line);
    expect(asked).toMatchObject({ amount: 6000, reason: 'Paid twice', kind: 'unclaimed' });
    expect(refusalOf(await decideRequest(admin, asked, 'approve'), 409).msg).toBe(messages.moneyRequestNotOwn);
    expect((await decideRequest(second, asked, 'reject')).status).toBe(200);
    expect(await lineOf(kept)).toMatchObject({ outcome: 'unclaimed', isAsked: false });

    answered(await giveBack(second, line, { reference: 'N777' }));
    expect((await decideRequest(admin, await requestOf(line), 'approve')).status).toBe(200);
    expect(await lineOf(kept)).toMatchObject({ outcome: 'returned', reason: messages.lineReturnedBy('N777') });
    expect(await entriesOf(line)).toEqual(booksBackOf(line, LARGE));
    await expectBalance();
  });

  it('is taken back with its statement, unless it went back since', async () => {
    const transfers = [PRICE, PRICE + 1, LARGE].map((amount) => transferOf({ utr: newUtr() }, { amount }));
    const { id } = await upload(admin, transfers);
    const [undone = '', returned = '', asked = ''] = (await linesOf(admin, id)).map((line) => line.id);
    for (const line of [undone, returned, asked]) answered(await keep(admin, line));
    answered(await giveBack(admin, returned));
    answered(await giveBack(admin, asked));
    const request = await requestOf(asked);
    expect(await move(admin, id, 'undo')).toMatchObject({
      state: 'undone',
      counts: { undone: 2, kept: 1, unclaimed: 0 },
    });
    expect((await linesOf(admin, id)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['undone', ''],
      ['kept', messages.unclaimedReturnedSince],
      ['undone', ''],
    ]);
    expect(await entriesOf(undone)).toEqual(booksBackOf(undone, PRICE));
    expect(await entriesOf(returned)).toEqual(booksBackOf(returned, PRICE + 1));
    expect((await decideRequest(second, request, 'approve')).status).toBe(409);
    await expect(requestOf(asked)).rejects.toThrow('Nothing waits.');
    await expectBalance();
    // The file may come again, without what went back.
    const again = await upload(admin, transfers);
    expect(await outcomesOf(admin, again.id)).toEqual(['unmatched', 'seen', 'unmatched']);
    answered(await keep(admin, (await lineOf({ statement: again.id }))?.id ?? ''));
    await expectBalance();
  });

  it('is undone, given back or assigned, of all at once', async () => {
    const [paid, kept] = [await rejected(), await keptLine()];
    await Promise.all([
      ...[admin, second].map((browser) => browser.post(api.moveStatement(kept.statement, 'undo'), {})),
      giveBack(admin, kept.line),
      decide(second, kept.line, paid.id),
    ]);
    await move(admin, kept.statement, 'undo');
    expect(await entriesOf(kept.line)).toEqual(booksBackOf(kept.line, PRICE));
    await expectBalance();
  });
});

describe('a line', () => {
  interface Subject {
    statement: string;
    line: string;
    paid: Payer;
  }
  const stateOf = async (subject: Subject) => {
    const outcome = (await lineOf(subject))?.outcome;
    return outcome === 'unmatched' ? 'none' : outcome;
  };
  type State = (typeof lineMachine.states)[number];
  testEveryStep<State, keyof typeof lineMachine.transitions, Subject>(lineMachine, {
    begin: async () => ({ ...(await strangersLine()), paid: await payer() }),
    async send({ statement, line, paid }, event, to) {
      switch (event) {
        case 'settle':
          return endOf(await decide(admin, line, paid.id));
        case 'keep':
          return endOf(await keep(admin, line));
        case 'giveBack':
          return endOf(await giveBack(admin, line));
        case 'undo':
          // Somebody has come in by the ticket.
          if (to === 'kept') {
            await inDatabase((database) =>
              database('registrations')
                .whereIn('event_id', database('events').where({ document_id: paid.event }).select('id'))
                .update({ checked_in_at: new Date() }),
            );
          }
          return endOf(await admin.post(api.moveStatement(statement, 'undo'), {}));
      }
    },
    stateOf: async (subject) => (await stateOf(subject)) as State,
    stored: async (subject) => [await lineOf(subject), await entriesOf(subject.line)],
  });
});

it('needs a second admin for what adds up to more than the sum, however it is divided', async () => {
  const lines = [await keptLine(LARGE / 2), await keptLine(LARGE / 2)];
  const answers = await Promise.all(lines.map(({ line }) => giveBack(admin, line)));
  expect(answers.map((answer) => answered(answer)).filter(({ isAsked }) => isAsked).length).toBeGreaterThan(0);
  await expectBalance();
});
