import { readFileSync } from 'node:fs';

import { api, messages, paths } from 'contracts';

import { carryDemoSession } from '../support/accounts';
import { expect, test } from '../support/test';

test('an admin finds announcements in the console, exports them, edits one on the site and deletes it', async ({
  page,
  baseURL,
}) => {
  await carryDemoSession(page.context(), 'admin');
  const title = `Lantern evening ${Date.now().toString(36)}`;
  const description = [{ type: 'paragraph', children: [{ type: 'text', text: 'Bring a lantern.' }] }];
  const made = await page.request.post(api.announcements(), {
    data: { title, category: 'event', description },
    headers: { origin: baseURL },
  });
  expect(made.status(), await made.text()).toBe(201);

  await page.goto('/admin/announcements');
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  await page.getByLabel('Category').click();
  await page.getByRole('option', { name: 'Events' }).click();
  const filter = () => new URL(page.url()).searchParams.get('filter') ?? '{}';
  await expect.poll(() => JSON.parse(filter()) as unknown).toEqual({ q: title, category: 'event' });
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row', { name: title });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${title},Events,Bring a lantern.,`);

  await row.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Announcement' })).toBeVisible();
  await page.getByLabel('Title').fill(`${title}, moved`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, moved` })).toBeVisible();

  await page.goto(`/admin/announcements?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`);
  await page.getByRole('button', { name: `Delete ${title}, moved` }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${title}, moved` });
  await expect(question).toContainText(messages.confirmAnnouncementDeletion);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.announcementDeleted })).toBeVisible();
  await expect(page.getByText('No announcements found')).toBeVisible();
  await page.goto(paths.announcements());
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
