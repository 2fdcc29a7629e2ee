// @databases one
import { api, type Settings } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { member, signedIn } from '../helpers/people';
import { asAdmin, exists, newUser, refusedWith, userOf, USERS } from './helpers';

type Call = [method: string, path: (id: string) => string, json?: object];

const calls: Call[] = [
  ['GET', () => api.consoleDashboard()],
  ['GET', () => USERS],
  ['DELETE', (id) => `${USERS}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`],
  ['GET', (id) => `${USERS}/${id}`],
  ['PUT', (id) => `${USERS}/${id}`, { role: 'admin' }],
  ['DELETE', (id) => `${USERS}/${id}`],
  ['POST', (id) => `${USERS}/${id}/verify`],
  ['GET', () => api.consoleSettings()],
  ['PUT', () => api.consoleSettings(), { enableRegistration: false } satisfies Partial<Settings>],
];

describe('the console’s API is the admins’ alone (security matrix 1)', () => {
  const strangers: Record<string, Browser | undefined> = {};
  let id = '';
  beforeAll(async () => {
    strangers.visitor = new Browser();
    for (const role of ['student', 'alumni', 'faculty']) {
      strangers[role] = await signedIn(await member({ role }));
    }
    ({ id } = await newUser());
  });

  const table = ['visitor', 'student', 'alumni', 'faculty'].flatMap((who) =>
    calls.map(([method, path, json]) => [who, method, path('…'), { method, path, json }] as const),
  );

  it.each(table)('%s: %s %s', async (who, _method, _path, { method, path, json }) => {
    const answer = await strangers[who]?.send(path(id), { method, ...(json && { json }) });
    if (!answer) throw new Error(`Nobody is signed in as ${who}.`);
    refusedWith(answer, who === 'visitor' ? 401 : 403);
  });

  it('and nothing of that had an effect', async () => {
    expect((await asAdmin(`${USERS}/${id}`)).json).toMatchObject({ role: 'student' });
    expect((await asAdmin(api.consoleSettings())).json).toMatchObject({ data: { enableRegistration: true } });
  });

  it('an admin who is made a student is out at the next request', async () => {
    const person = await member();
    const user = await userOf(person);
    const address = `${USERS}/${user.id}`;
    await asAdmin(address, { method: 'PUT', json: { role: 'admin' } });
    const browser = await signedIn(person);
    expect((await browser.send(USERS)).status).toBe(200);
    await asAdmin(address, { method: 'PUT', json: { role: 'student' } });
    refusedWith(await browser.send(USERS), 401);
    refusedWith(await (await signedIn(person)).send(USERS), 403);
  });

  it('a foreign page cannot delete on an admin’s session (security matrix 16)', async () => {
    const user = await newUser();
    const headers = { origin: 'https://evil.example' };
    refusedWith(await asAdmin(`${USERS}/${user.id}`, { method: 'DELETE', headers }), 403);
    expect(await exists(user)).toBe(true);
  });
});
