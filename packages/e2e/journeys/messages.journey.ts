import type { Browser, Locator, Page } from '@playwright/test';
import { api, messages, notificationsAnswer, paths, type NewMessageBody } from 'contracts';

import { carryDemoSession, carrySession } from '../support/accounts';
import { newClientAddress } from '../support/client-address';
import { newMember, signInMember, type Member } from '../support/members';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

/** What arrives is there after this at the latest, in milliseconds. */
const SOON_MS = 2_000;
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const soon = (locator: Locator) => expect(locator).toBeVisible({ timeout: SOON_MS });
const told = (page: Page, message: string) =>
  expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
const log = (page: Page) => page.getByRole('log');
const icon = (page: Page, name = 'Messages') => page.getByRole('banner').getByRole('link', { name, exact: true });

async function write(page: Page, to: Member, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `Message to ${to.name}` }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function chooseInMenu(page: Page, of: Member, choice: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${of.name}` }).click();
  await page.getByRole('menuitem', { name: choice }).click();
}

/** Another browser, in which somebody else is signed in. */
async function openBeside(browser: Browser, baseURL: string, { token }: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() } });
  await carrySession(context, token);
  return context.newPage();
}

async function say(from: Member, to: Member, text: string): Promise<void> {
  const body: NewMessageBody = { text, key: crypto.randomUUID() };
  expect((await from.calls.post(api.thread(to.profileId), { data: body })).ok()).toBe(true);
}

test('student and mentor write side by side: messages, a file, and what was read are there without a reload', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const mentor = await newMember(playwright, baseURL, 'alumni');
  const student = await newMember(playwright, baseURL, 'student');
  const other = await openBeside(browser, baseURL, mentor);
  await other.goto(paths.networking());
  await expect(icon(other)).toBeVisible();

  await signInMember(page, student, paths.person(mentor.profileId));
  await page.getByRole('link', { name: `Message ${mentor.name}` }).click();
  await expect(page).toHaveURL(paths.thread(mentor.profileId));
  await expect(page.getByRole('textbox', { name: `Message to ${mentor.name}` })).toBeFocused();
  await write(page, mentor, 'Do you have an hour?\nSee https://example.org/plan.');
  await soon(log(page).getByText(/^(Sent|Delivered)$/));
  await expect(log(page).getByRole('link', { name: 'https://example.org/plan', exact: true })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow ugc',
  );

  await soon(icon(other, 'Messages, 1 unread'));
  await soon(log(page).getByText('Delivered', { exact: true }));
  await icon(other, 'Messages, 1 unread').click();
  await expect(other).toHaveTitle(/^\(1\) Messages/);
  await other.getByRole('link', { name: new RegExp(student.name) }).click();
  await expect(log(other).getByText('New', { exact: true })).toBeVisible();
  await soon(log(page).getByText('Read', { exact: true }));
  await expect(icon(other)).toBeVisible();
  await expect(other).toHaveTitle(/^Messages/);

  await write(other, student, 'On Thursday.');
  await soon(log(page).getByText('On Thursday.'));
  await page.locator('input[type="file"]').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: PIXEL });
  await write(page, mentor, 'The plan');
  await soon(log(other).getByRole('link', { name: /^Photo/ }));
  const picture = log(other)
    .getByRole('link', { name: /^Photo/ })
    .locator('img');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  await expect(log(page).getByText('The plan')).toHaveCount(1);

  // Whoever has both open in two tabs sees the same in both, by one stream.
  const tab = await page.context().newPage();
  await tab.goto(paths.threads());
  await expect(tab.getByRole('link', { name: new RegExp(mentor.name) })).toContainText('You: Photo: The plan');
  await write(other, student, 'Come at six.');
  await soon(tab.getByRole('link', { name: new RegExp(mentor.name) }).getByText('Come at six.'));
  await tab.close();
  await other.context().close();
});

test.describe('where an answer is lost', () => {
  test.use({ refusals: [api.thread('')] });

  test('a message is sent again with the same key, stored once, and found by its words', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const reader = await newMember(playwright, baseURL, 'alumni');
    const writer = await newMember(playwright, baseURL, 'student');
    await signInMember(page, writer, paths.thread(reader.profileId));
    await settled(page);
    const sent: unknown[] = [];
    await page.route(`**${api.thread(reader.profileId)}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) return route.continue();
      // The server has it, and the writer is not told.
      await route.fetch();
      return route.abort();
    });
    await write(page, reader, 'Marmalade on Mondays');
    await expect(log(page).getByText(/^(Sent|Delivered)$/)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    await page.reload();
    await expect(log(page).getByText('Marmalade on Mondays')).toHaveCount(1);
    await page.goto(paths.threads());
    await page.getByRole('searchbox', { name: 'Search your messages' }).fill('marmal');
    await page.getByRole('list', { name: 'Messages found' }).getByRole('link').click();
    await expect(page).toHaveURL(paths.thread(reader.profileId, { at: 1 }));
    await expect(log(page).getByText('Marmalade on Mondays')).toBeVisible();
  });
});

test('a block closes a thread for both, a report is opened by an admin, decided on, and told to both', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const rude = await newMember(playwright, baseURL, 'alumni');
  const student = await newMember(playwright, baseURL, 'student');
  await say(rude, student, 'You know nothing.');
  await signInMember(page, student, paths.thread(rude.profileId));
  await chooseInMenu(page, rude, 'Report…');
  await page.getByLabel('What is wrong with it?').fill('Insults');
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await told(page, messages.messageReported);
  await chooseInMenu(page, rude, 'Block');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(`You have blocked ${rude.name}.`)).toBeVisible();
  const other = await openBeside(browser, baseURL, rude);
  await other.goto(paths.thread(student.profileId));
  await expect(other.getByText(messages.takesNoMessages)).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('textbox', { name: `Message to ${rude.name}` })).toBeVisible();

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await carryDemoSession(desk.context(), 'admin');
  await desk.goto('/admin/message-reports');
  await desk.getByRole('link', { name: rude.name }).first().click();
  const letter = desk.getByRole('dialog', { name: `${student.name} reports ${rude.name}` });
  await expect(letter.getByText('Insults')).toBeVisible();
  await expect(letter.getByText('You know nothing.')).toHaveCount(0);
  await letter.getByRole('button', { name: 'Read the conversation' }).click();
  await desk.getByRole('button', { name: 'Read it' }).click();
  await expect(letter.getByText('You know nothing.')).toBeVisible();
  await letter.getByRole('button', { name: 'Decide' }).click();
  await letter.getByLabel('Note to both people (optional)').fill('Please stay polite.');
  await letter.getByRole('button', { name: 'Uphold' }).click();
  await expect(letter.getByText('Please stay polite.')).toBeVisible();
  for (const { calls } of [student, rude]) {
    const kinds = async () =>
      notificationsAnswer
        .parse(await (await calls.get(api.notifications())).json())
        .data.filter(({ kind }) => kind === 'message-report').length;
    // That it was read, and what was decided.
    await expect.poll(kinds).toBe(2);
  }
  await desk.context().close();
  await other.context().close();
});
