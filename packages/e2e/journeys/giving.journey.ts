import { readFile } from 'node:fs/promises';

import { api, messages, paths } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { newClientAddress } from '../support/client-address';
import { giveByCard, openCampaign } from '../support/giving';
import { newMember, signInMember } from '../support/members';
import { expect, test } from '../support/test';

// A payment that fails is a refusal.
test.use({ refusals: ['/api/payments/'] });

test('somebody gives anonymously by card, after a failure, and the console counts it without their name', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const donor = await newMember(playwright, baseURL, 'alumni');
  await signInMember(page, donor, paths.giving());
  const { _id, title, raised, donors } = await openCampaign(page);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.route(
    '**/api/payments/*/confirm',
    (route) => route.continue({ postData: { ...(route.request().postDataJSON() as object), outcome: 'fail' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: `Donate Now: ${title}` }).click();
  await giveByCard(page, { isAnonymous: true, failsOnce: true });
  await expect(page.getByRole('alert').filter({ hasText: messages.donationProcessed })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Receipt', exact: true }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'See My Donations' }).click();
  const own = page.getByRole('list', { name: 'My Donations' }).getByRole('article').first();
  await expect(own.getByRole('heading')).toHaveText(title);
  await expect(own).toContainText('Completed');
  await expect(own).toContainText('Anonymous');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your donation' })).toBeVisible();
  await page.goto(paths.campaign(_id));
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', new RegExp(inRupees(raised + 1000)));
  await expect(page.getByText(`${donors + 1} donors`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Donors' }).getByText(donor.name)).toBeHidden();

  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() } });
  await carryDemoSession(context, 'admin');
  const console = await context.newPage();
  await console.goto('/admin/campaigns');
  await console.getByRole('link', { name: `See the donations to ${title}` }).click();
  await expect(console.getByRole('region', { name: 'Summary' })).toContainText(`${inRupees(raised + 1000)}.00`);
  const given = console.getByRole('list', { name: 'Donations' }).getByRole('listitem').first();
  await expect(given).toContainText('Anonymous');
  await expect(given).toContainText('₹1,000.00');
  await expect(console.getByText(donor.name)).toBeHidden();
  const csv = await (await context.request.get(api.consoleDonationsCsv(_id))).text();
  expect(csv).not.toContain(donor.name);
  await context.close();
});

const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
