import { api, paths, type ConsoleCampaignRow } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { openCampaign } from '../support/giving';
import { expectSound, expectSoundAfterEach, nothing, openStill, type Work } from '../support/sound';
import { expect, test } from '../support/test';

const faultyDonation: Work = async (page) => {
  await page.getByRole('button', { name: /^Donate Now: / }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Amount (₹)')).toHaveAttribute('aria-invalid', 'true');
};

test('giving: campaigns, one of them, its dialog, donations and report fit, and axe finds nothing (security matrix 39)', async ({
  page,
}) => {
  await carryDemoSession(page.context(), 'alumni');
  const campaign = await openCampaign(page);
  for (const tab of [undefined, 'donations', 'impact'] as const) {
    await openStill(page, paths.giving(tab && { tab }));
    await expectSound(page);
  }
  await openStill(page, paths.campaign(campaign._id));
  await expectSoundAfterEach(page, [nothing, faultyDonation]);
  await openStill(page, paths.pay('donation', campaign._id, { amount: '500' }));
  await expect(page.getByLabel('Amount (₹)')).toHaveValue('500');
  await expectSound(page);
});

test('giving, as an admin: campaigns, the form of one, and its donations fit, and axe finds nothing (security matrix 39)', async ({
  page,
}) => {
  await carryDemoSession(page.context(), 'admin');
  await openStill(page, '/admin/campaigns');
  const [first] = (await (await page.request.get(`${api.console()}/campaigns`)).json()) as ConsoleCampaignRow[];
  if (!first) throw new Error('There are no campaigns.');
  const openForm: Work = async () => {
    await page.getByRole('link', { name: first.title, exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(first.title);
  };
  await expectSoundAfterEach(page, [nothing, openForm]);
  await openStill(page, `${paths.consoleCampaign(first.id)}/donations`);
  await expectSound(page);
});
