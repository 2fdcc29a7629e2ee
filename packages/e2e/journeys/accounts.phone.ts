import { landingPath, paths } from 'contracts';

import { chooseInAccountMenu, DEMO_PASSWORD, demoAddress, signInByForm } from '../support/accounts';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

test('the drawer leads to the registration', async ({ page }) => {
  await page.goto(paths.home());
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(paths.register());
});

test('a member finds the own page and the way out', async ({ page }) => {
  await signInByForm(page, demoAddress('alumni'), DEMO_PASSWORD);
  await page.goto(paths.events());
  await chooseInAccountMenu(page, 'Dashboard');
  await expect(page).toHaveURL(landingPath('alumni'));
  // The address is there before the page, whose frame has a menu of its own.
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await chooseInAccountMenu(page, 'Log out');
  await expect(page).toHaveURL(paths.login());
});
