import { type Locator, type Page } from '@playwright/test';
import { api, landingPath, messages, paths } from 'contracts';

import { carryDemoSession, DEMO_PASSWORD, demoAddress, fillLogin, newPerson, signInAs } from '../support/accounts';
import { expect, test } from '../support/test';

const USERS = '/admin/users';
const SETTINGS = '/admin/settings';
const API_USERS = `${api.console()}/users`;

/** Looks for somebody on the Users page. @returns their row */
async function find(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  const row = page.getByRole('row', { name });
  await expect(row).toHaveCount(1);
  return row;
}

/** What the row of the demo's student alone shows. */
const STUDENT = demoAddress('student');

test('an admin signs in, verifies a new member, edits and deletes them', async ({ page, request }) => {
  const person = newPerson();
  const registration = await request.post(api.register(), { data: { ...person, role: 'student' } });
  expect(registration.status(), await registration.text()).toBe(200);

  await page.goto(USERS);
  await expect(page).toHaveURL(paths.login(USERS));
  await fillLogin(page, demoAddress('admin'), DEMO_PASSWORD);
  await expect(page).toHaveURL(USERS);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  const row = await find(page, person.name);
  await expect(row).toContainText('Not verified');
  await row.getByRole('button', { name: `Verify ${person.name}` }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.userVerified })).toBeVisible();
  await expect(row).not.toContainText('Not verified');
  await expect(row.getByRole('button', { name: `Verify ${person.name}` })).toHaveCount(0);

  await row.getByRole('button', { name: `Edit ${person.name}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit user' });
  const renamed = `${person.name} Rao`;
  await form.getByLabel('Name').fill(renamed);
  await form.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Alumni' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.userUpdated })).toBeVisible();
  await expect(form).toHaveCount(0);
  const changed = page.getByRole('row', { name: renamed });
  await expect(changed).toContainText('Alumni');

  const remove = changed.getByRole('button', { name: `Delete ${renamed}` });
  const question = page.getByRole('alertdialog', { name: `Delete ${renamed}` });
  await remove.click();
  await expect(question).toContainText(messages.confirmUserDeletion);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(changed).toHaveCount(1);
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.userDeleted })).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();

  const login = await request.post(api.login(), { data: { email: person.email, password: person.password } });
  expect(await login.json()).toMatchObject({ msg: messages.loginFailed });
});

test('a student is turned away, in the browser and at the API', async ({ page, baseURL }) => {
  const shown: string[] = [];
  page.on('request', (request) => shown.push(new URL(request.url()).pathname));
  await signInAs(page, 'student');
  for (const path of [paths.console(), USERS, SETTINGS]) {
    await page.goto(path);
    await expect(page).toHaveURL(landingPath('student'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
  }
  expect(
    shown.filter((path) => path.startsWith(api.console())),
    'calls that the console would be refused',
  ).toEqual([]);

  const headers = { origin: baseURL };
  for (const answer of [
    await page.request.get(API_USERS),
    await page.request.get(api.consoleDashboard()),
    await page.request.put(api.consoleSettings(), { data: { enableRegistration: false }, headers }),
    await page.request.delete(`${API_USERS}?filter=${encodeURIComponent('{"id":["a"]}')}`, { headers }),
  ]) {
    expect(answer.status(), answer.url()).toBe(403);
  }
});

/** Turns the switch on or off and saves. */
async function setRegistration(page: Page, isOpen: boolean): Promise<void> {
  await page.goto(SETTINGS);
  await page.getByLabel('Enable registration').setChecked(isOpen);
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.settingsUpdated })).toBeVisible();
  await expect(page.getByText('All changes are saved.')).toBeVisible();
}

test('an admin closes the registration: page and API refuse, until it is opened again', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await carryDemoSession(page.context(), 'admin');
  const visitor = await browser.newPage({ baseURL });
  const heading = visitor.getByRole('heading', { level: 1 });
  await setRegistration(page, false);

  await visitor.goto(paths.register());
  await expect(heading).toHaveText(messages.registrationClosed);
  const answer = await request.post(api.register(), { data: { ...newPerson(), role: 'student' } });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ msg: messages.registrationClosed });

  await setRegistration(page, true);
  await visitor.goto(paths.register());
  await expect(heading).toHaveText('Register');
  await visitor.close();
});

test('searching, selecting and the dialogs work by keyboard alone', async ({ page }) => {
  await signInAs(page, 'admin', USERS);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type(STUDENT);
  const row = page.getByRole('row', { name: STUDENT });
  await expect(page.getByRole('row')).toHaveCount(2);

  const box = row.getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0);

  await page.keyboard.press('Tab');
  const edit = row.getByRole('button', { name: /^Edit/ });
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(edit).toBeFocused();

  await page.keyboard.press('Tab');
  const remove = row.getByRole('button', { name: /^Delete/ });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await expect(row).toHaveCount(1);
});
