import { paths } from 'contracts';

import { signInMember } from '../support/members';
import { newDebtor } from '../support/payments';
import { expect, test } from '../support/test';

test('a phone opens the payer’s own UPI app, and shows no code to scan', async ({ page, playwright, baseURL }) => {
  await signInMember(page, await newDebtor(playwright, baseURL), paths.membership());
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('link', { name: 'Open your UPI app' })).toHaveAttribute('href', /^upi:\/\/pay\?pa=/);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(paths.membership());
});
