import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { demoSession, root, run, startDevelopment, startTestServer } from 'cli';
import { api, eventsAnswer, messages, paths } from 'contracts';

import { carrySession } from '../support/accounts';
import { Builder, type BuilderField } from '../support/builder';
import { addBlock, addToMenu, signInToPanel } from '../support/panel';
import { expect, test as base } from '../support/test';

/** `npm run dev` of its own: what is made there are files of the checkout. */
const test = base.extend<{ dev: Awaited<ReturnType<typeof startDevelopment>> }>({
  dev: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use, testInfo) => {
      const dev = await startDevelopment();
      try {
        await use(dev);
      } finally {
        await dev.end();
        await testInfo.attach('npm run dev', { body: dev.output() });
        dev.remove();
      }
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});

const NAME = { kind: 'Text', name: 'title', ticked: ['Required field'] };
/** Thirteen kinds of field, a component of its own and a relation that its other end knows, too. */
const SPONSOR: readonly BuilderField[] = [
  {
    ...{ kind: 'Text', name: 'name', ticked: ['Required field', 'Unique field'] },
    limits: { 'Minimum length': '2', 'Maximum length': '60' },
  },
  { kind: 'Text', name: 'pitch', card: 'Long text' },
  { kind: 'Text', name: 'website', limits: { 'RegExp pattern': '^https://.+' } },
  {
    ...{ kind: 'Number', name: 'employees', chosen: { 'Number format': /^integer/ } },
    limits: { 'Minimum value': '1' },
  },
  { kind: 'Date', name: 'since', chosen: { Type: /^date \(/ } },
  { kind: 'Enumeration', name: 'level', filled: { Values: 'gold\nsilver' } },
  { kind: 'Email', name: 'contact' },
  { kind: 'Boolean', name: 'isActive' },
  { kind: 'Media', name: 'logo', card: 'Single media' },
  { kind: 'Rich text (Blocks)', name: 'story' },
  { kind: 'UID', name: 'slug', chosen: { 'Attached field': /^name$/ } },
  {
    ...{ kind: 'Relation', name: 'events' },
    relation: { type: 'Events', sentence: 'Sponsors has and belongs to many Events' },
  },
  { kind: 'Component', name: 'perks', component: { category: 'made', title: 'Perk', fields: [NAME] } },
  { kind: 'Dynamic zone', name: 'parts', parts: ['Perk', 'Testimonial'] },
];
const OFFER: readonly BuilderField[] = [NAME, { kind: 'Date', name: 'until', chosen: { Type: /^date \(/ } }];
const CANTEEN: readonly BuilderField[] = [{ kind: 'Text', name: 'menu', card: 'Long text' }];
/** Fields of the product's own types, of which the Builder does not show everything. */
const ADDED: readonly [title: string, file: string, field: BuilderField][] = [
  ['Announcements', 'announcement/content-types/announcement', { kind: 'Media', name: 'poster', card: 'Single media' }],
  ['Type pages', 'collection/content-types/collection', { kind: 'Text', name: 'remark', card: 'Long text' }],
];
const DRESS_CODE = { kind: 'Text', name: 'dressCode' };

const PITCH = 'We build what flies.';
const faults = messages.fieldFaults;
const toast = (page: Page, sentence: string): Locator => page.getByRole('status').filter({ hasText: sentence });
const schemaAt = (folder: string, path: string) =>
  JSON.parse(readFileSync(join(folder, 'cms/src/api', path, 'schema.json'), 'utf8')) as {
    attributes: Record<string, object>;
  };

/** What a visitor is answered of the product's own types. */
const visit = (request: APIRequestContext) =>
  Promise.all(
    ['/api/events', '/api/announcements'].map(async (path) => (await request.get(path)).json() as Promise<unknown>),
  );

/** Opens a form of the console by a button, and answers the dialog. */
async function openForm(page: Page, path: string, button: string): Promise<Locator> {
  // Where it is open already: development serves every module of the console one by one.
  if (new URL(page.url()).pathname !== path) await page.goto(path);
  await page.getByRole('button', { name: button }).first().click();
  const form = page.getByRole('dialog', { name: button });
  await expect(form.getByRole('textbox').first()).toBeVisible();
  return form;
}

async function saveBy(page: Page, form: Locator, button: string, sentence: string): Promise<void> {
  await form.getByRole('button', { name: button }).click();
  await expect(toast(page, sentence)).toBeVisible();
  await expect(form).toHaveCount(0);
}

/** Says what of a type is public, and shows it in the portal. */
async function show(page: Page, name: string, fields: readonly string[]): Promise<void> {
  await page.goto(`/admin/content-types/${name}`);
  for (const field of fields) await page.getByRole('switch', { name: `${field} is public` }).check();
  await page.getByRole('switch', { name: 'Pages in the portal' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, messages.contentTypeUpdated)).toBeVisible();
}

/** What the Builder wrote is laid out as if somebody had written it with care. */
async function expectWellWritten(folder: string): Promise<void> {
  const apis = ['sponsor', 'offer', 'canteen'].map((name) => `cms/src/api/${name}`);
  const files = [...apis, 'cms/src/components/made', 'cms/src/api/event'];
  const prettier = join(folder, 'node_modules/prettier/bin/prettier.cjs');
  await run(process.execPath, [prettier, '--check', ...files], { cwd: folder });
}

/** All of it is there without scripts, and nothing that is not public. */
async function expectShown(visitor: Page): Promise<void> {
  await visitor.goto(paths.home());
  await visitor.getByRole('navigation').getByRole('link', { name: 'Sponsors' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sponsors' })).toBeVisible();
  for (const name of ['Tern Works', 'Heron & Co']) await expect(visitor.getByText(name)).toBeVisible();
  await visitor.getByRole('link', { name: 'Kestrel Labs' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kestrel Labs' })).toBeVisible();
  await expect(visitor.getByText(PITCH)).toBeVisible();
  expect(await visitor.content()).not.toMatch(/hush@kestrel|A booth|A stage|2020|Soaring/);
  const map = await (await visitor.request.get('/sitemap.xml')).text();
  for (const path of [new URL(visitor.url()).pathname, paths.collection('sponsors'), paths.page('who-helps-us')])
    expect(map).toContain(`${path}</loc>`);

  await visitor.goto(paths.page('who-helps-us'));
  await expect(visitor.getByRole('heading', { name: 'Our sponsors' })).toBeVisible();
  await expect(visitor.getByText(PITCH)).toBeVisible();
  await visitor.goto(paths.collection('offers'));
  await expect(visitor.getByText('Free coffee')).toBeVisible();
  await expect(visitor.getByText('Free tea')).toHaveCount(0);
  await visitor.goto(paths.collection('canteen'));
  await expect(visitor.getByText('Idli and dosa')).toBeVisible();
}

test('what is made in the panel without code is stored, filled, shown, changed, and holds', async ({
  browser,
  request,
  dev,
}) => {
  test.setTimeout(600_000);
  const contexts: BrowserContext[] = [];
  const personAt = async (baseURL: string, options = {}) => {
    const context = await browser.newContext({ baseURL, ...options });
    contexts.push(context);
    return context.newPage();
  };
  const [owner, page] = [await personAt(dev.url), await personAt(dev.url)];
  await carrySession(page.context(), demoSession(dev.dataDir, 'admin').token);
  const builder = new Builder(owner);
  const [event] = eventsAnswer.parse(await (await request.get(api.events())).json()).data;
  if (!event) throw new Error('The demo has no event.');
  const before = await visit(request);

  await test.step('the owner makes three types, and adds fields to others', async () => {
    await signInToPanel(owner, 'owner');
    await builder.open();
    await builder.make({ title: 'Sponsor', fields: SPONSOR });
    await builder.make({ title: 'Offer', hasDrafts: true, fields: OFFER });
    await builder.make({ title: 'Canteen', isSingle: true, fields: CANTEEN });
    for (const [title, , field] of ADDED) await builder.extend(title, [field]);
    await builder.extend('Events', [DRESS_CODE]);
    await builder.save();
  });

  await test.step('nobody is answered anything of it, and all else is as it was', async () => {
    expect(await visit(request)).toEqual(before);
    for (const path of ['/api/sponsors', '/api/offers', '/api/canteen'])
      expect((await request.get(path)).status(), path).toBe(401);
    for (const [title, path, { name }] of ADDED) {
      const { [name]: added, ...attributes } = schemaAt(dev.folder, path).attributes;
      expect(added, title).toBeDefined();
      expect(attributes, title).toEqual(schemaAt(root, path).attributes);
    }
  });

  await test.step('an admin adds three, and a wrong value is refused by each rule', async () => {
    const first = await openForm(page, '/admin/c/sponsors', 'Add sponsor');
    const perks = first.getByRole('group', { name: 'Perks' });
    await perks.getByRole('button', { name: 'Add perk' }).click();
    await first.getByLabel('Website').fill('kestrel.example');
    await first.getByLabel('Employees').fill('0');
    await first.getByLabel('Contact').fill('nobody');
    const refused = async (input: Locator, sentence: string) => {
      await first.getByRole('button', { name: 'Save' }).click();
      await expect(input).toHaveAccessibleDescription(sentence);
    };
    await refused(first.getByLabel('Name'), faults.missing('Name'));
    await refused(first.getByLabel('Website'), faults.formWrong('Website'));
    await refused(first.getByLabel('Employees'), faults.tooSmall('Employees', 1));
    await refused(first.getByLabel('Contact'), faults.notEmail('Contact'));
    await refused(perks.getByLabel('Title'), faults.missing('Title'));
    await first.getByLabel('Name').fill('K');
    await refused(first.getByLabel('Name'), faults.tooShort('Name', 2));
    await first.getByLabel('Name').fill('K'.repeat(61));
    await refused(first.getByLabel('Name'), faults.tooLong('Name', 60));

    await first.getByLabel('Name').fill('Kestrel Labs');
    await first.getByLabel('Pitch').fill(PITCH);
    await first.getByLabel('Website').fill('https://kestrel.example');
    await first.getByLabel('Employees').fill('12');
    await first.getByLabel('Since').fill('2020-02-01');
    await first.getByLabel('Contact').fill('hush@kestrel.example');
    await first.getByLabel('Level').click();
    await page.getByRole('option', { name: 'Gold' }).click();
    await perks.getByLabel('Title').fill('A booth');
    await first.getByRole('combobox', { name: 'Events' }).fill(event.title);
    await page.getByRole('option', { name: event.title }).first().click();
    const parts = first.getByRole('group', { name: 'Parts' });
    await parts.getByRole('button', { name: 'Add perk' }).click();
    await parts.getByLabel('Title').fill('A stage');
    await saveBy(page, first, 'Save', 'Sponsor created successfully');

    const second = await openForm(page, '/admin/c/sponsors', 'Add sponsor');
    await second.getByLabel('Name').fill('Kestrel Labs');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByLabel('Name')).toHaveAccessibleDescription(faults.taken('Name'));
    await second.getByLabel('Name').fill('Tern Works');
    await saveBy(page, second, 'Save', 'Sponsor created successfully');

    const third = await openForm(page, '/admin/c/sponsors', 'Add sponsor');
    await third.getByLabel('Name').fill('Heron & Co');
    await saveBy(page, third, 'Save', 'Sponsor created successfully');
  });

  await test.step('a published offer and a draft, and the only canteen', async () => {
    const published = await openForm(page, '/admin/c/offers', 'Add offer');
    await published.getByLabel('Title').fill('Free coffee');
    await published.getByLabel('Until').fill('2030-01-01');
    await saveBy(page, published, 'Publish', 'Offer created successfully');
    const draft = await openForm(page, '/admin/c/offers', 'Add offer');
    await draft.getByLabel('Title').fill('Free tea');
    await saveBy(page, draft, 'Save as draft', 'Offer created successfully');
    await page.goto('/admin/c/canteen');
    await page.getByRole('textbox', { name: 'Menu' }).fill('Idli and dosa');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Canteen updated successfully')).toBeVisible();
  });

  await test.step('the admin says what is public, and where it has pages', async () => {
    await show(page, 'sponsors', ['Name', 'Pitch', 'Website', 'Since']);
    await show(page, 'offers', ['Title', 'Until']);
    await show(page, 'canteen', ['Menu']);
  });

  await test.step('an editor adds the block to a page, and the type to the menu', async () => {
    const editor = await personAt(dev.url);
    await signInToPanel(editor);
    await editor.goto('/cms/content-manager/collection-types/api::page.page/create');
    await editor.getByRole('textbox', { name: /^Title/ }).fill('Who helps us');
    await editor.getByRole('textbox', { name: /^Address/ }).fill('who-helps-us');
    await addBlock(editor, 'Collection');
    await editor
      .getByRole('textbox', { name: /^Title/ })
      .last()
      .fill('Our sponsors');
    await editor.getByRole('combobox', { name: /^Type/ }).click();
    await editor.getByRole('option', { name: /^Sponsor/ }).click();
    await editor.getByRole('button', { name: 'Publish' }).click();
    await expect(editor.getByText('Published document')).toBeVisible();
    await addToMenu(editor, 'Sponsors', paths.collection('sponsors'));
  });

  await test.step('the owner adds a field, and removes another', async () => {
    await builder.remove('Sponsor', 'since');
    await builder.extend('Sponsor', [{ kind: 'Text', name: 'motto' }]);
    await builder.save();
    await owner.goto(`/cms/content-manager/collection-types/api::event.event/${event._id}`);
    await expect(owner.getByRole('textbox', { name: 'Dress code' })).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Kestrel Labs' })).toBeVisible();

    await page.goto('/admin/c/sponsors');
    await page.getByRole('button', { name: 'Edit Kestrel Labs' }).click();
    const form = page.getByRole('dialog', { name: 'Edit sponsor' });
    await form.getByLabel('Motto').fill('Soaring');
    await expect(form.getByLabel('Since')).toHaveCount(0);
    await expect(form.getByRole('group', { name: 'Perks' }).getByLabel('Title')).toHaveValue('A booth');
    await expect(form.getByRole('group', { name: 'Parts' }).getByLabel('Title')).toHaveValue('A stage');
    await expect(form.getByRole('button', { name: event.title })).toBeVisible();
    await saveBy(page, form, 'Save', 'Sponsor updated successfully');
    const sinceStart = () => dev.output().split('serves the panel').at(-1);
    await expect.poll(sinceStart, { timeout: 200_000 }).toMatch(/types are right|wrong types/);
    expect(dev.output()).not.toContain('wrong types');
  });

  await dev.end();
  const server = await startTestServer({ dataDir: dev.dataDir, app: join(dev.folder, 'cms') });
  try {
    const visitor = await personAt(server.url, { javaScriptEnabled: false });
    await Promise.all([
      test.step('what the Builder wrote is laid out as all files are', () => expectWellWritten(dev.folder)),
      test.step('where it is served, a visitor without scripts and a search engine find it', () =>
        expectShown(visitor)),
    ]);
  } finally {
    await server.stop();
  }
  for (const context of contexts) await context.close();
});
