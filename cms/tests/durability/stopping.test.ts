// @databases one
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { copyDemo, startTestServer } from 'cli';
import { api } from 'contracts';
import { expect, it } from 'vitest';

import { Browser } from '../helpers/browser';
import { unique } from '../helpers/factories';

/** Longest time in which a server that is told to stop is gone, in milliseconds. */
const LIMIT_MS = 15_000;

/** How a request ended: its status, or the network's word for it. */
async function fate(browser: Browser): Promise<string> {
  try {
    return String((await browser.send(api.events({ search: unique('word') }), { isStrict: true })).status);
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

it(
  'a server that is told to stop answers all that has reached it, and is gone soon (security matrix 35)',
  { timeout: 120_000 },
  async () => {
    const dataDir = await copyDemo('sqlite');
    const { url, stop } = await startTestServer({ dataDir });
    try {
      const browsers = Array.from({ length: 50 }, () => new Browser(url));
      const begun = Date.now();
      expect(new Set(await Promise.all(browsers.map(fate)))).toEqual(new Set(['200']));
      // What this machine takes for as many at once: the stop comes while most of them wait.
      const roundMs = Date.now() - begun;

      const onOldConnections = browsers.map(fate);
      const onNewConnections = Array.from({ length: 50 }, () => fate(new Browser(url)));
      await wait(roundMs / 5);
      const told = Date.now();
      const stopped = stop();
      const later: Promise<string>[] = [];
      const isOver = Promise.all([...onOldConnections, ...onNewConnections]).then(() => true);
      while (!(await Promise.race([isOver, wait(20, false)]))) later.push(fate(new Browser(url)));

      expect(new Set(await Promise.all(onOldConnections))).toEqual(new Set(['200']));
      expect(new Set(await Promise.all(onNewConnections))).toEqual(new Set(['200']));
      // What comes later is answered, or turned away by the machine, at the door or in its queue.
      for (const end of await Promise.all(later)) expect(end).toBeOneOf(['200', 'ECONNREFUSED', 'ECONNRESET']);
      await stopped;
      expect(Date.now() - told).toBeLessThan(LIMIT_MS);
    } finally {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
