// @databases both
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { api, dayAt, messages, writeDecimal, type Currency } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { giveBack, keep, linesOf, newUtr, transferOf, upload } from '../helpers/bank-statements';
import type { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { refusalOf } from '../helpers/expectations';
import { newMember } from '../helpers/members';
import { beginEvent, confirm, offerEverything, paidEvent, paymentOf, treasurer } from '../helpers/payments';
import { parseLedger } from './parse-ledger';

const EVER = { from: '2001-01-01', to: '2199-12-31' };
/** Beancount is a package of Debian: where it is not installed, our own reader alone has a look. */
const isBeancountHere = (() => {
  try {
    execFileSync('bean-check', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

let admin: Browser;
beforeAll(async () => {
  admin = treasurer();
  await offerEverything(admin);
});

const ledger = async (period: { from?: string; to?: string } = EVER): Promise<string> => {
  const answer = await admin.send(api.ledgerFile('beancount', period));
  expect(answer.status, answer.text).toBe(200);
  return answer.text;
};

/** Stores an entry as another feature may book one. */
const bookEntry = (key: string, at: Date, postings: { account: string; amount: number; currency: Currency }[]) =>
  inDatabase(async (database) => {
    const times = { at, created_at: at, updated_at: at };
    const [entry] = await database('ledger_entries')
      .insert({ ...times, document_id: key, key, description: 'A "quoted" gift \\ with a\nline' })
      .returning<{ id: number }[]>('id');
    const { id: member_id }: { id: number } = await database('profiles').first('id');
    await database('ledger_postings').insert(
      postings.map((posting, place) => ({
        ...{ ...posting, entry_id: entry?.id, member_id, document_id: `${key}-${place}` },
        ...{ created_at: at, updated_at: at },
      })),
    );
  });

describe('the ledger as files', () => {
  it('balances in each entry, opens each account, and holds what the database holds', async () => {
    const buyer = await newMember();
    const { _id } = paymentOf(await beginEvent(buyer, await paidEvent()));
    const paid = paymentOf(await confirm(buyer, _id));
    const text = await ledger();
    const { entries, balances } = parseLedger(text);
    const own = entries.filter(({ facts }) => facts.payment === _id);
    expect(own).toMatchObject([
      {
        facts: { entry: `payment:${_id}`, receipt: paid.receiptNumber, paid: dayAt(new Date(), 'Asia/Kolkata') },
        sides: [
          { account: 'Assets:Gateway:Sandbox', amount: '250.00', currency: 'INR', member: buyer.profileId },
          { account: 'Income:Events:Tickets', amount: '-250.00', currency: 'INR', member: buyer.profileId },
        ],
      },
    ]);
    const stored: { account: string; currency: Currency; sum: number | string }[] = await inDatabase((database) =>
      database('ledger_postings').groupBy('account', 'currency').select('account', 'currency').sum({ sum: 'amount' }),
    );
    const held = stored.map(
      ({ account, currency, sum }) => `${account} ${writeDecimal(Number(sum), currency)} ${currency}`,
    );
    expect([...balances].sort()).toEqual(held.sort());
    for (const { name, email } of await inDatabase((database) =>
      database('profiles as profile')
        .innerJoin('up_users as account', 'account.id', 'profile.user_id')
        .select<{ name: string; email: string }[]>('profile.name', 'account.email'),
    )) {
      expect(text).not.toContain(email);
      expect(text).not.toContain(name);
    }
  });

  it('says on which day a payment was paid, and the number that the bank gave it', async () => {
    const buyer = await newMember();
    const { _id } = paymentOf(await beginEvent(buyer, await paidEvent()));
    const utr = String(Date.now()).slice(-12).padStart(12, '7');
    await confirm(buyer, _id, { gateway: 'upi', utr });
    expect((await admin.post(api.decidePayment(_id, 'confirm'), {})).status).toBe(200);
    await inDatabase((database) =>
      database('payments').where({ document_id: _id }).update({ payment_date: '2026-05-04' }),
    );
    const { entries } = parseLedger(await ledger());
    expect(entries.find(({ facts }) => facts.payment === _id)?.facts).toMatchObject({ paid: '2026-05-04', utr });
    const rows = (await admin.send(api.ledgerFile('csv', EVER))).text.split('\r\n');
    const own = rows.filter((row) => row.includes(_id));
    expect(own).toHaveLength(2);
    for (const row of own) expect(row).toMatch(new RegExp(`,2026-05-04,${utr}$`));
  });

  it('carries on what was there before the period, and names nobody of a gift', async () => {
    const [before, within] = [new Date('2199-01-10T08:00:00Z'), new Date('2199-02-10T20:00:00Z')];
    const gift = (amount: number, currency: Currency) => [
      { account: 'Assets:Cash', amount, currency },
      { account: 'Income:Donations:winter fund', amount: -amount, currency },
    ];
    await bookEntry('gift-before', before, gift(5, 'INR'));
    await bookEntry('gift-within', within, gift(1200, 'JPY'));
    const period = { from: '2199-02-01', to: '2199-02-28' };
    const { entries, balances } = parseLedger(await ledger(period));
    const [opening, entry, ...others] = entries;
    expect(others).toEqual([]);
    expect(opening).toMatchObject({ day: '2199-02-01', title: 'Opening balances' });
    // By the site's clock it is the next day.
    expect(entry).toMatchObject({ day: '2199-02-11', title: 'A "quoted" gift \\ with a line' });
    expect(entry?.sides).toEqual([
      { account: 'Assets:Cash', amount: '1200', currency: 'JPY' },
      { account: 'Income:Donations:Winter-fund', amount: '-1200', currency: 'JPY' },
    ]);
    expect(balances).toContain('Assets:Cash 1200 JPY');
    expect(opening?.sides.map(({ account }) => account)).not.toContain('Income:Donations:Winter-fund');

    const rows = (await admin.send(api.ledgerFile('csv', period))).text.split('\r\n');
    expect(rows[0]).toContain(
      'Time,Entry,Description,Account,Amount,Currency,Member,Payment,Receipt,Takes back,Paid on,UTR',
    );
    expect(rows[1]).toBe('2199-02-11 01:30,gift-within,"A ""quoted"" gift \\ with a\nline",Assets:Cash,1200,JPY,,,,,,');
    expect(rows).toHaveLength(4);
  });

  it('is that of the financial year, unless a period is named, which begins before it ends', async () => {
    const { headers } = await admin.send(api.ledgerFile('csv'));
    expect(headers['content-disposition']).toMatch(/ledger-20\d\d-04-01-to-20\d\d-03-31\.csv/);
    const wrong = { from: '2026-02-01', to: '2026-01-01' };
    for (const ending of ['csv', 'beancount'] as const) {
      const { error } = refusalOf(await admin.send(api.ledgerFile(ending, wrong)), 400) as never as {
        error: { details: object };
      };
      expect(JSON.stringify(error.details)).toContain(messages.periodInvalid);
      expect((await admin.send(api.ledgerFile(ending, { from: dayAt(new Date(), 'UTC'), to: 'soon' }))).status).toBe(
        400,
      );
    }
  });

  it.skipIf(!isBeancountHere)('is a ledger that beancount accepts', async () => {
    const { id: statement } = await upload(admin, [transferOf({ utr: newUtr() }), transferOf({ utr: newUtr() })]);
    const [first, second] = await linesOf(admin, statement);
    expect((await keep(admin, first?.id ?? '')).status).toBe(200);
    expect((await keep(admin, second?.id ?? '')).status).toBe(200);
    expect((await giveBack(admin, second?.id ?? '')).status).toBe(200);
    expect(await ledger()).toContain(`unclaimed:${second?.id}:out`);
    const folder = await mkdtemp(path.join(tmpdir(), 'ledger-'));
    try {
      const file = path.join(folder, 'ledger.beancount');
      await writeFile(file, await ledger());
      const { stdout, stderr } = await promisify(execFile)('bean-check', [file]);
      expect(stdout + stderr).toBe('');
      await writeFile(file, (await ledger()).replace(/ balance (\S+) {2}-?(\d+)/, ' balance $1  9$2'));
      await expect(promisify(execFile)('bean-check', [file])).rejects.toThrow(/Balance failed/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
