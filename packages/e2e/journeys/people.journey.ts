import { type Page } from '@playwright/test';
import { api, landingPath, messages, paths, type PeopleAnswer, type Person } from 'contracts';

import { chooseInAccountMenu, signInAs } from '../support/accounts';
import { mailsTo } from '../support/mail';
import { newMember, signInMember } from '../support/members';
import { expect, test } from '../support/test';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Members', exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Alumni', exact: true });
const told = (page: Page, message: string) =>
  expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();

/** Somebody of the demo who says where they work. */
async function someAlumnus(page: Page): Promise<Person> {
  const { data } = (await (await page.request.get(api.directory())).json()) as PeopleAnswer;
  const found = data.find(({ company, graduationYear }) => company && graduationYear);
  if (!found) throw new Error('Nobody of the demo works anywhere.');
  return found;
}

for (const role of ['student', 'alumni', 'faculty', 'admin'] as const) {
  test(`${role}: finds people, and the address tells what was looked for`, async ({ page }) => {
    await signInAs(page, role, role === 'admin' ? paths.alumni() : landingPath(role));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
    await expect(page.getByRole('heading', { name: 'Agenda' })).toBeVisible();
    await sections(page).getByRole('link', { name: 'Directory' }).click();
    await expect(page).toHaveURL(paths.alumniDirectory());
    await expect(list(page).getByRole('article')).toHaveCount(12);

    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(paths.alumniDirectory({ page: 2 }));
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();

    const { name, company, graduationYear } = await someAlumnus(page);
    await page.getByRole('searchbox', { name: 'Search alumni' }).pressSequentially(company);
    await expect(page).toHaveURL(paths.alumniDirectory({ search: company }));
    await page.getByLabel('Graduation year').selectOption(String(graduationYear));
    const narrowed = paths.alumniDirectory({ search: company, graduationYear: graduationYear ?? undefined });
    await expect(page).toHaveURL(narrowed);
    await expect(list(page).getByRole('article', { name })).toContainText(`Class of ${graduationYear}`);
    await page.reload();
    await expect(list(page).getByRole('article', { name })).toContainText(`at ${company}`);
    await page.goBack();
    await expect(page.getByLabel('Graduation year')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(paths.alumniDirectory());
    await expect(page.getByRole('searchbox', { name: 'Search alumni' })).toHaveValue('');

    await page.getByRole('searchbox', { name: 'Search alumni' }).fill('no such person anywhere');
    await expect(page.getByText(messages.noAlumniFound)).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(list(page).getByRole('article')).toHaveCount(12);
  });
}

test('the directory has another address, and is for members alone', async ({ page }) => {
  const other = '/alumni-directory?industry=Software';
  await page.goto(other);
  await expect(page).toHaveURL(paths.login(other));
  await signInAs(page, 'student', other);
  await expect(page).toHaveURL(paths.alumniDirectory({ industry: 'Software' }));
  await chooseInAccountMenu(page, 'Directory');
  await expect(page).toHaveURL(paths.alumniDirectory());
});

test('a mail reaches whoever hides the address, and the reply the sender', async ({ page, playwright, baseURL }) => {
  const reader = await newMember(playwright, baseURL, 'alumni');
  const writer = await newMember(playwright, baseURL, 'student');
  await signInMember(page, writer, paths.person(reader.profileId));
  const more = page.getByRole('button', { name: `More for ${reader.name}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Write by mail instead' }).click();
  const dialog = page.getByRole('dialog', { name: `Write to ${reader.name}` });
  await expect(dialog).toContainText(writer.email);
  await expect(page.locator('body')).not.toContainText(reader.email);
  await dialog.getByLabel('Message').fill('Shall we meet at the fair?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await told(page, messages.personMessageSent);
  await expect(more).toBeFocused();
  await expect.poll(() => mailsTo(reader.email, 'person-message').length).toBe(1);
  const [mail = ''] = mailsTo(reader.email, 'person-message');
  expect(mail).toContain('Shall we meet at the fair?');
  expect(mail).toMatch(new RegExp(`^Reply-To: .*${writer.email}`, 'm'));

  await reader.calls.put(api.alumniProfile(), {
    data: {
      privacySettings: {
        ...{ showEmail: false, showPhone: false, showLocation: true, showSocialLinks: true },
        allowMessaging: false,
      },
    },
  });
  await page.goto(paths.alumniDirectory({ search: reader.name }));
  const envelope = page.getByRole('button', { name: `Write to ${reader.name}` });
  await expect(envelope).toHaveAccessibleDescription(messages.messagingOff);
  // By force: what is off is not waited for.
  await envelope.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a request is sent, waits on the other’s dashboard, is accepted, and the connection removed', async ({
  page,
  playwright,
  baseURL,
}) => {
  const asked = await newMember(playwright, baseURL, 'alumni');
  const asking = await newMember(playwright, baseURL, 'student');
  await signInMember(page, asking, paths.person(asked.profileId));
  await page.getByRole('button', { name: `Connect with ${asked.name}` }).click();
  await page.getByRole('dialog').getByLabel('Message (optional)').fill('We met at the fair.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await told(page, messages.connectionRequested);
  await page.goto(paths.networking('sent'));
  await expect(page.getByRole('region', { name: 'Your requests' })).toContainText('We met at the fair.');

  await page.context().clearCookies();
  await signInMember(page, asked);
  await expect(page.getByRole('button', { name: `Accept ${asking.name}` })).toBeVisible();
  await sections(page).getByRole('link', { name: 'Networking' }).click();
  await page.getByRole('link', { name: 'Received 1 waiting' }).click();
  await expect(page).toHaveURL(paths.networking('received'));
  await page.getByRole('button', { name: `Accept ${asking.name}` }).click();
  await told(page, messages.connectionAccepted);
  await expect(page.getByText('No requests are waiting')).toBeVisible();
  await page.getByRole('link', { name: 'Connections', exact: true }).click();
  await page.getByRole('link', { name: asking.name, exact: true }).click();
  await expect(page).toHaveURL(paths.person(asking.profileId));

  await page.getByRole('button', { name: `More for ${asking.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: `Remove ${asking.name} from your connections?` });
  await question.getByRole('button', { name: 'Remove' }).click();
  await told(page, messages.connectionRemoved);
  await expect(page.getByRole('button', { name: `Connect with ${asking.name}` })).toBeVisible();
});

test('whoever is blocked can neither write nor connect; the block ends at a wish', async ({
  page,
  playwright,
  baseURL,
}) => {
  const blocked = await newMember(playwright, baseURL, 'alumni');
  const blocking = await newMember(playwright, baseURL, 'faculty');
  await signInMember(page, blocking, paths.person(blocked.profileId));
  await page.getByRole('button', { name: `More for ${blocked.name}` }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await told(page, messages.personBlocked);
  const message = await blocked.calls.post(api.personMessage(blocking.profileId), { data: { message: 'Hello?' } });
  expect(message.status()).toBe(403);

  await page.goto(paths.networking('blocked'));
  await page.getByRole('button', { name: `Unblock ${blocked.name}` }).click();
  await expect(page.getByText('You have blocked nobody')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: blocked.name })).toBeVisible();
});

test('a page of a person shows what they show, and nothing else', async ({ page, playwright, baseURL }) => {
  const shown = await newMember(playwright, baseURL, 'alumni');
  const settings = { showEmail: false, showPhone: false, showLocation: false, showSocialLinks: false };
  const write = async (isShown: boolean) => {
    const privacySettings = Object.fromEntries(Object.keys(settings).map((setting) => [setting, isShown]));
    const answer = await shown.calls.put(api.alumniProfile(), {
      data: {
        ...{ phone: '+91 12345 67890', location: 'Panipat', bio: 'I build small robots.' },
        socialLinks: { website: 'https://robots.example.com' },
        privacySettings: { ...privacySettings, allowMessaging: true },
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const personal = [shown.email, '+91 12345 67890', 'Panipat', 'robots.example.com'];
  const main = page.getByRole('main');
  await write(true);
  await signInAs(page, 'student', paths.person(shown.profileId));
  for (const text of personal) await expect(main).toContainText(text);
  await write(false);
  await page.reload();
  await expect(main).toContainText('I build small robots.');
  for (const text of personal) await expect(main).not.toContainText(text);
});

test.describe('nobody', () => {
  test.use({ refusals: [api.person('nobody')] });

  test('a person who is not there is said not to be', async ({ page }) => {
    await signInAs(page, 'student', paths.person('nobody'));
    await expect(page.getByText(messages.personNotFound)).toBeVisible();
    await page.getByRole('link', { name: 'Search the directory' }).click();
    await expect(page).toHaveURL(paths.alumniDirectory());
  });
});
