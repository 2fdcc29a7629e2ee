import type { Page } from '@playwright/test';
import { campaignsAnswer, api, paths, type Campaign } from 'contracts';

import { fillCard } from './payments';
import { expect } from './test';

/** The first campaign that takes donations, as whoever is signed in reads it. */
export async function openCampaign(page: Page): Promise<Campaign> {
  const { data } = campaignsAnswer.parse(await (await page.request.get(api.campaigns())).json());
  const campaign = data.find(({ abilities }) => abilities.donate);
  if (!campaign) throw new Error('No campaign is open.');
  return campaign;
}

interface Gift {
  isAnonymous: boolean;
  /** The gateway says no to the first attempt. */
  failsOnce?: boolean;
}

/** Gives 1,000 rupees by card in the dialog that is open, up to the page of thanks. */
export async function giveByCard(page: Page, { isAnonymous, failsOnce = false }: Gift): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Make a donation' });
  await dialog.getByRole('button', { name: '₹1,000' }).click();
  await dialog.getByRole('radio', { name: 'Credit/Debit Card' }).check();
  if (isAnonymous) await dialog.getByRole('checkbox', { name: 'Give anonymously' }).check();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('complementary', { name: 'What you pay' })).toContainText('₹1,000.00');
  const pay = async () => {
    await fillCard(page);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
  };
  await pay();
  if (failsOnce) {
    await page.getByRole('button', { name: 'Try again' }).click();
    // What was chosen is still there.
    await expect(page.getByLabel('Amount (₹)')).toHaveValue('1000');
    await expect(page.getByRole('checkbox', { name: 'Give anonymously' })).toBeChecked({ checked: isAnonymous });
    await expect(page.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await pay();
  }
  await expect(page).toHaveURL(paths.paymentSuccess());
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your donation' })).toBeVisible();
}
