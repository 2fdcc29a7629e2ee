import { type Page } from '@playwright/test';
import { api, MAP_ORIGIN, messages, paths, siteAnswer } from 'contracts';

import { signInAs } from '../support/accounts';
import { mailsTo } from '../support/mail';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

const MESSAGES = '/admin/contact-messages';
const PAYLOAD = '<img src=x onerror=alert(1)><script>alert(1)</script>';
const HERE = { latitude: 29.947312, longitude: 76.816991 };

const section = (page: Page) => page.getByRole('region', { name: 'Contact Us' });

/** Goes to the section as its menu entry does. */
async function goToContact(page: Page): Promise<void> {
  await page.goto(paths.home());
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(section(page).getByRole('heading')).toBeInViewport();
}

const map = (page: Page) => page.getByTitle('Map of the area around you');

test('a visitor’s message reaches the society’s mailbox and the console, where it is handled', async ({
  page,
  request,
}) => {
  const site = siteAnswer.parse(await (await request.get(api.site())).json()).data;
  const person = { name: `Tara ${Date.now()}`, email: `tara.${Date.now()}@example.org` };
  const words = `Is the hall open on Sunday?\n${PAYLOAD}`;
  const alerts: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => alerts.push(dialog.message())));

  await goToContact(page);
  await page.getByLabel('Name').fill(person.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Message').fill(words);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(messages.contactSent)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Write another message' })).toBeVisible();

  const mails = () => mailsTo(site.email, 'contact-message').filter((mail) => mail.includes(person.email));
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]).toMatch(new RegExp(`^Reply-To: .*<${person.email}>`, 'm'));

  await signInAs(page, 'admin');
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: /^Messages/ })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === MESSAGES);
  await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
  await expect(page).toHaveURL(/filter=/);
  const row = page.getByRole('row', { name: person.name });
  await expect(row).toContainText('New');

  await row.getByRole('link', { name: person.name, exact: true }).click();
  const letter = page.getByRole('dialog', { name: person.name });
  await expect(letter.getByText(PAYLOAD)).toBeVisible();
  await expect(letter.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${person.email}`),
  );
  await letter.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(letter.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await letter.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Handled');

  const told = page.getByRole('status').filter({ hasText: messages.contactMessageHandled });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('New');

  await row.getByRole('button', { name: `Delete ${person.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No messages found')).toBeVisible();
  expect(alerts, 'scripts of a stranger that ran').toEqual([]);
});

test('the form says what is missing, and is sent, by keyboard alone', async ({ page }) => {
  await goToContact(page);
  // The keyboard passes over it until the form has its script.
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Tara Quill');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tara');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Is the hall open?');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByText(messages.emailInvalid)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.contactSent)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test.describe('where the visitor lets the browser say where they are', () => {
  test.use({ geolocation: HERE, permissions: ['geolocation'] });

  test('a map around them appears at zoom 14, once the section is in sight', async ({ page }) => {
    const asked: URL[] = [];
    await page.route(`${MAP_ORIGIN}/**`, (route) => {
      asked.push(new URL(route.request().url()));
      return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' });
    });
    await page.goto(paths.home());
    await page.mouse.wheel(0, 200);
    await settled(page);
    expect(asked).toEqual([]);
    await expect(map(page)).toHaveCount(0);

    await section(page).getByRole('heading').scrollIntoViewIfNeeded();
    await expect(map(page)).toBeVisible();
    await expect(map(page).contentFrame().getByText('Map')).toBeVisible();
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { q: '29.947,76.817', z: '14', output: 'embed' },
    ]);
  });
});

test('where they refuse, no map appears, and it is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await goToContact(page);
  await expect.poll(() => logged.filter((text) => text.startsWith('Error getting user location:'))).toHaveLength(1);
  await expect(map(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the society’s address stands where the form would', async ({ page, request }) => {
    const { email } = siteAnswer.parse(await (await request.get(api.site())).json()).data;
    await page.goto(paths.home());
    const aside = section(page).locator('noscript p');
    await expect(aside).toContainText('This form needs JavaScript, which is switched off here.');
    await expect(aside.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});
