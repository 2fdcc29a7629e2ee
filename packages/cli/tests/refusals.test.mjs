import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { freePort } from '../lib/free-port.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { runCommand } from '../lib/command.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'society-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs `npm start` and expects one sentence and exit code 1.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [nodeArgs]
 */
async function refusal(env, nodeArgs = []) {
  const command = runCommand({ PORT: String(await freePort()), DATA_DIR: folder, ...env }, { nodeArgs });
  expect(await command.exitCode, command.output()).toBe(1);
  const lines = command.output().trim().split('\n');
  expect(lines, 'one sentence, no stack').toHaveLength(1);
  return lines[0];
}

describe('npm start refuses in one sentence', () => {
  it('an old Node', async () => {
    const preload = join(folder, 'old-node.mjs');
    writeFileSync(
      preload,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });",
    );
    expect(await refusal({}, ['--import', pathToFileURL(preload).href])).toMatch(/Node 18\.20\.4.*20\.19/);
  });

  it('a port that is no number', async () => {
    expect(await refusal({ PORT: 'http' })).toMatch(/PORT is "http"/);
  });

  it('a port that is taken, naming it and saying how to choose another', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise((resolve) => other.listen(port, '127.0.0.1', () => resolve(undefined)));
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`Port ${port} is taken.*PORT=${port + 1}`));
    await new Promise((resolve) => other.close(resolve));
  });

  it('an address that is not this machine’s', async () => {
    expect(await refusal({ HOST: '203.0.113.7' })).toMatch(/HOST is "203\.0\.113\.7"/);
  });

  it('a DATA_DIR that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(/DATA_DIR .*a-file.*cannot be written/);
  });

  it('a production without secrets', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toMatch(/NODE_ENV=production needs secrets.*APP_KEYS/);
  });

  it('a DATABASE_URL that is malformed', async () => {
    expect(await refusal({ DATABASE_URL: 'mysql://root@localhost/x' })).toMatch(/DATABASE_URL is malformed/);
  });

  it('a DATABASE_URL where nobody answers', async () => {
    const port = await freePort();
    expect(await refusal({ DATABASE_URL: `postgres://a:secret-word@127.0.0.1:${port}/x` })).toMatch(
      new RegExp(`no PostgreSQL answers at 127\\.0\\.0\\.1:${port}`),
    );
  });

  it('a DATABASE_URL with a wrong password or an unknown database, and never shows the password', async () => {
    const postgres = await startPostgres();
    try {
      const url = new URL(await postgres.createDatabase('refusals'));
      url.password = 'wrong-word';
      const sentence = await refusal({ DATABASE_URL: url.href });
      expect(sentence).toMatch(/refuses the name or password of "society"/);
      expect(sentence).not.toContain('wrong-word');
      url.password = 'society';
      url.pathname = '/nothing';
      expect(await refusal({ DATABASE_URL: url.href })).toMatch(/no database "nothing"/);
    } finally {
      await postgres.stop();
    }
  });
});
