import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startDevelopment } from '../lib/develop.mjs';
import { root } from '../lib/paths.mjs';
import { openHotSocket } from './support/hot-socket.mjs';

const PAGE = { accept: 'text/html' };
const TYPES = ['contentTypes', 'components'].map((name) => `cms/types/generated/${name}.d.ts`);

/** @type {Awaited<ReturnType<typeof startDevelopment>>} */
let dev;
beforeAll(async () => {
  dev = await startDevelopment();
});
afterAll(async () => {
  expect(await dev.end()).toBe(0);
  dev.remove();
});

/** @param {string} path */
const fileOf = (path) => join(dev.folder, path);
/**
 * @param {string} path
 * @param {Record<string, string>} [headers]
 */
const get = async (path, headers) => {
  const answer = await fetch(`${dev.url}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};
/** The session of whoever signs in to the panel as its owner. */
const ownerToken = async () => {
  const owner = { email: 'owner@example.com', password: 'Innokshetra-2026' };
  const answer = await fetch(`${dev.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: dev.url },
    body: JSON.stringify({ ...owner, deviceId: crypto.randomUUID(), rememberMe: false }),
  });
  const { data } = /** @type {any} */ (await answer.json());
  return data.token;
};
/**
 * Expects words that are not said before something has happened.
 * @param {RegExp} words
 * @param {() => unknown} cause
 */
const saysNext = async (words, cause) => {
  const before = dev.output().length;
  await cause();
  await expect.poll(() => dev.output().slice(before), { timeout: 60_000, interval: 100 }).toMatch(words);
};

describe('npm run dev', () => {
  it('leads to everything at one address', async () => {
    expect((await get('/events', PAGE)).text).toContain('/@vite/client');
    for (const path of ['/admin', '/admin/events'])
      expect((await get(path, PAGE)).text, path).toContain('/admin/@vite/client');
    expect((await get('/cms', PAGE)).status).toBe(200);
    expect((await get('/sitemap.xml', PAGE)).text).toContain('<urlset');
    const authorization = `Bearer ${await ownerToken()}`;
    for (const path of [
      '/content-manager/content-types',
      '/upload/folders',
      '/users-permissions/roles',
      '/i18n/locales',
    ])
      expect(await get(path, { authorization }), path).toHaveProperty('status', 200);
  });

  it('mails links that lead there', async () => {
    const { port } = new URL(dev.url);
    await expect.poll(dev.output, { timeout: 10_000 }).toMatch(new RegExp(`mail to .* http://localhost:${port}/`));
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
    const socket = await openHotSocket(dev.url, base);
    appendFileSync(fileOf(file), '\nexport const changed = true;\n');
    await expect.poll(socket.heard, { timeout: 10_000 }).toContain(file.replace(/^\w+/, ''));
    expect((await get(address)).text).toContain('changed');
    socket.close();
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
