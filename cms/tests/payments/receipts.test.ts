// @databases both
import { randomUUID } from 'node:crypto';

import { api, consoleReceiptsAnswer, receiptYearsAnswer, type ConsoleReceipt, type ReceiptYear } from 'contracts';
import { beforeAll, expect, it } from 'vitest';

import { move, payer, transferOf, upload } from '../helpers/bank-statements';
import type { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { unique } from '../helpers/factories';
import { donated } from '../helpers/giving';
import { newMember } from '../helpers/members';
import { beginEvent, confirm, offerEverything, paidEvent, paymentOf, treasurer } from '../helpers/payments';

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const RECEIPTS = '/api/admin/receipts';
const listed = async (filter: object): Promise<ConsoleReceipt[]> => {
  const answer = await admin.send(`${RECEIPTS}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(answer.status, answer.text).toBe(200);
  return consoleReceiptsAnswer.parse(answer.json);
};
const years = async (): Promise<ReceiptYear[]> =>
  receiptYearsAnswer.parse((await admin.send(api.receiptYears())).json).data;

it('has each receipt with its payment, its payer and its sum, by number, year and state', async () => {
  const buyer = await newMember({ name: unique('Zqpayer') });
  const { _id } = paymentOf(await beginEvent(buyer, await paidEvent()));
  const number = paymentOf(await confirm(buyer, _id)).receiptNumber ?? '';
  const [receipt, ...others] = await listed({ q: number });
  expect(others).toEqual([]);
  const year = number.slice(0, 7);
  expect(receipt).toMatchObject({
    ...{ number, financialYear: year, payment: _id, payerName: buyer.name, amount: 250, currency: 'INR' },
    voidedAt: null,
  });
  expect((await admin.send(`${RECEIPTS}/${receipt?.id ?? ''}`)).json).toEqual(receipt);
  const numbers = async (filter: object) => (await listed({ q: buyer.name, ...filter })).map((each) => each.number);
  expect(await numbers({ year, void: 'no' })).toEqual([number]);
  expect(await numbers({ year: '2001-02' })).toEqual([]);
  const refund = await admin.post(api.refundPayment(_id), { reason: 'Ill', key: randomUUID() });
  expect(refund.status, refund.text).toBe(200);
  expect(await numbers({ void: 'no' })).toEqual([]);
  expect(await numbers({ void: 'yes' })).toEqual([number]);
  const filter = encodeURIComponent(JSON.stringify({ q: number }));
  const [head, line] = (await admin.send(`${RECEIPTS}.csv?filter=${filter}`)).text.split('\r\n');
  expect(head).toContain('Number,Financial year,Payment,For,Payer,Amount,Currency,Issued,Void since');
  expect(line).toMatch(new RegExp(`^${number},${year},${_id},.*,${buyer.name},250,INR,.+,.+$`));
  const wrong = await admin.send(`${RECEIPTS}?filter=${encodeURIComponent('{"year":"2026"}')}`);
  expect(wrong.status).toBe(400);
});

it('has that of an undone statement, which names the payment that it was of', async () => {
  const person = await payer();
  const statement = await upload(admin, [transferOf(person)]);
  await move(admin, statement.id, 'apply');
  const ofPayment = async () =>
    (await listed({ q: person.member.name })).map(({ payment, voidedAt }) => [payment, voidedAt !== null]);
  expect(await ofPayment()).toEqual([[person.id, false]]);
  await move(admin, statement.id, 'undo');
  expect(await ofPayment()).toEqual([[person.id, true]]);
});

it('says of an anonymous donation what the list of payments says, and neither who gave it nor what for', async () => {
  const hidden = await newMember({ name: unique('Zqhidden') });
  const { _id, receiptNumber } = await donated(hidden, undefined, { amount: 41, isAnonymous: true });
  const [receipt] = await listed({ q: receiptNumber ?? '' });
  expect(receipt).toMatchObject({ payment: _id, itemName: 'Anonymous donation', payerName: 'Anonymous', amount: 41 });
  expect(await listed({ q: hidden.name })).toEqual([]);
});

it('names what is missing of a year, and what was never given out', async () => {
  const year = '2097-98';
  const times = { created_at: new Date(), updated_at: new Date() };
  const receiptOf = (number: string) => ({ ...times, document_id: randomUUID(), number, issued_at: new Date() });
  const counterOf = (last: number) => ({ ...times, document_id: randomUUID(), financial_year: year, last });
  const state = async () => (await years()).find(({ financialYear }) => financialYear === year);
  try {
    await inDatabase(async (database) => {
      await database('receipt_counters').insert(counterOf(5));
      const places = ['000001', '000002', '000003', '000004', '000005'];
      await database('receipts').insert(places.map((place) => receiptOf(`${year}/${place}`)));
    });
    expect(await state()).toMatchObject({ last: 5, missing: 0, missingNumbers: [], strange: 0, voided: 0 });
    await inDatabase(async (database) => {
      await database('receipts')
        .whereIn('number', [`${year}/000003`, `${year}/000005`])
        .delete();
      // As many as there should be hide nothing.
      await database('receipts').insert([receiptOf(`${year}/000009`), receiptOf(`${year}/000011`)]);
    });
    expect(await state()).toMatchObject({ last: 5, missing: 2, missingNumbers: [3, 5], strange: 2 });
    await inDatabase((database) => database('receipts').where('number', 'like', `${year}/%`).delete());
    expect(await state()).toMatchObject({ last: 5, missing: 5, missingNumbers: [1, 2, 3, 4, 5], strange: 0 });
  } finally {
    await inDatabase(async (database) => {
      await database('receipts').where('number', 'like', `${year}/%`).delete();
      await database('receipt_counters').where({ financial_year: year }).delete();
    });
  }
});
