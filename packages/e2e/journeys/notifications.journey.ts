import { type APIRequestContext, type Page } from '@playwright/test';
import { api, paths } from 'contracts';

import { mailsTo, unsubscribePathIn } from '../support/mail';
import { newMember, signInMember } from '../support/members';
import { expectSound } from '../support/sound';
import { expect, test } from '../support/test';

async function ask(calls: APIRequestContext, profileId: string): Promise<void> {
  const answer = await calls.post(api.connect(profileId), { data: { message: 'Shall we meet at the fair?' } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

test('a request to connect rings the bell, is read, and its mails end by their own link', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = await newMember(playwright, baseURL, 'alumni');
  const student = await newMember(playwright, baseURL, 'student');
  await ask(student.calls, asked.profileId);

  await signInMember(page, asked);
  await bell(page, 'Notifications, 1 unread').click();
  const newest = page.getByRole('dialog', { name: 'Notifications' });
  await expect(newest.getByRole('link', { name: `${student.name} would like to connect with you.` })).toBeVisible();
  await expectSound(page);
  await newest.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(paths.notifications());
  await expect(page.getByRole('main').getByText('Shall we meet at the fair?')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await page.reload();
  await expect(bell(page, 'Notifications')).toBeVisible();

  await expect.poll(() => mailsTo(asked.email, 'connection-request').length).toBe(1);
  const [mail = ''] = mailsTo(asked.email, 'connection-request');
  await page.context().clearCookies();
  await page.goto(unsubscribePathIn(mail));
  await expect(page.getByText('“Connection requests”')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expectSound(page);

  const other = await newMember(playwright, baseURL, 'faculty');
  await ask(other.calls, asked.profileId);
  await other.calls.post(api.personMessage(asked.profileId), { data: { message: 'Hello.' } });
  // Mail goes out in its order: a later one has come, and none before it.
  await expect.poll(() => mailsTo(asked.email, 'person-message').length).toBe(1);
  expect(mailsTo(asked.email, 'connection-request')).toHaveLength(1);
  await signInMember(page, asked);
  await expect(bell(page, 'Notifications, 2 unread')).toBeVisible();
});

test('what reaches a person is theirs to choose, by keyboard alone', async ({ page, playwright, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await newMember(playwright, baseURL, 'alumni');
  await signInMember(page, person, paths.notifications());
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await expectSound(page);
  const preferences = page.getByRole('link', { name: 'Preferences' });
  await preferences.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.notificationPreferences());

  const byMail = page.getByRole('checkbox', { name: 'Connection requests: by mail' });
  await byMail.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toContainText('Preferences saved');
  await expectSound(page);
  await page.reload();
  await expect(byMail).not.toBeChecked();
});
