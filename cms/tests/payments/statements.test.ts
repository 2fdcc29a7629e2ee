// @databases both
import { randomUUID } from 'node:crypto';

import {
  api,
  consolePaymentSchema,
  messages,
  ownRegistrationAnswer,
  statementAnswer,
  statementPreviewAnswer,
  STATEMENT_MAX_BYTES,
} from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { askBackstage } from '../helpers/backstage';
import { BANKS } from '../helpers/bank-files';
import {
  buyer,
  decide,
  fileForm,
  keep,
  linesOf,
  move,
  newBank,
  newUtr,
  outcomesOf,
  payer,
  PRICE,
  send,
  transferOf,
  upload,
} from '../helpers/bank-statements';
import type { Browser } from '../helpers/browser';
import { changedSince, inDatabase, stored } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { multipart } from '../helpers/forms';
import { newMember } from '../helpers/members';
import { told } from '../helpers/notifications';
import {
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
  paymentOf,
  read,
  treasurer,
} from '../helpers/payments';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const seat = async ({ member, event }: Awaited<ReturnType<typeof buyer>>) =>
  bodyOf(await member.browser.send(api.eventRegistration(event)), ownRegistrationAnswer).data.state;
const payment = async (id: string) => consolePaymentSchema.parse((await admin.send(`/api/admin/payments/${id}`)).json);
const rowOf = async (table: string, id: string): Promise<number> =>
  inDatabase(async (database) => (await database(table).where({ document_id: id }).first<{ id: number }>('id')).id);
const lineNumbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a statement', () => {
  it('says what it would do, changes nothing, and then confirms what matches', async () => {
    const [exact, unsaid, mistyped, other] = await Promise.all([payer(), buyer(), payer(), payer()]);
    const right = mistyped.utr.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    const before = await stored();
    const statement = await upload(admin, [
      transferOf(exact),
      transferOf({ utr: newUtr() }, { narration: `UPI/${unsaid.utr}/${unsaid.reference}` }),
      transferOf({ utr: right }),
      transferOf(other, { amount: PRICE - 100 }),
      transferOf(exact),
      transferOf(exact, { amount: -PRICE }),
      transferOf({ utr: newUtr() }),
    ]);
    expect((await changedSince(before)).sort()).toEqual(
      ['bank_layouts', 'money_changes', 'statement_lines', 'statements'].sort(),
    );
    expect(await outcomesOf(admin, statement.id)).toEqual([
      ...['matched', 'matched', 'doubtful', 'doubtful', 'seen', 'ignored', 'unmatched'],
    ]);
    const [first, , third] = await linesOf(admin, statement.id);
    expect(first).toMatchObject({ utr: exact.utr, amount: 250, payment: { _id: exact.id, state: 'submitted' } });
    expect(third).toMatchObject({ reason: messages.lineTypingError, payment: { _id: mistyped.id } });
    expect(statement).toMatchObject({ state: 'previewed', counts: { matched: 2, doubtful: 2, unmatched: 1 } });
    expect((await read(exact.member, exact.id)).state).toBe('submitted');

    const applied = await move(admin, statement.id, 'apply');
    expect(applied).toMatchObject({ state: 'applied', counts: { matched: 0, applied: 2, doubtful: 2 } });
    for (const paid of [exact, unsaid]) {
      expect(await read(paid.member, paid.id)).toMatchObject({ state: 'completed', utr: paid.utr });
      expect(await seat(paid)).toBe('registered');
      expect(await booked(paid.id)).toEqual({ 'Assets:Bank:UPI': PRICE, 'Income:Events:Tickets': -PRICE });
    }
    const whole = await payment(exact.id);
    expect(whole.steps.at(-1)).toMatchObject({ event: 'approve', note: `Bank statement, line 1: UTR ${exact.utr}` });
    expect(whole.steps.at(-1)?.by).not.toBe('');
    expect((await told(exact.member))[0]).toMatchObject({ kind: 'payment-news' });
    expect((await read(mistyped.member, mistyped.id)).state).toBe('submitted');
    // Once more is as once.
    const after = await stored();
    expect(await move(admin, statement.id, 'apply')).toEqual(applied);
    expect(await changedSince(after)).toEqual([]);
    await expectBalance();
  });

  it('is there once, and none of its lines is applied again with another file', async () => {
    const [paid, late] = [await payer(), await payer()];
    const first = await upload(admin, [transferOf(paid)]);
    const layout = await newBank(admin);
    const same = BANKS[0].write([transferOf(paid)]);
    expect(refusalOf(await send(admin, same, layout), 409).msg).toBe(messages.statementThere);
    // What was read before the other was applied knows it when it is.
    const both = await upload(admin, [transferOf(paid), transferOf(late)], 2);
    await move(admin, first.id, 'apply');
    const second = await upload(admin, [transferOf({ utr: newUtr() }), transferOf(paid)]);
    expect(await outcomesOf(admin, second.id)).toEqual(['unmatched', 'seen']);
    await move(admin, both.id, 'apply');
    expect(await outcomesOf(admin, both.id)).toEqual(['seen', 'applied']);
    // The bank of another layout writes it otherwise: the payment says that it has it.
    const third = await upload(admin, [transferOf(paid, { narration: `${paid.utr} BY UPI` })], 1);
    expect(await outcomesOf(admin, third.id)).toEqual(['confirmed']);
    expect(await booked(paid.id)).toMatchObject({ 'Assets:Bank:UPI': PRICE });
  });

  it('goes on after a line that cannot be applied any more, and says why', async () => {
    const [gone, byHand, paid] = await Promise.all([payer(), payer(), payer()]);
    const statement = await upload(
      admin,
      [gone, byHand, paid].map((each) => transferOf(each)),
    );
    await admin.post(api.decidePayment(gone.id, 'reject'), { reason: 'A mistake' });
    await admin.post(api.decidePayment(byHand.id, 'confirm'), {});
    await move(admin, statement.id, 'apply');
    const lines = await linesOf(admin, statement.id);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['doubtful', 'confirmed', 'applied']);
    expect(lines[0]?.reason).toBe(messages.paymentRejectedAlready);
  });

  it('goes on after a line whose payment is there no more', async () => {
    const [deleted, paid] = await Promise.all([buyer(), payer()]);
    const statement = await upload(
      admin,
      [deleted, paid].map((each) => transferOf(each)),
    );
    const matched = { statement_id: await rowOf('statements', statement.id), place: 1 };
    const doomed = { payment_id: await rowOf('payments', deleted.id), outcome: 'matched', basis: 'utr' };
    await inDatabase((database) => database('statement_lines').where(matched).update(doomed));
    const removed = await admin.send(`/api/admin/payments/${deleted.id}`, { method: 'DELETE' });
    expect(removed.status, removed.text).toBe(200);
    expect((await move(admin, statement.id, 'apply')).state).toBe('applied');
    const lines = await linesOf(admin, statement.id);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['doubtful', 'applied']);
    expect(lines[0]?.reason).toBe(messages.paymentNotFound);
    await expectBalance();
  });

  it('goes on after a line whose payer has left, whose payment stays', async () => {
    const [left, paid] = await Promise.all([payer(), payer()]);
    const statement = await upload(
      admin,
      [left, paid].map((each) => transferOf(each)),
    );
    await leave(left.member);
    expect((await move(admin, statement.id, 'apply')).state).toBe('applied');
    expect((await outcomesOf(admin, statement.id))[1]).toBe('applied');
    await expectBalance();
  });

  it('is deleted only before it was applied', async () => {
    const statement = await upload(admin, [transferOf(await payer())]);
    const remove = () => admin.send(`/api/admin/statements/${statement.id}`, { method: 'DELETE' });
    expect(refusalOf(await admin.post(api.moveStatement(statement.id, 'undo'), {}), 409).msg).toBe(
      messages.statementNotApplied,
    );
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    const other = await upload(admin, [transferOf(await payer())]);
    await move(admin, other.id, 'apply');
    const refused = await admin.send(`/api/admin/statements/${other.id}`, { method: 'DELETE' });
    expect(refusalOf(refused, 409).msg).toBe(messages.statementKept);
  });
});

describe('a doubtful line', () => {
  it('is decided by the treasurer, who chooses the payment or sets the line aside', async () => {
    const [mistyped, expired, unknown] = await Promise.all([payer(), buyer(), payer()]);
    await letPaymentExpire(expired.id);
    await askBackstage('payments', { now: new Date().toISOString() });
    const right = mistyped.utr.slice(0, 10) + [...mistyped.utr.slice(10)].reverse().join('');
    const utr =
      right === mistyped.utr ? mistyped.utr.replace(/^./, (digit) => String((Number(digit) + 1) % 10)) : right;
    const statement = await upload(admin, [
      transferOf({ utr }),
      transferOf(expired, { narration: `${expired.utr} ${expired.reference}` }),
      transferOf({ utr: newUtr() }),
      transferOf({ utr: newUtr() }, { amount: 10_000 }),
    ]);
    const lines = await linesOf(admin, statement.id);
    expect(lines.map(({ reason }) => reason)).toEqual([
      ...[messages.lineTypingError, messages.lineOfEnded.expired, messages.lineUnknown, messages.lineUnknown],
    ]);
    const [first = '', second = '', third = '', fourth = ''] = lines.map(({ id }) => id);
    expect((await decide(admin, first, mistyped.id)).status).toBe(200);
    // The bank knows the number.
    expect(await payment(mistyped.id)).toMatchObject({ state: 'completed', utr });
    expect((await decide(admin, second, expired.id)).status).toBe(200);
    expect(await payment(expired.id)).toMatchObject({ state: 'completed', utr: expired.utr });
    expect(refusalOf(await decide(admin, fourth, unknown.id), 409).msg).toBe(
      messages.statementLineAmountOther(10_000, PRICE),
    );
    expect((await decide(admin, third, unknown.id)).status).toBe(200);
    expect((await decide(admin, fourth, null)).status).toBe(200);
    expect(refusalOf(await decide(admin, fourth, null), 409).msg).toBe(messages.statementLineSettled);
    expect(refusalOf(await decide(admin, first, null), 409).msg).toBe(messages.statementLineSettled);
    expect(await outcomesOf(admin, statement.id)).toEqual(['applied', 'applied', 'applied', 'dismissed']);
    await expectBalance();
  });

  it('brings its payment with the others that are it together', async () => {
    const paid = await payer();
    const part = (amount: number) =>
      transferOf({ utr: newUtr() }, { amount, narration: `${newUtr()} ${paid.reference}` });
    const statement = await upload(admin, [part(10_000), part(PRICE - 10_000)]);
    const [first, second] = await linesOf(admin, statement.id);
    expect(first?.reason).toBe(messages.lineSplit(2, PRICE));
    expect((await decide(admin, second?.id ?? '', paid.id)).status).toBe(200);
    expect(await outcomesOf(admin, statement.id)).toEqual(['applied', 'applied']);
    expect(await booked(paid.id)).toMatchObject({ 'Assets:Bank:UPI': PRICE });
    await move(admin, statement.id, 'undo');
    expect(await outcomesOf(admin, statement.id)).toEqual(['undone', 'undone']);
    expect((await payment(paid.id)).state).toBe('submitted');
  });
});

describe('undoing', () => {
  it('lets payments wait again, with their effect undone, a void receipt that keeps its number, and both sides reversed', async () => {
    const paid = await payer();
    const student = await debtor(2);
    const months = paymentOf(await beginMonths(student));
    const utr = newUtr();
    await confirm(student, months._id, { gateway: 'upi', utr });
    const owed = (await ownMembership(student)).membership?.totalDue;
    const statement = await upload(admin, [
      transferOf(paid),
      transferOf({ utr }, { amount: Math.round(months.amount * 100) }),
    ]);
    await move(admin, statement.id, 'apply');
    const { receiptNumber } = await payment(paid.id);
    expect((await ownMembership(student)).membership?.totalDue).toBe(0);

    const undone = await move(admin, statement.id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 0, applied: 0 } });
    expect(await seat(paid)).toBe('held');
    expect(await read(paid.member, paid.id)).toMatchObject({ state: 'submitted', utr: paid.utr, receiptNumber: null });
    expect((await ownMembership(student)).membership?.totalDue).toBe(owed);
    expect(await booked(paid.id)).toEqual({ 'Assets:Bank:UPI': 0, 'Income:Events:Tickets': 0 });
    const receipts = await inDatabase((database) =>
      database('receipts').where({ number: receiptNumber }).select('payment_id', 'voided_at'),
    );
    expect(receipts).toEqual([{ payment_id: null, voided_at: expect.anything() as unknown }]);
    expect((await payment(paid.id)).changes.map(({ action }) => action)).toEqual(['reopen', 'confirm']);
    await expectBalance();
    const before = await stored();
    await move(admin, statement.id, 'undo');
    expect(await changedSince(before)).toEqual([]);
    expect(refusalOf(await admin.post(api.moveStatement(statement.id, 'apply'), {}), 409).msg).toBe(
      messages.statementUndone,
    );

    // The same file may come again: the payment is booked anew, with a receipt of its own.
    const again = await upload(admin, [transferOf(paid)]);
    await move(admin, again.id, 'apply');
    const found = await payment(paid.id);
    expect(found).toMatchObject({ state: 'completed' });
    expect(found.receiptNumber).not.toBe(receiptNumber);
    expect(await booked(paid.id)).toEqual({ 'Assets:Bank:UPI': PRICE, 'Income:Events:Tickets': -PRICE });
    const back = await admin.post(api.refundPayment(paid.id), { reason: 'Off', key: randomUUID() });
    expect(consolePaymentOf(back).status).toBe('refunded');
    await expectBalance();
  });

  it('lets nobody settle a line of it meanwhile', async () => {
    const [one, other] = [await payer(), await payer()];
    const statement = await upload(admin, [transferOf({ utr: newUtr() })]);
    const [line] = await linesOf(admin, statement.id);
    // As a process leaves it that is killed in the midst of it.
    await inDatabase((database) =>
      database('statements').where({ document_id: statement.id }).update({ state: 'undoing' }),
    );
    const before = await stored();
    for (const { id } of [one, other]) {
      expect(refusalOf(await decide(admin, line?.id ?? '', id), 409).msg).toBe(messages.statementUndone);
    }
    expect(refusalOf(await keep(admin, line?.id ?? ''), 409).msg).toBe(messages.statementUndone);
    expect(await changedSince(before)).toEqual([]);
    await inDatabase((database) =>
      database('statements').where({ document_id: statement.id }).update({ state: 'undone' }),
    );
  });

  it('leaves what was given back or used since, and says which', async () => {
    const [refunded, used, paid] = await Promise.all([payer(), payer(), payer()]);
    const statement = await upload(
      admin,
      [refunded, used, paid].map((each) => transferOf(each)),
    );
    await move(admin, statement.id, 'apply');
    await admin.post(api.refundPayment(refunded.id), { amount: 1, reason: 'A part', key: randomUUID() });
    await inDatabase((database) =>
      database('registrations')
        .whereIn('event_id', database('events').where({ document_id: used.event }).select('id'))
        .update({ checked_in_at: new Date() }),
    );
    expect(await move(admin, statement.id, 'undo')).toMatchObject({ state: 'undone', counts: { kept: 2, undone: 1 } });
    const lines = await linesOf(admin, statement.id);
    expect(lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['kept', messages.paymentRefundedSince],
      ['kept', messages.ticketUsed],
      ['undone', ''],
    ]);
    expect((await payment(used.id)).state).toBe('completed');
    await expectBalance();
  });

  it('takes back no payment that was confirmed before, given back since, or begun anew', async () => {
    const [early, refunded, anew] = await Promise.all([payer(), payer(), payer()]);
    for (const { id } of [early, refunded, anew]) await admin.post(api.decidePayment(id, 'confirm'), {});
    await admin.post(api.refundPayment(refunded.id), { amount: 1, reason: 'A part', key: randomUUID() });
    const other = await buyer(anew.event);
    await inDatabase(async (database) => {
      const row: { member_id: number; related_id: string } = await database('payments')
        .where({ document_id: anew.id })
        .first('member_id', 'related_id');
      const open = `event:${row.related_id}:${row.member_id}`;
      await database('payments').where({ document_id: other.id }).update({ open_key: open });
    });
    const before = await stored();
    const reopen = (id: string, since = 0) => askBackstage('reopenPayment', { id, key: randomUUID(), since });
    const ends = [await reopen(early.id, Date.now() + 60_000), await reopen(refunded.id), await reopen(anew.id)];
    expect(ends.map(({ status, message }) => [status, message])).toEqual([
      [409, messages.paymentReopenOver],
      [409, messages.paymentRefundedSince],
      [409, messages.paymentWaitsAlready],
    ]);
    expect(await changedSince(before)).toEqual([]);
    expect((await reopen(early.id)).status).toBe(200);
  });

  it('is over after some days', async () => {
    const statement = await upload(admin, [transferOf(await payer())]);
    await move(admin, statement.id, 'apply');
    await inDatabase((database) =>
      database('statements')
        .where({ document_id: statement.id })
        .update({ applied_at: new Date(Date.now() - 8 * 86_400_000) }),
    );
    expect(refusalOf(await admin.post(api.moveStatement(statement.id, 'undo'), {}), 409).msg).toBe(
      messages.statementUndoOver,
    );
  });
});

describe('at once', () => {
  it('applying twice, and while the treasurer confirms by hand, confirms each payment once', async () => {
    const payers = await Promise.all(lineNumbers(6).map(() => payer()));
    const statement = await upload(
      admin,
      payers.map((each) => transferOf(each)),
    );
    const [, other] = [admin, treasurer()];
    const byHand = payers.map(({ id }) => other.post(api.decidePayment(id, 'confirm'), {}));
    const moved = [admin, other, admin].map((browser) => browser.post(api.moveStatement(statement.id, 'apply'), {}));
    const answers = await Promise.all([...moved, ...byHand]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await move(admin, statement.id, 'apply');
    for (const outcome of await outcomesOf(admin, statement.id)) expect(['applied', 'confirmed']).toContain(outcome);
    for (const { id } of payers) {
      expect(await booked(id)).toEqual({ 'Assets:Bank:UPI': PRICE, 'Income:Events:Tickets': -PRICE });
      expect((await payment(id)).steps.filter(({ event }) => event === 'approve')).toHaveLength(1);
    }
    await expectBalance();
  });

  it('undoing, refunding and applying leave each payment whole', async () => {
    const payers = await Promise.all(lineNumbers(6).map(() => payer()));
    const statement = await upload(
      admin,
      payers.map((each) => transferOf(each)),
    );
    await move(admin, statement.id, 'apply');
    await Promise.all([
      ...[admin, treasurer()].map((browser) => browser.post(api.moveStatement(statement.id, 'undo'), {})),
      ...payers.map(({ id }) => admin.post(api.refundPayment(id), { reason: 'Off', key: randomUUID() })),
    ]);
    await move(admin, statement.id, 'undo');
    const lines = await linesOf(admin, statement.id);
    for (const [index, { id }] of payers.entries()) {
      const { state } = await payment(id);
      expect([lines[index]?.outcome, state]).toEqual(state === 'refunded' ? ['kept', state] : ['undone', 'submitted']);
      expect(await booked(id)).toEqual({ 'Assets:Bank:UPI': 0, 'Income:Events:Tickets': 0 });
    }
    await expectBalance();
  });
});

describe('what is no statement', () => {
  const csv = (line: string) =>
    `Txn Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Balance\r\n${line}\r\n`;
  const good = csv(`23/11/2026,UPI/412345678901/A,,,,250.00,`);
  const attacks: [name: string, content: Buffer | string, status: number, sentence?: string][] = [
    ['a workbook', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(500)]), 400, messages.statementNoCsv],
    ['an older workbook', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 400, messages.statementNoCsv],
    ['a PDF', '%PDF-1.7\n', 400, messages.statementNoCsv],
    ['NUL bytes', `${good}\0\0`, 400, messages.statementNoCsv],
    ['nothing', '', 400, messages.statementMissing],
    ['blank lines', '\r\n\r\n', 400],
    ['a quote that is never closed', csv(`23/11/2026,"UPI`), 400, messages.statementBroken],
    [
      'a field of 100,000 characters',
      csv(`23/11/2026,${'x'.repeat(100_000)},,,,250.00,`),
      400,
      messages.statementBroken,
    ],
    ['10,000 columns', csv(','.repeat(10_000)), 400, messages.statementBroken],
    ['no line of money', csv('Opening balance,,,,,,'), 400, messages.statementEmpty],
    [
      '5,001 lines',
      csv(Array.from({ length: 5001 }, () => '23/11/2026,A,,,,1.00,').join('\r\n')),
      400,
      messages.statementTooLong,
    ],
    ['too many bytes', Buffer.alloc(STATEMENT_MAX_BYTES + 1, 'a'), 413, messages.statementTooLarge],
    ['10 MB', Buffer.alloc(10 * 1024 * 1024, 'a'), 413, messages.statementTooLarge],
  ];
  it.each(attacks)('is refused, and nothing stored: %s', async (_name, content, status, sentence) => {
    const bank = await newBank(admin);
    await inDatabase((database) => database('bank_layouts').where({ document_id: bank }).update({ header_row: 1 }));
    const before = await stored();
    const { msg } = refusalOf(await send(admin, content, bank), status);
    if (sentence) expect(msg).toBe(sentence);
    expect(await changedSince(before)).toEqual([]);
  });

  it('takes names of objects for names of columns, and no column for what is none', async () => {
    const layout = { ...BANKS[0].layout, headerRow: 1, dateColumn: '__proto__', narrationColumn: 'constructor' };
    const form = (content: string, columns: object) =>
      multipart(
        { name: 'layout', content: JSON.stringify(columns) },
        { name: 'file', content, fileName: '../../etc/passwd', type: 'text/csv' },
      );
    const preview = async (content: string, columns: object) =>
      bodyOf(await admin.send(api.statementPreview(), form(content, columns)), statementPreviewAnswer).data;
    const named = { ...layout, creditColumn: 'toString', debitColumn: '', idColumn: '' };
    expect((await preview('__proto__,constructor,toString\n23/11/2026,UPI,5\n', named)).lines).toEqual([
      { day: '2026-11-23', amount: 5, narration: 'UPI', utr: null, fault: '' },
    ]);
    expect((await preview('Date,Words,In\n23/11/2026,UPI,5\n', named)).fault).toBe(
      messages.statementColumnMissing('__proto__'),
    );
    expect((await preview('Date,Date,In\n', { ...named, dateColumn: 'Date' })).fault).toBe(
      messages.statementColumnTwice('Date'),
    );
  });

  it('reads long cells in no time, and has no formula run', async () => {
    const words = `=HYPERLINK("http://evil") ${'1,'.repeat(500)}`;
    const lines = Array.from({ length: 500 }, () => [`${'1'.repeat(3000)}/1/1`, words, `${'1,11'.repeat(900)} x`]);
    const bank = await newBank(admin, 1);
    const cells = lines.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
    const begun = performance.now();
    const text = ['Date;Particulars;Amount', ...cells, `23-Nov-26;"${words.replaceAll('"', '""')}";5.00 Cr`].join('\n');
    const { statement } = bodyOf(await send(admin, text, bank), statementAnswer).data;
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(statement.counts).toMatchObject({ unreadable: 500, unmatched: 1 });
    const file = await admin.send(api.statementLinesFile({ statement: statement.id, outcome: 'unmatched' }));
    expect(file.text).toContain(`"'=HYPERLINK(`);
    expect(file.text.trim().split('\r\n')).toHaveLength(2);
  });

  it('is refused with more than a file and a layout, and to whoever is no admin', async () => {
    const bank = await newBank(admin);
    const before = await stored();
    const more = multipart({ name: 'state', content: 'applied' }, { name: 'file', content: good, fileName: 'a.csv' });
    expect((await admin.send(api.statements(), more)).status).toBe(400);
    expect((await send(admin, good, 'no-such-bank')).status).toBe(404);
    const { browser } = await newMember();
    expect((await send(browser, good, bank)).status).toBe(403);
    expect((await browser.send(api.statementPreview(), fileForm(good, bank))).status).toBe(403);
    expect(await changedSince(before)).not.toContain('statements');
  });
});

describe('a bank', () => {
  it('has a name of its own and one column of what came in, and stays while a statement was read by it', async () => {
    const post = (json: object) => admin.post('/api/admin/bank-layouts', json);
    const both = { name: 'Both', ...BANKS[0].layout, amountColumn: 'Amount' };
    expect(refusalOf(await post(both), 400).msg).toBe(messages.layoutAmountMissing);
    const made = (await post({ name: `Bank ${randomUUID()}`, ...BANKS[0].layout })).json as {
      id: string;
      name: string;
    };
    expect(refusalOf(await post({ name: made.name, ...BANKS[0].layout }), 409).msg).toBe(messages.layoutNameTaken);
    await send(admin, BANKS[0].write([transferOf({ utr: newUtr() })]), made.id);
    const removed = await admin.send(`/api/admin/bank-layouts/${made.id}`, { method: 'DELETE' });
    expect(refusalOf(removed, 409).msg).toBe(messages.layoutKept);
  });
});

it('keeps the bank’s words for a year, and nobody’s who left', async () => {
  const paid = await payer();
  const statement = await upload(admin, [transferOf(paid), transferOf({ utr: newUtr() })]);
  const words = async () => (await linesOf(admin, statement.id)).map(({ narration }) => narration);
  expect(await words()).toEqual([`UPI/${paid.utr}/PAYER`, expect.stringContaining('PAYER')]);
  await askBackstage('narrations', { now: new Date(Date.now() + 364 * 86_400_000).toISOString() });
  expect((await words())[0]).not.toBe('');
  await inDatabase((database) =>
    database('statements')
      .where({ document_id: statement.id })
      .update({ created_at: new Date(Date.now() - 366 * 86_400_000) }),
  );
  await askBackstage('narrations', { now: new Date().toISOString() });
  expect(await words()).toEqual(['', '']);
});
