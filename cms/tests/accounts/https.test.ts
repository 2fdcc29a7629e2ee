import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, startServer } from 'cli';
import { api } from 'contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { mailTo, tokenIn } from '../helpers/mailbox';
import { newPerson } from '../helpers/people';

const PUBLIC_URL = 'https://society.example';
const dataDir = mkdtempSync(path.join(tmpdir(), 'society-https-'));
/** What the proxy in front of the server adds to each request. */
const proxied = (client = '203.0.113.7') => ({
  origin: PUBLIC_URL,
  host: 'society.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': client,
});

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({
    port: await freePort(),
    host: '127.0.0.1',
    dataDir,
    databaseUrl: undefined,
    publicUrl: PUBLIC_URL,
    demo: false,
    production: false,
  });
});

afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('behind a TLS proxy, links lead to the public address and cookies to nobody else (security matrix 15)', async () => {
  const person = newPerson();
  const browser = new Browser(server.url);
  expect((await browser.post(api.register(), person, proxied())).status).toBe(200);
  const mail = await mailTo(person.email, 'verify-email', { dataDir });
  expect(mail.text).toContain(`${PUBLIC_URL}/verify-email/`);
  expect((await browser.send(api.verifyEmail(tokenIn(mail)), { headers: proxied() })).status).toBe(200);

  const { email, password } = person;
  const login = await browser.post(api.login(), { email, password, remember: true }, proxied());
  expect(login.status, login.text).toBe(200);
  expect(login.setCookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-session',
    'signed-in',
    '__Host-device',
  ]);
  for (const cookie of login.setCookies) {
    expect(cookie).toMatch(/; Path=\/; (?:HttpOnly; )?SameSite=Lax; Secure; Max-Age=/);
    expect(cookie.includes('HttpOnly')).toBe(!cookie.startsWith('signed-in='));
    expect(cookie).not.toContain('Domain');
  }
  expect((await browser.send(api.me(), { headers: proxied() })).status).toBe(200);

  // A cookie without the prefix can be set by a sibling domain: it signs nobody in.
  const planted = new Browser(server.url);
  planted.cookies.set('session', browser.cookies.get('__Host-session') ?? '');
  expect((await planted.send(api.me(), { headers: proxied() })).status).toBe(401);

  const foreign = await browser.post(api.logout(), undefined, { ...proxied(), origin: 'https://evil.society.example' });
  expect(foreign.status).toBe(403);
  const logout = await browser.post(api.logout(), undefined, proxied());
  expect(logout.setCookies.join()).toContain('__Host-session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0');
});

it('behind a trusted proxy its clients are told apart', async () => {
  const browser = new Browser(server.url);
  const json = { email: 'nobody@example.org', password: 'Not-the-password-1' };
  const attempt = async (client: string, email = json.email) =>
    (await browser.post(api.login(), { ...json, email }, proxied(client))).status;
  for (let index = 0; index < 10; index += 1) {
    expect(await attempt('203.0.113.8', `nobody${index}@example.org`)).toBe(400);
  }
  expect(await attempt('203.0.113.8')).toBe(429);
  expect(await attempt('203.0.113.9')).toBe(400);
});
