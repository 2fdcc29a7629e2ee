// @databases both
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { copyDemo, DEMO_DATABASE, startDemoPostgres, startTestServer, takeFromPool } from 'cli';
import { api } from 'contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { Browser, type BrowserAnswer } from '../helpers/browser';
import { refusalOf } from '../helpers/expectations';
import { unique } from '../helpers/factories';
import { withSession } from '../helpers/people';

/*
 * A server on a PostgreSQL of its own, which goes away under load and comes back (security matrix 29).
 */
let postgres: Awaited<ReturnType<typeof startDemoPostgres>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
let dataDir = '';

beforeAll(async () => {
  postgres = await startDemoPostgres();
  dataDir = await copyDemo('postgres');
  server = await startTestServer({ dataDir, databaseUrl: await postgres.createDatabase('away', DEMO_DATABASE) });
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it(
  'a database that is away is a 503 with a sentence, never a person who is not signed in, and soon over',
  { timeout: 60_000 },
  async () => {
    const person = takeFromPool(dataDir, 'alumni');
    const browser = withSession(person, new Browser(server.url));
    const statusOf = async (path: string) => (await browser.send(path)).status;
    expect([await statusOf(api.me()), await statusOf('/_health'), await statusOf('/_ready')]).toEqual([200, 204, 200]);

    const answers: BrowserAnswer[] = [];
    let goesOn = true;
    const load = Array.from({ length: 12 }, async () => {
      while (goesOn) {
        const uncached = api.events({ search: unique('word') });
        answers.push(await browser.send(api.me()), await browser.send(uncached));
        await wait(3);
      }
    });

    await postgres.whileAway(async () => {
      const me = await browser.send(api.me());
      refusalOf(me, 503);
      expect(Number(me.headers['retry-after'])).toBeGreaterThan(0);
      const { email, password } = person;
      refusalOf(await new Browser(server.url).post(api.login(), { email, password }), 503);
      const page = await browser.send(`/events?search=${unique('word')}`, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(503);
      expect(await statusOf('/_health'), 'the process is alive').toBe(204);
      expect((await browser.send('/_ready')).json).toEqual({ database: false, serving: true, mail: true });
      await wait(1000);
    });
    const isBack = () =>
      vi.waitFor(async () => expect([await statusOf(api.me()), await statusOf('/_ready')]).toEqual([200, 200]), {
        timeout: 5000,
        interval: 50,
      });
    await isBack();
    // What a statement is told differs with the moment at which its connection goes: several cuts meet most of them.
    for (let cut = 0; cut < 4; cut += 1) {
      await postgres.whileAway(() => wait(200));
      await isBack();
    }

    goesOn = false;
    await Promise.all(load);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
    expect((await browser.send(api.events({ search: unique('word') }))).status).toBe(200);
  },
);
