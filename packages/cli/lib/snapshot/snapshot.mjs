import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fingerprint } from '../fingerprint.mjs';
import { freePort } from '../free-port.mjs';
import { withLock } from '../lock.mjs';
import { cms, root } from '../paths.mjs';
import { startPostgres } from '../postgres.mjs';
import { step } from '../progress.mjs';
import { Refusal } from '../refusal.mjs';
import { serverVariables } from '../server.mjs';
import { CHEAP } from './cheap.mjs';
import { POOL_SIZE, poolFile } from './pool.mjs';

/** @typedef {'sqlite' | 'postgres'} Kind which database a snapshot is of */

/** Where snapshots are kept, each in a folder that is named by what it was made of. */
const snapshots = join(root, '.snapshots');
/** Inside a snapshot: the server's data folder, and the cluster of PostgreSQL that has the database below. */
const DATA = 'data';
const CLUSTER = 'cluster';
/** The filled database of a cluster, from which tests make theirs. */
export const DEMO_DATABASE = 'demo';

/**
 * What the rows and files of the filled demo depend on. A server that starts on a copy brings roles, grants, views and
 * indexes up to date by itself, so that the rest of its code is free to change.
 */
const inputs = () => [
  ...['src/demo', 'src/components', 'src/platform/files', 'src/extensions', 'database', 'package-lock.json'].map(
    (path) => join(cms, path),
  ),
  ...schemaFolders(join(cms, 'src/api')),
  join(root, 'packages/demo-data/src'),
  import.meta.dirname,
];

/** @param {string} folder */
const schemaFolders = (folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name, 'content-types'))
    .filter((path) => existsSync(path));

/** The demo's events lie around the day on which it was filled, so a snapshot is good for one. */
const today = () => new Date().toISOString().slice(0, 10);

/** @param {Kind} kind */
function folderOf(kind) {
  const wanted = join(snapshots, `${kind}-${today()}-${fingerprint(inputs()).slice(0, 16)}`);
  if (process.env.SNAPSHOT !== 'keep' || existsSync(wanted)) return wanted;
  const newest = olderThan(kind, wanted).sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0];
  return newest ?? wanted;
}

/**
 * @param {Kind} kind
 * @param {string} folder
 */
function olderThan(kind, folder) {
  if (!existsSync(snapshots)) return [];
  return readdirSync(snapshots)
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => join(snapshots, name))
    .filter((other) => other !== folder);
}

/**
 * Makes the snapshot of a database unless it is there: the filled demo, and a pool of accounts for tests. `SNAPSHOT=keep`
 * uses the newest one, whatever it was made of. The product has to be built.
 * @param {Kind} kind
 * @returns {Promise<string>} its folder, which nobody may write to
 */
export async function ensureSnapshot(kind) {
  const folder = folderOf(kind);
  if (existsSync(folder)) return folder;
  mkdirSync(snapshots, { recursive: true });
  return withLock(
    join(snapshots, `.${kind}.lock`),
    async () => {
      if (!existsSync(folder)) await step(`Filling the demo for tests, ${kind}`, () => make(kind, folder));
      return folder;
    },
    () => console.log(`· Another run is making the snapshot of ${kind}; waiting for it …`),
  );
}

/**
 * @param {Kind} kind
 * @param {string} folder
 */
async function make(kind, folder) {
  for (const old of olderThan(kind, folder)) rmSync(old, { recursive: true, force: true });
  const draft = mkdtempSync(join(snapshots, `.${kind}-`));
  const dataDir = join(draft, DATA);
  mkdirSync(dataDir);
  const postgres = kind === 'postgres' ? await startPostgres({ keepIn: join(draft, CLUSTER) }) : undefined;
  try {
    await fill(dataDir, await postgres?.createDatabase(DEMO_DATABASE));
  } finally {
    await postgres?.stop();
  }
  renameSync(draft, folder);
}

/**
 * @param {string} dataDir
 * @param {string | undefined} databaseUrl
 */
async function fill(dataDir, databaseUrl) {
  const environment = { port: await freePort(), host: '127.0.0.1', dataDir, databaseUrl };
  const env = serverVariables({ ...environment, publicUrl: undefined, demo: true, production: false }, process.env);
  const pool = JSON.stringify({ file: poolFile(dataDir), sizes: POOL_SIZE });
  const child = fork(join(import.meta.dirname, 'fill.mjs'), {
    cwd: cms,
    env: { ...env, ...CHEAP, POOL: pool },
    execArgv: [],
    silent: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nThe demo could not be filled for the tests.`);
}

/**
 * Copies the data folder of a snapshot to a new temporary folder, which is the caller's to remove.
 * @param {Kind} kind
 */
export async function copyDemo(kind) {
  const snapshot = await ensureSnapshot(kind);
  const dataDir = mkdtempSync(join(tmpdir(), `society-${kind}-`));
  cpSync(join(snapshot, DATA), dataDir, { recursive: true, preserveTimestamps: true });
  return dataDir;
}

/** Starts a PostgreSQL that has the filled database, on a copy of the snapshot's cluster. */
export async function startDemoPostgres() {
  const snapshot = await ensureSnapshot('postgres');
  return startPostgres({ copyOf: join(snapshot, CLUSTER) });
}
