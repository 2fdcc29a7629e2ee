import { announcementsAnswer, api, paths } from 'contracts';
import type { APIRequestContext } from '@playwright/test';

import { carryDemoSession } from '../support/accounts';
import { expectSound, openStill } from '../support/sound';
import { expect, test } from '../support/test';

async function anyAnnouncement(request: APIRequestContext): Promise<string> {
  const { data } = announcementsAnswer.parse(await (await request.get(api.announcements())).json());
  return data[0]?._id ?? '';
}

test('an announcement: hydrates cleanly, fits its width, and axe finds nothing (security matrix 39)', async ({
  page,
  request,
}) => {
  await openStill(page, paths.announcement(await anyAnnouncement(request)));
  await expectSound(page);
});

test.describe('an announcement that does not exist', () => {
  test.use({ refusals: [paths.announcement('nobody')] });
  test('says so as soundly', async ({ page }) => {
    await openStill(page, paths.announcement('nobody'));
    await expectSound(page);
  });
});

test('writing one, with its faults and its link: axe finds nothing (security matrix 39)', async ({ page, request }) => {
  await carryDemoSession(page.context(), 'admin');
  await openStill(page, paths.announcementEdit(await anyAnnouncement(request)));
  await page.getByRole('textbox', { name: 'Text' }).waitFor();
  await expectSound(page);

  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a title')).toBeVisible();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByLabel('Address')).toBeFocused();
  await expectSound(page);
});
