import { type Page } from '@playwright/test';
import { api, messages, paths } from 'contracts';

import { chooseInAccountMenu, fillLogin, newPerson } from '../support/accounts';
import { linkMailedTo } from '../support/mail';
import { expect, test } from '../support/test';

/** Fills in the registration and sends it. */
async function register(page: Page, { name, email, password }: ReturnType<typeof newPerson>, role = 'Student') {
  await page.goto(paths.register());
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('I am').selectOption(role);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
}

test('a new person registers, verifies, signs in, lands on the right dashboard and signs out', async ({ page }) => {
  const person = newPerson();
  await register(page, person, 'Alumni');
  await expect(page.getByRole('alert')).toContainText(messages.registered);

  await page.goto(await linkMailedTo(person.email, 'verify-email'));
  await expect(page.getByText(messages.emailVerified)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page, person.email, person.password);
  await expect(page).toHaveURL(paths.alumni());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible();

  await chooseInAccountMenu(page, 'Log out');
  await expect(page).toHaveURL(paths.login());
  await expect(page.getByRole('alert')).toContainText(messages.loggedOut);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test.describe('refused by the server', () => {
  test.use({ refusals: [api.login(), api.register(), '/api/auth/verify-email', '/api/auth/reset-password'] });

  test('before verifying, the sign-in offers to send the mail again', async ({ page }) => {
    const person = newPerson();
    await register(page, person);
    await page.goto(paths.login());
    await fillLogin(page, person.email, person.password);
    await expect(page.getByRole('main').getByText(messages.verifyFirst)).toBeVisible();
    await page.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(page.getByText(messages.verificationSent)).toBeVisible();

    await page.goto(await linkMailedTo(person.email, 'verify-email', 2));
    await expect(page.getByText(messages.emailVerified)).toBeVisible();
    await page.goto(paths.login());
    await fillLogin(page, person.email, person.password);
    await expect(page).toHaveURL(paths.studentDashboard());
  });

  test('a verification link that is none says so, and another can be had', async ({ page }) => {
    await page.goto(paths.verifyEmail('no-such-token'));
    await expect(page.getByRole('heading', { name: 'Verification failed' })).toBeVisible();
    await expect(page.getByText(messages.verificationLinkInvalid)).toBeVisible();
    await expect(page.getByText('The link may have expired or is invalid.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(newPerson().email);
    await page.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(page.getByText(messages.verificationSent)).toBeVisible();
  });

  test('a common password is refused beside its field', async ({ page }) => {
    const person = { ...newPerson(), password: 'football' };
    await page.goto(paths.register());
    await page.getByLabel('Name').fill(person.name);
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(person.password);
    await expect(page.getByText('Strength: very weak')).toBeVisible();
    await page.getByLabel('Repeat the password', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription(messages.passwordTooCommon);
    await expect(password).toBeFocused();
  });

  test('a lost password is reset once, and every session ends', async ({ page, browser, baseURL }) => {
    const person = newPerson();
    await register(page, person);
    await page.goto(await linkMailedTo(person.email, 'verify-email'));
    await expect(page.getByText(messages.emailVerified)).toBeVisible();
    const elsewhere = await browser.newPage({ baseURL });
    await elsewhere.goto(paths.login());
    await fillLogin(elsewhere, person.email, person.password);
    await expect(elsewhere).toHaveURL(paths.studentDashboard());

    await page.goto(paths.forgotPassword());
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(messages.resetSent)).toBeVisible();
    const link = await linkMailedTo(person.email, 'reset-password');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('an-entirely-new-lantern');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(messages.passwordReset)).toBeVisible();

    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(paths.login(paths.studentDashboard()));
    await elsewhere.close();
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('yet-another-new-lantern');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(messages.resetLinkInvalid)).toBeVisible();
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(page).toHaveURL(paths.forgotPassword());

    await page.goto(paths.login());
    await fillLogin(page, person.email, 'an-entirely-new-lantern');
    await expect(page).toHaveURL(paths.studentDashboard());
  });

  test('a wrong password is told beside the form, and the cursor is where it is mended', async ({ page }) => {
    await page.goto(paths.login());
    await fillLogin(page, newPerson().email, 'not-the-password');
    await expect(page.getByRole('main').getByText(messages.loginFailed)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });
});
