import { readFileSync } from 'node:fs';

import { type Page } from '@playwright/test';
import { api, landingPath, messages, paths, type AccountRole } from 'contracts';

import { carrySession, chooseInAccountMenu, fillLogin, signInAs, signInByForm } from '../support/accounts';
import { linkMailedTo } from '../support/mail';
import { newMember, type Member } from '../support/members';
import { ownServer } from '../support/own-server';
import { settled } from '../support/settled';
import { expect, test as base } from '../support/test';

type NewRole = Exclude<AccountRole, 'admin'>;

const test = base.extend<{ role: NewRole; member: Member; elsewhere: Page }>({
  role: ['student', { option: true }],
  /** Somebody new, so that what they change is nobody else's, signed in to the page and nowhere else. Calls share its session. */
  member: [
    async ({ page, playwright, baseURL, role }, use) => {
      const member = await newMember(playwright, baseURL, role);
      await carrySession(page.context(), member.token);
      await use(member);
    },
    { auto: true },
  ],
  /** Another browser in which they are signed in. */
  elsewhere: async ({ browser, baseURL, member }, use) => {
    const page = await browser.newPage({ baseURL });
    await signInAnew(page, member);
    await use(page);
    await page.close();
  },
});

/** Opens the dashboard of a member in a session that is another one than their first. */
async function signInAnew(page: Page, { email, password, role }: Member): Promise<void> {
  const headers = { origin: ownServer().url };
  expect((await page.request.post(api.login(), { data: { email, password }, headers })).ok()).toBe(true);
  await page.goto(landingPath(role));
}

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const told = (page: Page, message: string) =>
  expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();

for (const role of ['student', 'alumni', 'faculty'] satisfies NewRole[]) {
  test.describe(role, () => {
    test.use({ role });
    test('writes a profile and finds it again', async ({ page }) => {
      await page.goto(landingPath(role));
      await chooseInAccountMenu(page, 'Profile');
      await expect(page).toHaveURL(paths.profile());
      await field(page, 'Bio').fill('I build small robots.');
      await field(page, 'Graduation year').fill('2024');
      await field(page, 'GitHub').fill('https://github.example/asha');
      await field(page, 'Skills').fill('Robotics');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Soldering, Robotics,');
      await page.getByRole('switch', { name: 'Show my location' }).uncheck();
      await expect(page.getByLabel('Company')).toHaveCount(role === 'student' ? 0 : 1);
      await expect(page.getByRole('switch', { name: 'I am a mentor' })).toHaveCount(role === 'alumni' ? 1 : 0);
      await save(page).click();
      await told(page, messages.profileUpdated);

      await page.reload();
      await expect(field(page, 'Bio')).toHaveValue('I build small robots.');
      await expect(field(page, 'Graduation year')).toHaveValue('2024');
      await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
        'Robotics',
        'Soldering',
      ]);
      await expect(page.getByRole('switch', { name: 'Show my location' })).not.toBeChecked();
      await expect(page.getByRole('meter')).not.toHaveAttribute('aria-valuenow', '0');
    });
  });
}

base('admin: has a profile as well', async ({ page }) => {
  await signInAs(page, 'admin', paths.profile());
  await field(page, 'Phone').fill(`+91 ${Date.now()}`);
  await save(page).click();
  await told(page, messages.profileUpdated);
});

test.describe('alumni and mentors', () => {
  test.use({ role: 'alumni' });

  test('an alumnus becomes a mentor, and both addresses show one profile', async ({ page }) => {
    await page.goto(paths.profile());
    await page.getByRole('switch', { name: 'I am a mentor' }).check();
    await field(page, 'Expertise').fill('Robotics');
    await page.getByLabel('Availability').selectOption('3-4 hours per month');
    await field(page, 'Job title').fill('Engineer');
    await save(page).click();
    await told(page, messages.profileUpdated);

    await page.goto(paths.alumniProfile());
    await expect(field(page, 'Job title')).toHaveValue('Engineer');
    await field(page, 'Job title').fill('Lead engineer');
    await field(page, 'LinkedIn').fill('https://linkedin.example/in/asha');
    await save(page).click();
    await told(page, messages.profileUpdated);

    await page.goto(paths.profile());
    await expect(field(page, 'Job title')).toHaveValue('Lead engineer');
    await expect(field(page, 'LinkedIn')).toHaveValue('https://linkedin.example/in/asha');
    await expect(page.getByLabel('Availability')).toHaveValue('3-4 hours per month');
  });
});

test('whoever is about to leave unsaved changes is asked first', async ({ page }) => {
  await page.goto(paths.profile());
  await field(page, 'Bio').fill('Not finished yet');
  await page.getByRole('navigation', { name: 'Members', exact: true }).getByRole('link', { name: 'Events' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(paths.profile());
  await expect(field(page, 'Bio')).toHaveValue('Not finished yet');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'Bio')).toHaveValue('');
});

test('a picture is seen square before it is sent, shows in the top bar at once, and can be removed', async ({
  page,
}) => {
  await page.goto(paths.profile());
  const avatar = page.getByRole('banner').locator('img[src*="/avatars/"]');
  await expect(field(page, 'Bio')).toBeVisible();
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Profile picture', { exact: true }).and(page.locator('input')).setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: 'Your new picture' });
  await expect(dialog.getByAltText('Preview')).toBeVisible();
  await dialog.getByLabel('Move it sideways').fill('0.2');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await told(page, messages.imageUpdated);
  await expect(avatar).toBeVisible();
  await page.reload();
  await expect(avatar).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await told(page, messages.imageRemoved);
  await expect(avatar).toHaveCount(0);
});

test('a new address takes effect once the link mailed to it is followed', async ({ page, member }) => {
  const { email } = member;
  const other = `new.${email}`;
  await page.goto(paths.profile());
  await field(page, 'Email').fill(other);
  await field(page, 'Your password').fill(member.password);
  await save(page).click();
  await told(page, messages.emailChangeSent);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(page.getByText(`${other} waits to be confirmed`)).toBeVisible();
  await page.goto(await linkMailedTo(other, 'confirm-new-email'));
  await expect(page.getByText(messages.emailChanged)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(field(page, 'Email')).toHaveValue(other);
  await chooseInAccountMenu(page, 'Log out');
  await expect(page).toHaveURL(paths.login());
  await signInByForm(page, other, member.password);
});

test('a change of password ends the other sessions, and holds from then on', async ({ page, member, elsewhere }) => {
  const password = `${member.password}-anew`;
  await page.goto(paths.profile());
  await page.getByLabel('Current password', { exact: true }).fill(member.password);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm the new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await told(page, messages.passwordChanged);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue(member.name);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await chooseInAccountMenu(page, 'Log out');
  await expect(page).toHaveURL(paths.login());
  await signInByForm(page, member.email, password);
});

test('a session elsewhere is ended: one, and all others', async ({ page, member, elsewhere }) => {
  await page.goto(paths.profile());
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^End the session/ }).click();
  await told(page, messages.sessionEndedByOwner);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);

  await signInAnew(elsewhere, member);
  await page.reload();
  await sessions.getByRole('button', { name: 'End all other sessions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End them' }).click();
  await told(page, messages.otherSessionsEnded);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('own data come as a file', async ({ page, member }) => {
  const { name, email } = member;
  await page.goto(paths.profile());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain(email);
  expect(text).toContain(name);
});

test.describe('the end of an account', () => {
  test.use({ refusals: [api.account(), api.login()] });

  test('is asked about twice, then there is nobody any more', async ({ page, member }) => {
    await page.goto(paths.profile());
    // What the page still asks for when the account goes would be refused.
    await settled(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: messages.confirmAccountDeletion });
    await dialog.getByLabel('Current password', { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(messages.currentPasswordWrong)).toBeVisible();
    await dialog.getByLabel('Current password', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page).toHaveURL(paths.home());
    await told(page, messages.accountDeleted);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

    await page.goto(paths.login());
    await fillLogin(page, member.email, member.password);
    await expect(page.getByRole('main').getByText(messages.loginFailed)).toBeVisible();
  });
});
