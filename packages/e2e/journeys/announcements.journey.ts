import { announcementsAnswer, api, messages, paths } from 'contracts';
import type { Browser, Page } from '@playwright/test';

import { signInAs } from '../support/accounts';
import { expect, test } from '../support/test';

const unique = (word: string) => `${word} ${Date.now().toString(36)}`;
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

/** A visitor whose browser runs no script. */
async function withoutScript(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
}

test('an admin writes an announcement, visitors read it, the admin changes and deletes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = unique('Lantern evening');
  await signInAs(page, 'admin', paths.announcements());
  await page.getByRole('link', { name: 'Create Announcement' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption({ label: 'Events' });
  await editorOf(page).click();
  await page.keyboard.type('Bring ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('a lantern');
  await page.keyboard.press('Control+B');
  await page.keyboard.press('Enter');
  await tool(page, 'Numbered list').click();
  await page.keyboard.type('Light it');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Let it go');
  await page.getByRole('button', { name: 'Publish' }).click();

  await expect(page.getByText(messages.announcementCreated)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = page.url();

  const visitor = await withoutScript(browser, baseURL);
  await visitor.goto(paths.announcements());
  await visitor.getByRole('link', { name: title }).click();
  expect(visitor.url()).toBe(address);
  await expect(visitor).toHaveTitle(new RegExp(title));
  const article = visitor.getByRole('article');
  await expect(article.locator('strong')).toHaveText('a lantern');
  await expect(article.getByRole('listitem')).toHaveText(['Light it', 'Let it go']);
  await expect(article.getByText('Events', { exact: true })).toBeVisible();
  await article.getByRole('link', { name: 'View All Events' }).click();
  await expect(visitor).toHaveURL(paths.events());

  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(editorOf(page)).toContainText('Let it go');
  await page.getByLabel('Title').fill(`${title}, moved`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(messages.announcementUpdated)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, moved` })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title}, moved`);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(messages.confirmAnnouncementDeletion)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(messages.announcementDeleted)).toBeVisible();
  await expect(page).toHaveURL(paths.announcements());
  await expect(page.getByRole('link', { name: `${title}, moved` })).toHaveCount(0);
  expect((await visitor.goto(address))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(messages.announcementNotFound);
  await visitor.context().close();
});

test('all of it by keyboard: toolbar, headings, link, and on to the button', async ({ page }) => {
  const title = unique('By keyboard');
  await signInAs(page, 'admin', paths.announcementCreate());
  await editorOf(page).waitFor();
  await page.getByLabel('Title').focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type('When');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Heading 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('See the calendar');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  // Nobody is as fast as this: the browser tells of the selection with its next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.press('Control+K');
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Links start with https://, mailto: or /')).toBeVisible();
  await page.getByLabel('Address').fill('/events');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');

  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(article.getByRole('heading', { level: 2, name: 'When' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'calendar' })).toHaveAttribute('href', '/events');
});

test('changes are not lost by a link or by the Back button', async ({ page }) => {
  await signInAs(page, 'admin', paths.announcements());
  await page.getByRole('link', { name: 'Create Announcement' }).click();
  await page.getByLabel('Title').fill('Half a thought');
  const question = page.getByText('Leave without saving your changes?');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();

  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(paths.announcementCreate());
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');

  await page.goBack();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(paths.announcements());
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
});

test('a student reads announcements, and reaches neither their making nor their changing', async ({
  page,
  request,
}) => {
  const [first] = announcementsAnswer.parse(await (await request.get(api.announcements())).json()).data;
  const id = first?._id ?? '';
  await signInAs(page, 'student', paths.announcements());
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Announcement' })).toHaveCount(0);
  await page.getByRole('link', { name: first?.title ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  for (const path of [paths.announcementCreate(), paths.announcementEdit(id)]) {
    await page.goto(path);
    await expect(page).toHaveURL(paths.studentDashboard());
  }
});

test('a stranger is sent to sign in, and led back', async ({ page }) => {
  await page.goto(paths.announcementCreate());
  await expect(page).toHaveURL(paths.login(paths.announcementCreate()));
});

test('what somebody pastes runs nowhere, in the editor and on the page (security matrix 18)', async ({ page }) => {
  let alerted = false;
  page.on('dialog', (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  await signInAs(page, 'admin', paths.announcementCreate());
  await page.getByLabel('Title').fill(`${unique('Paste')} <img src=x onerror=alert(1)>`);
  await editorOf(page).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      // Handlers in attributes are for the component's test: Chromium tells of each that the policy stops.
      '<h2>Head</h2><p>Words<script>alert(1)</script></p><p><a href="javascript:alert(1)">bad</a></p><svg><script>alert(1)</script></svg><iframe src="javascript:alert(1)"></iframe>',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(editorOf(page)).toContainText('Words');
  await page.getByRole('button', { name: 'Publish' }).click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'Head' })).toBeVisible();
  await expect(article.getByText('bad')).toBeVisible();
  await expect(article.getByRole('link')).toHaveCount(0);
  await expect(article.locator('img, script, svg')).toHaveCount(0);
  await page.reload();
  await expect(article.getByText('Words')).toBeVisible();
  expect(alerted).toBe(false);
});
