import { api, LINE_OUTCOME_LABELS, messages, paymentAnswer } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { newDebtor } from '../support/payments';
import { expect, test } from '../support/test';

// A workbook is refused.
test.use({ refusals: [api.statementPreview()] });

const newUtr = () =>
  String(Date.now() + Math.floor(Math.random() * 1e9))
    .slice(-12)
    .padStart(12, '4');
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('/');

test('the treasurer maps a bank, sees what its statement would do, applies it, decides the doubtful line, and undoes it all', async ({
  page,
  playwright,
  baseURL,
}) => {
  const owing = async (utr: string) => {
    const student = await newDebtor(playwright, baseURL);
    const begun = await student.calls.post(api.newPayment('membership'), { data: {} });
    const { _id, amount } = paymentAnswer.parse(await begun.json()).data;
    const sent = await student.calls.post(api.confirmPayment(_id), { data: { gateway: 'upi', utr } });
    expect(sent.ok(), await sent.text()).toBe(true);
    return { student, amount: amount.toFixed(2) };
  };
  const [utr, mistyped] = [newUtr(), newUtr()];
  const [first, second] = [await owing(utr), await owing(mistyped)];
  const right = mistyped.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
  const rows = [
    ['Date', 'Particulars', 'Paid out', 'Credit'],
    [today(), `UPI/${utr}/PAYER`, '', first.amount],
    [today(), `UPI/${right}/PAYER`, '', second.amount],
    [today(), '"NEFT, a stranger"', '', '1.00'],
  ];
  const buffer = Buffer.from(rows.map((row) => row.join(',')).join('\r\n'));

  await carryDemoSession(page.context(), 'admin');
  await page.goto('/admin/statements');
  await page.getByRole('link', { name: 'Upload statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload a statement' })).toBeVisible();
  const input = page.getByLabel('Statement', { exact: true });
  await input.setInputFiles({ name: 'statement.xlsx', mimeType: 'text/csv', buffer: Buffer.from('504b0304', 'hex') });
  await expect(page.getByText(messages.statementNoCsv)).toBeVisible();
  await input.setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('combobox', { name: 'Bank', exact: true }).click();
  await page.getByRole('option', { name: 'Another bank …' }).click();
  // What the columns are is found out; a name is for somebody to say.
  await expect(page.getByRole('combobox', { name: 'Narration' })).toHaveText('Particulars');
  await expect(page.getByRole('group', { name: 'First lines' })).toContainText(utr.replace(/(\d{4})(?=\d)/g, '$1 '));
  await page.getByRole('textbox', { name: 'Name of the bank' }).fill(`Bank ${utr}`);
  await page.getByRole('button', { name: 'See what it would do' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'november.csv' })).toBeVisible();
  const line = (narration: string) =>
    page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: narration });
  await expect(line(utr)).toContainText(LINE_OUTCOME_LABELS.matched);
  await expect(line(utr)).toContainText(first.student.name);
  await expect(line(right)).toContainText(messages.lineTypingError);
  await expect(line('a stranger')).toContainText(LINE_OUTCOME_LABELS.unmatched);

  await page.getByRole('button', { name: 'Apply …' }).click();
  await page.getByRole('alertdialog', { name: 'Apply 1 matched line?' }).getByRole('button', { name: 'Apply' }).click();
  await expect(line(utr)).toContainText(LINE_OUTCOME_LABELS.applied);
  await line(right)
    .getByRole('button', { name: /^Open line/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: new RegExp(`^${second.student.name}`) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(line(right)).toContainText(LINE_OUTCOME_LABELS.applied);
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Unmatched lines' }).getAttribute('href')) ?? '',
  );
  expect((await file.text()).trim().split('\r\n')).toHaveLength(2);

  // What pays nothing is kept, and seen among the statements as long as it is.
  await line('a stranger')
    .getByRole('button', { name: /^Open line/ })
    .click();
  await dialog.getByRole('button', { name: 'Keep as unclaimed …' }).click();
  const question = page.getByRole('alertdialog', { name: 'Keep ₹1.00 as unclaimed?' });
  await expect(question).toContainText('₹1.00 is booked as received by the bank, and as owed to whoever sent it');
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
  await expect(line('a stranger')).toContainText(LINE_OUTCOME_LABELS.unclaimed);
  const statement = page.url();
  await page.getByRole('link', { name: 'Statements', exact: true }).click();
  await page
    .getByRole('region', { name: 'Unclaimed money' })
    .getByRole('link', { name: /^give it back/ })
    .click();
  await expect(line('a stranger')).toContainText(LINE_OUTCOME_LABELS.unclaimed);
  await page.goto(statement);
  await page.getByRole('button', { name: 'Undo …' }).click();
  await page.getByRole('alertdialog', { name: 'Undo 3 lines?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(line(utr)).toContainText(LINE_OUTCOME_LABELS.undone);
  await expect(page.getByText(/^Undone · Bank/)).toBeVisible();
  await page.goto(`/admin/payments?filter=${encodeURIComponent(JSON.stringify({ q: utr }))}`);
  await expect(page.getByText('Waits for the treasurer').first()).toBeVisible();
});
