// @databases both
import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';

import { api, messages } from 'contracts';
import { beforeAll, expect, it } from 'vitest';

import type { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { refusalOf } from '../helpers/expectations';
import { donated } from '../helpers/giving';
import type { Member } from '../helpers/members';
import {
  beginMonths,
  confirm,
  debtor,
  finalYearStudent,
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

/** Poppler is a package of Debian: where it is not installed, nothing is read. */
const isPopplerHere = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
/** The words of a PDF, by poppler: it did not write it. */
const wordsOf = (bytes: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes }).toString();
/** The bytes of a PDF, which the helper reads as text. */
async function download(browser: Browser, path: string): Promise<Buffer> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(browser.url + path, { headers: { cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await answer.arrayBuffer());
}

const membershipIdOf = async ({ profileId }: Member): Promise<string> => {
  const [row] = await inDatabase((database) =>
    database('memberships')
      .whereIn('member_id', database('profiles').where({ document_id: profileId }).select('id'))
      .select<{ document_id: string }[]>('document_id'),
  );
  return row?.document_id ?? '';
};

it.skipIf(!isPopplerHere)(
  'a statement has every receipt of the year with its number, void ones marked, and the total in words',
  async () => {
    const student = await debtor(2);
    const { membership } = await ownMembership(student);
    const [latest, before] = membership?.monthlyPayments.toReversed() ?? [];
    if (!latest || !before) throw new Error('Two months are due.');
    const ids: string[] = [];
    for (const { month, year } of [before, latest]) {
      const { _id } = paymentOf(await beginMonths(student, { month, year }));
      await confirm(student, _id);
      ids.push(_id);
    }
    const [kept = '', given = ''] = ids;
    await admin.post(api.refundPayment(given), { reason: 'A mistake', key: randomUUID() });
    const numbers = await Promise.all(ids.map(async (id) => (await read(student, id)).receiptNumber ?? ''));
    const [year = ''] = numbers[0]?.split('/') ?? [];
    const words = wordsOf(await download(student.browser, api.paymentStatement(year)));
    expect(words).toContain(`Statement ${year}`);
    expect(words).toContain(student.name);
    const lineOf = (number = '') => words.split('\n').find((line) => line.includes(number)) ?? '';
    expect(lineOf(numbers[0])).not.toContain('void');
    expect(lineOf(numbers[1])).toContain('void');
    const { amount } = await read(student, kept);
    expect(words).toContain(`₹${amount}.00`);
    expect(words).toContain(amount === 100 ? 'One Hundred Rupees Only' : 'Fifty Rupees Only');

    const byAdmin = async () =>
      wordsOf(await download(admin, api.memberStatement(await membershipIdOf(student), year)));
    expect(await byAdmin()).toBe(words);

    // What is given anonymously is told to whoever gave it alone.
    const gift = await donated(student, undefined, { amount: 77, isAnonymous: true });
    expect(wordsOf(await download(student.browser, api.paymentStatement(year)))).toContain('Anonymous donation');
    expect(await byAdmin()).toBe(words);
    const page = await admin.send(`/api/admin/memberships/${await membershipIdOf(student)}`);
    expect(page.text).toContain(kept);
    expect(page.text).not.toContain(gift._id);
    const [own, theirs] = [
      wordsOf(await download(student.browser, api.paymentReceipt(gift._id))),
      wordsOf(await download(admin, api.consolePaymentReceipt(gift._id))),
    ];
    expect(own).toContain(student.name);
    expect(theirs).toContain('Anonymous');
    expect(theirs).not.toContain(student.name);
  },
);

it('a statement is one’s own, of a year of which there is a receipt', async () => {
  const stranger = await finalYearStudent();
  for (const year of ['2026-27', '2026-28', 'nonsense', '%25']) {
    expect(refusalOf(await stranger.browser.send(api.paymentStatement(year)), 404).msg).toBe(
      messages.yearWithoutReceipts,
    );
  }
});
