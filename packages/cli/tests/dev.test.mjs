import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { freePort } from '../lib/free-port.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { copyDemo } from '../lib/snapshot/snapshot.mjs';
import { builder, NEW_TYPE } from './support/builder.mjs';
import { copyCheckout } from './support/checkout.mjs';
import { runCommand } from './support/command.mjs';
import { openHotSocket } from './support/hot-socket.mjs';

const PAGE = { accept: 'text/html' };
const TYPES = ['contentTypes', 'components'].map((name) => `cms/types/generated/${name}.d.ts`);

let [copy, dataDir, origin] = ['', '', ''];
/** @type {ReturnType<typeof runCommand>} */
let command;
/** @type {Awaited<ReturnType<typeof builder>>} */
let panel;

beforeAll(async () => {
  copy = copyCheckout();
  dataDir = await copyDemo('sqlite');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  command = runCommand({ PORT: String(port), DATA_DIR: dataDir }, { args: ['dev'], checkout: copy });
  await command.says('Ctrl-C ends it.');
  panel = await builder(origin);
});
afterAll(async () => {
  command.signal('SIGINT');
  expect(await command.exitCode).toBe(0);
  for (const folder of [copy, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** @param {string} path */
const fileOf = (path) => join(copy, path);
/**
 * @param {string} path
 * @param {Record<string, string>} [headers]
 */
const get = async (path, headers) => {
  const answer = await fetch(`${origin}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};
/**
 * Expects words that are not said before something has happened.
 * @param {RegExp} words
 * @param {() => unknown} cause
 */
const saysNext = async (words, cause) => {
  const before = command.output().length;
  await cause();
  await expect.poll(() => command.output().slice(before), { timeout: 60_000, interval: 100 }).toMatch(words);
};

describe('npm run dev', () => {
  it('leads to everything at one address', async () => {
    expect((await get('/events', PAGE)).text).toContain('/@vite/client');
    for (const path of ['/admin', '/admin/events'])
      expect((await get(path, PAGE)).text, path).toContain('/admin/@vite/client');
    expect((await get('/cms', PAGE)).status).toBe(200);
    expect((await get('/sitemap.xml', PAGE)).text).toContain('<urlset');
    for (const path of [
      '/content-manager/content-types',
      '/upload/folders',
      '/users-permissions/roles',
      '/i18n/locales',
    ])
      expect(await panel.ask('GET', path), path).toHaveProperty('status', 200);
  });

  it('leaves the checkout as it is committed', () => {
    for (const file of TYPES) expect(readFileSync(fileOf(file), 'utf8')).toBe(readFileSync(join(root, file), 'utf8'));
  });

  it.each([
    ['the portal', '/', 'portal/src/app/Portal.tsx'],
    ['the console', '/admin/', 'admin/src/App.tsx'],
  ])('shows a change of %s at once', async (_what, base, file) => {
    const address = base + file.replace(/^\w+\//, '');
    expect((await get(address)).status).toBe(200);
    const socket = await openHotSocket(origin, base);
    appendFileSync(fileOf(file), '\nexport const changed = true;\n');
    await expect.poll(socket.heard, { timeout: 10_000 }).toContain(file.replace(/^\w+/, ''));
    expect((await get(address)).text).toContain('changed');
    socket.close();
  });
});

describe('the Content-Type Builder', () => {
  const read = () =>
    Promise.all(['/api/events', '/api/announcements', '/api/events?search=a'].map((path) => get(path)));
  /** @type {Awaited<ReturnType<typeof read>>} */
  let before;
  let begun = 0;
  beforeAll(async () => {
    before = await read();
    begun = command.output().length;
    await panel.update(NEW_TYPE);
  });

  it('changes nothing of what visitors read', async () => {
    expect(await read()).toEqual(before);
  });

  it('makes a type that nobody may call before it is granted', async () => {
    expect((await get(`/api/${NEW_TYPE.plural}`)).status, 'nothing is public').toBe(401);
    const record = await panel.ask('POST', `/content-manager/collection-types/${NEW_TYPE.uid}`, NEW_TYPE.record);
    expect(record.status, JSON.stringify(record.json)).toBe(201);
  });

  it('shows what it has added to a type in the panel’s form, called by its name', async () => {
    const { json } = await panel.ask('GET', '/content-manager/content-types/api::event.event/configuration');
    const { layouts, metadatas } = json.data.contentType;
    expect(layouts.edit.flat()).toContainEqual({ name: 'dressCode', size: 6 });
    expect(metadatas.dressCode.edit.label).toBe('Dress code');
    expect(metadatas.title.edit.label).toBe('Title');
  });

  it.each([
    ['a type with fields that nobody is to see there', 'announcement', 'announcement', 'poster'],
    ['a type with columns that the database keeps unique', 'event', 'registration', 'remark'],
  ])('keeps what it does not show of %s', (_what, feature, type, added) => {
    const file = `cms/src/api/${feature}/content-types/${type}/schema.json`;
    const [before, after] = [root, copy].map((checkout) => JSON.parse(readFileSync(join(checkout, file), 'utf8')));
    const { [added]: field, ...attributes } = after.attributes;
    expect(field).toBeDefined();
    expect({ ...after, attributes }).toEqual({ pluginOptions: {}, ...before });
  });

  it('leaves types, lint and format right', async () => {
    const written = ['controllers', 'routes', 'services'].map((kind) => `cms/src/api/gadget/${kind}/gadget.ts`);
    const schemas = ['event', 'announcement', 'gadget'].map((name) => `cms/src/api/${name}/content-types`);
    /** @type {(tool: string, ...args: string[]) => Promise<string>} */
    const tool = (name, ...args) => run(process.execPath, [fileOf(`node_modules/${name}`), ...args], { cwd: copy });
    const said = () => command.output().slice(begun);
    await Promise.all([
      expect.poll(said, { timeout: 200_000 }).toMatch(/types are right|wrong types/),
      tool('eslint/bin/eslint.js', '--config', '.config/eslint.config.js', ...written),
      tool('prettier/bin/prettier.cjs', '--check', ...schemas, 'cms/src/components/lab', ...written),
    ]);
    expect(said()).not.toContain('wrong types');
  });
});

describe('a mistake in the CMS', () => {
  it('is said in a line, and over when it is mended', async () => {
    const index = fileOf('cms/src/index.ts');
    const sound = readFileSync(index, 'utf8');
    const stray = fileOf('cms/src/api/stray/content-types/stray');
    mkdirSync(stray, { recursive: true });
    copyFileSync(fileOf('cms/src/api/setting/content-types/setting/schema.json'), join(stray, 'schema.json'));
    await saysNext(/^cms +│ ✗ src\/index\.ts:\d+:\d+: .*goes on as it was.*$/m, () =>
      writeFileSync(index, `${sound}\n(`),
    );
    expect((await get('/api/events')).status).toBe(200);

    await saysNext(/^cms +│ ✗ No luck \(src\/index\.ts:\d+:\d+\).*comes back by itself\.$/m, () =>
      writeFileSync(index, `${sound}\nthrow new Error('No luck');\n`),
    );
    expect(await get('/api/events')).toMatchObject({ status: 503, text: expect.stringContaining('No luck') });

    // A type that goes leaves nothing behind that the next start would stumble over.
    rmSync(fileOf('cms/src/api/stray'), { recursive: true });
    writeFileSync(index, sound);
    await expect.poll(() => get('/api/events'), { timeout: 60_000 }).toHaveProperty('status', 200);
  });
});
