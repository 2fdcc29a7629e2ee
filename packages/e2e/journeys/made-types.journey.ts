import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';
import { demoSession, extendedApp, startDemoServer } from 'cli';
import { api, eventsAnswer, messages, paths } from 'contracts';

import { carrySession } from '../support/accounts';
import { VIEWPORTS } from '../support/base-config';
import { expectLight } from '../support/firstLoad';
import { expectSound, openStill } from '../support/sound';
import { expect, test as base } from '../support/test';

/** A server of its own, with types that somebody made in the Content-Type Builder. */
const test = base.extend<{ extended: Awaited<ReturnType<typeof startDemoServer>> }>({
  extended: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const app = extendedApp();
      try {
        const server = await startDemoServer({ app: app.folder });
        await use(server);
        await server.stop();
      } finally {
        app.remove();
      }
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ extended }, use) => use(extended.url),
});

const SPONSOR = {
  name: 'Kestrel Labs',
  pitch: 'We build what flies.',
  website: 'https://kestrel.example',
  contact: 'hush@kestrel.example',
};
const LIST = '/admin/c/sponsors';
const PUBLIC = ['Name', 'Pitch', 'Website', 'Level'];

/** What is shown is sound as laptops and as phones show it. */
async function expectSoundAtBothWidths(page: Page): Promise<void> {
  await expectSound(page);
  await page.setViewportSize(VIEWPORTS.phone);
  await expectSound(page);
  await page.setViewportSize(VIEWPORTS.laptop);
}
const toast = (page: Page, sentence: string): Locator => page.getByRole('status').filter({ hasText: sentence });
const rowOf = (page: Page): Locator => page.getByRole('row', { name: SPONSOR.name });

test('a type that somebody made is filled in the console and read in the portal', async ({
  page,
  browser,
  request,
  extended,
}) => {
  test.setTimeout(120_000);
  await carrySession(page.context(), demoSession(extended.dataDir, 'admin').token);
  const withoutScript = await browser.newContext({ baseURL: extended.url, javaScriptEnabled: false });
  const visitor = await withoutScript.newPage();
  const [event] = eventsAnswer.parse(await (await request.get(api.events())).json()).data;
  if (!event) throw new Error('The demo has no event.');

  await test.step('an admin adds a record, and a wrong value is refused beside its field', async () => {
    await openStill(page, '/admin/dashboard');
    await page.getByRole('list', { name: 'Collections' }).getByRole('link', { name: 'Sponsors' }).click();
    await expect(page.getByRole('heading', { name: 'No sponsors yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add sponsor' }).click();
    const form = page.getByRole('dialog', { name: 'Add sponsor' });
    await expect(form.getByLabel('Name')).toBeVisible();
    await expectSoundAtBothWidths(page);

    await form.getByLabel('Name').fill(SPONSOR.name);
    await form.getByLabel('Pitch').fill('We build.');
    await form.getByLabel('Contact').fill(SPONSOR.contact);
    await form.getByLabel('Since').fill('2020-02-01');
    await form.getByLabel('Level').click();
    await page.getByRole('option', { name: 'Gold' }).click();
    const perks = form.getByRole('group', { name: 'Perks' });
    await perks.getByRole('button', { name: 'Add perk' }).click();
    await perks.getByLabel('Title').fill('A booth');
    await form.getByRole('combobox', { name: 'Events' }).fill(event.title);
    await page.getByRole('option', { name: event.title }).first().click();
    await form.getByLabel('Website').fill('kestrel.example');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Website')).toHaveAccessibleDescription(messages.fieldFaults.formWrong('Website'));
    await form.getByLabel('Website').fill(SPONSOR.website);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Sponsor created successfully')).toBeVisible();
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: 'More filters' }).click();
    await expectSoundAtBothWidths(page);
  });

  const id = await test.step('what was added is edited, found and exported', async () => {
    await rowOf(page)
      .getByRole('button', { name: `Edit ${SPONSOR.name}` })
      .click();
    const form = page.getByRole('dialog', { name: 'Edit sponsor' });
    await expect(form.getByRole('group', { name: 'Perks' }).getByLabel('Title')).toHaveValue('A booth');
    await expect(form.getByRole('button', { name: event.title })).toBeVisible();
    await form.getByLabel('Pitch').fill(SPONSOR.pitch);
    const opened = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Sponsor updated successfully')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
    await expect(page.getByText('No sponsors found')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('kestrel');
    await expect(rowOf(page)).toContainText(SPONSOR.pitch);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const [heads, line] = readFileSync(await (await download).path(), 'utf8').split('\r\n');
    expect(heads).toContain('Name');
    for (const value of [SPONSOR.name, SPONSOR.contact, 'Gold', event.title]) expect(line).toContain(value);
    return opened;
  });

  await test.step('a field that somebody added to events stands in their form, and is kept', async () => {
    const form = page.getByRole('dialog', { name: 'Edit event' });
    const code = form.getByRole('region', { name: 'More fields' }).getByLabel('Booth code');
    await page.goto(`/admin/events/${event._id}`);
    await code.fill('B-12');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, messages.eventUpdated)).toBeVisible();
    await page.goto(`/admin/events/${event._id}`);
    await expect(code).toHaveValue('B-12');
    await expectSoundAtBothWidths(page);
  });

  await test.step('the admin says what of it is public, and shows it in the portal', async () => {
    expect((await visitor.goto(paths.collection('sponsors')))?.status()).toBe(404);
    await page.goto('/admin/content-types');
    await page.getByRole('main').getByRole('link', { name: 'Sponsors', exact: true }).click();
    for (const field of PUBLIC) await page.getByRole('switch', { name: `${field} is public` }).check();
    await page.getByRole('switch', { name: 'Pages in the portal' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, messages.contentTypeUpdated)).toBeVisible();
    await expectSound(page);
  });

  await test.step('a visitor without scripts reads what is public, and nothing else', async () => {
    await visitor.goto(paths.collection('sponsors'));
    await expect(visitor.getByText(SPONSOR.pitch)).toBeVisible();
    await visitor.getByRole('link', { name: SPONSOR.name }).click();
    await expect(visitor).toHaveURL(paths.collectionRecord('sponsors', id));
    await expect(visitor.getByRole('heading', { level: 1, name: SPONSOR.name })).toBeVisible();
    for (const value of [SPONSOR.pitch, 'Gold']) await expect(visitor.getByText(value)).toBeVisible();
    await expect(visitor.locator(`main a[href="${SPONSOR.website}"]`)).toBeVisible();
    expect(await visitor.content()).not.toMatch(new RegExp(`${SPONSOR.contact}|A booth|2020-02-01`));
    const map = await (await request.get('/sitemap.xml')).text();
    for (const path of [paths.collection('sponsors'), paths.collectionRecord('sponsors', id)]) {
      expect(map).toContain(`${path}</loc>`);
      await expectLight(request, path);
    }
    for (const path of [paths.collection('sponsors'), paths.collectionRecord('sponsors', id)]) {
      await openStill(page, path);
      await expectSoundAtBothWidths(page);
    }
  });

  await test.step('what is deleted comes back where somebody undoes it, and is gone once nobody does', async () => {
    await page.goto(LIST);
    const remove = rowOf(page).getByRole('button', { name: `Delete ${SPONSOR.name}` });
    const told = toast(page, `Deleted “${SPONSOR.name}”`);
    await remove.click();
    await expect(rowOf(page)).toHaveCount(0);
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(told).toHaveCount(0);
    await expect(rowOf(page)).toBeVisible();
    await visitor.goto(paths.collection('sponsors'));
    await expect(visitor.getByText(SPONSOR.pitch)).toBeVisible();

    await remove.click();
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await told.getByRole('button', { name: 'Dismiss' }).click();
    expect((await deleted).status()).toBe(200);
    await visitor.reload();
    await expect(visitor.getByText('Nothing here yet')).toBeVisible();
  });
  await withoutScript.close();
});
