import { paths } from 'contracts';

import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.goto(paths.home());
  await page.waitForLoadState('networkidle');
});

test('the menu opens and closes by keyboard, and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText('Connect with us:')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('choosing a section closes the menu and goes there', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('#team')).toBeInViewport();
});

test('a tap beside the menu closes it', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.touchscreen.tap(380, 500);
  await expect(page.getByRole('dialog')).toBeHidden();
});
