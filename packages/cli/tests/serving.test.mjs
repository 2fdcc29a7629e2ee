import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { freePort } from '../lib/free-port.mjs';
import { root } from '../lib/paths.mjs';
import { copyDemo } from '../lib/snapshot/snapshot.mjs';
import { runCommand } from '../lib/command.mjs';

/** A stop is over within this time, in milliseconds (security matrix 35). */
const STOP_MS = 15_000;

/** An empty data folder, and one that has been started on before. */
let folders = { empty: '', filled: '' };
beforeAll(async () => {
  folders = { empty: mkdtempSync(join(tmpdir(), 'society-cli-')), filled: await copyDemo('sqlite') };
});
afterAll(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

/** @param {string} dataDir */
async function start(dataDir) {
  const port = await freePort();
  const command = runCommand({ PORT: String(port), DATA_DIR: dataDir });
  return { ...command, url: `http://127.0.0.1:${port}`, serves: () => command.says('Ctrl-C ends it.') };
}

/** What git sees changed in the checkout; what it ignores is listed too, but for what tests beside this one write. */
const changes = () =>
  execFileSync('git', ['status', '--porcelain', '--ignored'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => !/node_modules|\.test-output|\.snapshots|\.tsbuildinfo|test-results/.test(line))
    .join('\n');

/** @param {string} url */
const answers = async (url) => (await fetch(url)).status;

describe('npm start', () => {
  it('runs two copies side by side, prints where they are, leaves the checkout alone, and ends on Ctrl-C', async () => {
    const before = changes();
    const places = Object.values(folders);
    const copies = await Promise.all(places.map(start));
    await Promise.all(copies.map((copy) => copy.serves()));
    for (const [index, { url, output }] of copies.entries()) {
      expect(await answers(`${url}/`)).toBe(200);
      expect(await answers(`${url}/api/events`)).toBe(200);
      for (const words of [
        `${url}/cms`,
        `${url}/api`,
        places[index] ?? '',
        'owner@example.com',
        'editor@example.com',
      ]) {
        expect(output()).toContain(words);
      }
      expect(existsSync(join(places[index] ?? '', 'data.db'))).toBe(true);
    }
    expect(changes()).toBe(before);

    const asked = Date.now();
    for (const [index, copy] of copies.entries()) copy.signal(index === 0 ? 'SIGINT' : 'SIGTERM');
    expect(await Promise.all(copies.map((copy) => copy.exitCode))).toEqual([0, 0]);
    expect(Date.now() - asked).toBeLessThan(STOP_MS);
    for (const { url } of copies) await expect(answers(url), 'nothing is left behind').rejects.toThrow();
  });

  it('serves at once the second time, and keeps what was there', async () => {
    // The test above was the first time.
    const second = await start(folders.empty);
    await second.serves();
    expect(second.output(), 'nothing is installed, built or filled').not.toMatch(/^· (?!Starting the server)/m);
    expect(await answers(`${second.url}/innokshetra`)).toBe(200);
    second.signal('SIGINT');
    expect(await second.exitCode).toBe(0);
  });

  it('leaves no server behind when it is killed without a word', async () => {
    const copy = await start(folders.filled);
    await copy.serves();
    copy.signal('SIGKILL');
    await copy.exitCode;
    await expect.poll(() => answers(copy.url).catch(() => 'gone'), { timeout: STOP_MS }).toBe('gone');
  });
});
