import type { Page } from '@playwright/test';
import { api, messages, paths } from 'contracts';

import {
  chooseInAccountMenu,
  DEMO_PASSWORD,
  demoAddress,
  fillLogin,
  signInAs,
  signInByForm,
} from '../support/accounts';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

test('a visitor is never asked who they are', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.home());
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await settled(page);
  expect(asked).not.toContain(api.me());
});

/** The dashboard stands, and whatever it asks for is answered: nothing of it is under way when a test goes on. */
async function dashboardStands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
  await settled(page);
}

test.describe('a session that has ended', () => {
  test.use({ refusals: [api.me()] });

  test('leads to the sign-in with a word about it, and back to where one was', async ({ page, context }) => {
    await signInAs(page, 'student');
    await dashboardStands(page);
    await context.clearCookies({ name: 'session' });
    await page.reload();
    await expect(page).toHaveURL(paths.login(paths.studentDashboard()));
    await expect(page.getByRole('alert')).toContainText(messages.sessionEnded);
    await fillLogin(page, demoAddress('student'), DEMO_PASSWORD);
    await expect(page).toHaveURL(paths.studentDashboard());
  });

  test('is asked about once, not again on every page', async ({ page, context }) => {
    await signInAs(page, 'student');
    await dashboardStands(page);
    await context.clearCookies({ name: 'session' });
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith(api.me()))));
    for (const path of [paths.home(), paths.events(), paths.home()]) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    }
    expect(asked).toBe(1);
  });
});

test('signing out and in in one tab does so in the others', async ({ page, context }) => {
  await signInByForm(page, demoAddress('student'), DEMO_PASSWORD);
  const other = await context.newPage();
  await other.goto(paths.studentDashboard());
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Hello');
  await chooseInAccountMenu(page, 'Log out');
  await expect(other).toHaveURL(paths.login(paths.studentDashboard()));
  await fillLogin(page, demoAddress('student'), DEMO_PASSWORD);
  await expect(other).toHaveURL(paths.studentDashboard());
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Hello');
});

test('the console signs out, and the portal says so', async ({ page }) => {
  await signInByForm(page, demoAddress('admin'), DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(paths.login());
  await expect(page.getByRole('alert')).toContainText(messages.loggedOut);
});

test('signing in, the account menu and signing out work by keyboard alone', async ({ page }) => {
  await page.goto(paths.login());
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type(demoAddress('alumni'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.alumni());
  await dashboardStands(page);

  const opener = page.getByRole('button', { name: /^Account of/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.login());
});

test('someone who has signed out is not shown again by the Back button', async ({ page }) => {
  await signInByForm(page, demoAddress('student'), DEMO_PASSWORD);
  await page.goto(paths.studentDashboard());
  await chooseInAccountMenu(page, 'Log out');
  await expect(page).toHaveURL(paths.login());
  await page.goBack();
  await expect(page).toHaveURL(paths.login(paths.studentDashboard()));
});
