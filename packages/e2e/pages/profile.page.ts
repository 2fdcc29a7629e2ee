import { type Page } from '@playwright/test';
import { paths } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { expectSoundAfterEach, nothing, openStill, type Work } from '../support/sound';
import { expect, test } from '../support/test';

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });

// Nothing is saved: the demo account is everybody's.
const changed: Work = async (page) => {
  await page.getByRole('switch', { name: 'I am a mentor' }).click();
  await field(page, 'Skills').fill('Robotics, Soldering,');
  await field(page, 'LinkedIn').fill('no address');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field(page, 'LinkedIn')).toBeFocused();
};
const leaving: Work = async (page) => {
  await field(page, 'Bio').fill('Not finished yet');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const choosing: Work = async (page) => {
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
};
const deleting: Work = async (page) => {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const PAGES: readonly (readonly [string, string, ...Work[]])[] = [
  ['profile, then changed and with a fault', paths.profile(), nothing, changed],
  ['profile, about to be left', paths.profile(), leaving],
  ['profile, a picture chosen', paths.profile(), choosing],
  ['profile, about to be deleted', paths.profile(), deleting],
  ['alumni profile', paths.alumniProfile(), nothing],
];

for (const [name, path, ...works] of PAGES) {
  test(`${name}: fits its width, and axe finds nothing (security matrix 39)`, async ({ page }) => {
    await carryDemoSession(page.context(), 'alumni');
    await openStill(page, path);
    await expect(field(page, 'Bio')).toBeVisible();
    await expectSoundAfterEach(page, works);
  });
}
