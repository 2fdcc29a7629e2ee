import { api, paths, type NewMessageBody } from 'contracts';

import { newMember, signInMember } from '../support/members';
import { expect, test } from '../support/test';

test('on a phone the list leads to a conversation and back, and the composer stands above the bar', async ({
  page,
  playwright,
  baseURL,
}) => {
  const reader = await newMember(playwright, baseURL, 'student');
  const writer = await newMember(playwright, baseURL, 'alumni');
  for (const text of ['First', 'Second', 'https://example.org/third']) {
    const data: NewMessageBody = { text, key: crypto.randomUUID() };
    await writer.calls.post(api.thread(reader.profileId), { data });
  }
  await signInMember(page, reader, paths.studentDashboard());
  await page.getByRole('banner').getByRole('link', { name: 'Messages, 3 unread' }).tap();
  await expect(page).toHaveURL(paths.threads());
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: new RegExp(writer.name) });
  await expect(row).toContainText('3 unread');
  await row.tap();
  const field = page.getByRole('textbox', { name: `Message to ${writer.name}` });
  await expect(row).toBeHidden();
  // Enter begins a line where a finger writes.
  await field.fill('One');
  await field.press('Enter');
  await field.pressSequentially('two');
  await expect(field).toHaveValue('One\ntwo');
  const [composer, bar] = await Promise.all([
    page.getByRole('form', { name: `Write to ${writer.name}` }).boundingBox(),
    page.getByRole('navigation', { name: 'Members' }).last().boundingBox(),
  ]);
  expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByRole('log').getByText('One\ntwo')).toBeVisible();
  await page.getByRole('link', { name: 'All messages' }).tap();
  await expect(row).toContainText('You: One two');
  await expect(row).not.toContainText('unread');
});
