import type { Page } from '@playwright/test';
import {
  api,
  paths,
  paymentAnswer,
  type ConsoleMembershipRow,
  type ConsolePaymentRow,
  type Statement,
} from 'contracts';

import { carryDemoSession, carrySession } from '../support/accounts';
import { fillCard, newDebtor } from '../support/payments';
import { expectSound, expectSoundAfterEach, nothing, openStill, type Work } from '../support/sound';
import { expect, test } from '../support/test';

const faultyCard: Work = async (page) => {
  await fillCard(page);
  await page.getByLabel('Card Number').fill('4242');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByLabel('Card Number')).toHaveAttribute('aria-invalid', 'true');
};

test('payments, as a student: membership, checkout and thanks fit, and axe finds nothing (security matrix 39)', async ({
  page,
  playwright,
  baseURL,
}) => {
  await carryDemoSession(page.context(), 'student');
  await openStill(page, paths.membership());
  await expect(page.getByRole('list', { name: 'Payment history' })).toBeVisible();
  await expectSound(page);

  const student = await newDebtor(playwright, baseURL);
  const begun = await student.calls.post(api.newPayment('membership'), { data: {} });
  const { paymentId, amount, currency, itemName } = paymentAnswer.parse(await begun.json()).data;
  await carrySession(page.context(), student.token);
  await openStill(page, paths.payContributions(paymentId));
  await expectSoundAfterEach(page, [nothing, faultyCard]);
  await student.calls.post(api.confirmPayment(paymentId), { data: { gateway: 'sandbox' } });
  await page.evaluate(({ path, state }) => window.history.replaceState({ state, key: 'paid' }, '', path), {
    path: paths.paymentSuccess(),
    state: { paymentId, amount, currency, itemName, type: 'membership' },
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await expectSound(page);
});

/** The first of the console's list of a resource. */
async function firstOf<Row>(page: Page, resource: string): Promise<Row> {
  const [first] = (await (await page.request.get(`${api.console()}/${resource}`)).json()) as Row[];
  if (!first) throw new Error(`There are no ${resource}.`);
  return first;
}

const openPayment: Work = async (page) => {
  const { payerName } = await firstOf<ConsolePaymentRow>(page, 'payments');
  await page.getByRole('link', { name: payerName, exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Steps' })).toBeVisible();
};

test('payments, as an admin: payments, one of them, and memberships fit, and axe finds nothing (security matrix 39)', async ({
  page,
}) => {
  await carryDemoSession(page.context(), 'admin');
  await openStill(page, '/admin/payments');
  await expect(page.getByText(/^Showing \d+ of \d+ payments$/)).toBeVisible();
  await expectSoundAfterEach(page, [nothing, openPayment]);
  await openStill(page, '/admin/memberships');
  await expectSound(page);
  await openStill(page, paths.consoleMembership((await firstOf<ConsoleMembershipRow>(page, 'memberships')).id));
  await expectSound(page);
});

test('bank statements: the list, one of them, a doubtful line and the upload fit, and axe finds nothing (security matrix 39)', async ({
  page,
}) => {
  await carryDemoSession(page.context(), 'admin');
  await openStill(page, '/admin/statements');
  await expect(page.getByText('demo-bank.csv').first()).toBeVisible();
  await expectSound(page);
  await openStill(page, `/admin/statements/${(await firstOf<Statement>(page, 'statements')).id}`);
  await expectSoundAfterEach(page, [
    nothing,
    async () => {
      await page.getByRole('button', { name: 'Open line 3' }).click();
      await expect(page.getByRole('heading', { name: 'Which payment is it?' })).toBeVisible();
    },
  ]);
  await openStill(page, '/admin/statements/new');
  const buffer = Buffer.from('Date,Narration,Deposit\n23/11/2026,UPI/412345678901/PAYER,250.00\n');
  await page.getByLabel('Statement', { exact: true }).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('combobox', { name: 'Bank', exact: true }).click();
  await page.getByRole('option', { name: 'Another bank …' }).click();
  await expect(page.getByRole('group', { name: 'First lines' })).toContainText('₹250.00');
  await expectSound(page);
});
