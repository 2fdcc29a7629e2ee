import type { Page } from '@playwright/test';

import { carryDemoSession } from '../support/accounts';
import { adminCalls, newEvent } from '../support/events';
import { expectSound, openStill } from '../support/sound';
import { expect, test } from '../support/test';

// The browser logs what does not come while the network is away.
test.use({ refusals: ['/api/', '/admin/'] });

const named = async (page: Page) => {
  await page.getByLabel('Name of this door').fill('Gate A');
  await page.getByRole('button', { name: 'Open this door' }).click();
};
const scanned = async (page: Page) => {
  await named(page);
  await page.getByLabel('Code of the ticket').fill('000000000000');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-verdict]')).toBeVisible();
};
const offline = async (page: Page) => {
  await named(page);
  await page.context().setOffline(true);
  await expect(page.getByText('No network: this device decides')).toBeVisible();
};

for (const [name, work] of [
  ['not yet named', () => Promise.resolve()],
  ['after a scan', scanned],
  ['without a network', offline],
] as const) {
  test(`console, door ${name}: fits its width, and axe finds nothing (security matrix 39)`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { _id } = await newEvent(await adminCalls(playwright, baseURL));
    await carryDemoSession(page.context(), 'admin');
    await openStill(page, `/admin/events/${_id}/door`);
    await work(page);
    await expectSound(page);
  });
}
