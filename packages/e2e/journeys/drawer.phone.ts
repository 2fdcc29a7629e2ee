import { paths } from 'contracts';

import { settled } from '../support/settled';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await page.goto(paths.home());
  await settled(page);
});

test('the menu opens and closes by keyboard, and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText('Connect with us:')).toBeVisible();
  const holdsFocus = () => drawer.evaluate((element) => element.contains(document.activeElement));
  const stops = await drawer.getByRole('link').or(drawer.getByRole('button')).count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(), `after ${stop + 1} tabs`).toBe(true);
  }
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

test('the menu takes 80 % of a phone and keeps the page from scrolling', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeInViewport({ ratio: 1 });
  expect((await drawer.boundingBox())?.width).toBeCloseTo(0.8 * 390, 0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.setViewportSize({ width: 800, height: 844 });
  expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(360);
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('choosing Innokshetra closes the menu and opens its page', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog');
  for (const name of ['Home', 'About', 'Events', 'Announcements', 'Team', 'Contact'])
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
  await drawer.getByRole('link', { name: 'Innokshetra' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/innokshetra$/);
});

test('event cards turn by tap, and back by a tap on their back', async ({ page }) => {
  const card = page.getByRole('button', { name: 'Bidbizz' });
  await card.scrollIntoViewIfNeeded();
  await card.tap();
  const description = page.getByText(/team bidding event/i);
  await expect(description).toBeVisible();
  await description.tap();
  await expect(description).toBeHidden();
});
