import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Knex } from 'knex';

import { features } from '../features';
import type { Environment } from '../platform/environment/environment';
import { FILES, hashesBelow, readLines, tableFile, unpack, type Manifest } from './archive';
import { linesOf, openDatabase, readMigrations, readTables, replaceRows, sumOf } from './database';
import type { Table } from './rows';
import { differencesOf, shapeOf } from './shape';

/** Why an archive was not restored, in a sentence for whoever asked. Nothing has changed then. */
export class RestoreRefusal extends Error {}

/** A database with nothing in these has never been used. */
const USED = ['up_users', 'admin_users', 'events', 'announcements', 'team_members'];

interface Restoring {
  file: string;
  /** Whether data that is there may go. */
  replace: boolean;
  /** Makes the tables where there are none, and brings them up to date. */
  makeTables: () => Promise<void>;
}

/**
 * Restores an archive into a database, of either kind, and its files into the uploads. The rows are compared with the
 * archive's counts and sums before they are kept. The server must not run on it.
 * @throws RestoreRefusal
 */
export async function restore(environment: Environment, { file, replace, makeTables }: Restoring): Promise<Manifest> {
  const uploads = path.join(environment.dataDir, 'public/uploads');
  await mkdir(path.dirname(uploads), { recursive: true });
  const folder = await mkdtemp(path.join(path.dirname(uploads), '.restore-'));
  let database = openDatabase(environment);
  try {
    if (!(await isAlone(database))) throw new RestoreRefusal('A server uses this database: stop it first.');
    if (!replace && (await isUsed(database))) {
      throw new RestoreRefusal('There is data already. To delete it and put the archive in its place, add --replace.');
    }
    const manifest = await unpack(file, folder).catch((error: unknown) => {
      throw new RestoreRefusal(`${file} is no whole archive of this product: ${messageOf(error)}`);
    });
    await checkFiles(manifest, path.join(folder, FILES));
    await database.destroy();
    await makeTables();
    database = openDatabase(environment);
    const tables = await readTables(database);
    const differences = differencesOf(manifest, { shape: shapeOf(tables), migrations: await readMigrations(database) });
    if (differences.length > 0) {
      throw new RestoreRefusal(
        `The archive was taken by another version of the product, which differs in ${some(differences)}. ` +
          'Restore it with that version, and upgrade then.',
      );
    }
    await database.transaction(async (trx) => {
      await replaceRows(trx, tables, ({ name }) => readLines(path.join(folder, tableFile(name))));
      await compareRows(trx, tables, manifest);
      await forgetIndexes(trx);
    });
    await swap(path.join(folder, FILES), uploads);
    return manifest;
  } finally {
    await database.destroy();
    // What was being unpacked when a damaged archive ended may still arrive.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** Whether nobody else is connected to the database. */
async function isAlone(database: Knex): Promise<boolean> {
  if (database.client.config.client === 'pg') {
    const others = `select 1 from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
    const { rows } = await database.raw<{ rows: unknown[] }>(others);
    return rows.length === 0;
  }
  try {
    // Nobody leaves this mode as long as others are connected. The server takes it up again as it starts.
    await database.raw('pragma journal_mode = delete');
    return true;
  } catch {
    return false;
  }
}

async function isUsed(database: Knex): Promise<boolean> {
  for (const table of USED) {
    if ((await database.schema.hasTable(table)) && (await database(table).first('id'))) return true;
  }
  return false;
}

async function checkFiles({ files }: Manifest, folder: string): Promise<void> {
  const found = await hashesBelow(folder);
  const names = Object.keys({ ...files, ...found });
  const wrong = names.filter((name) => files[name] !== found[name]);
  if (wrong.length > 0) throw new RestoreRefusal(`The archive is damaged: ${some(wrong)} is not what it was.`);
}

async function compareRows(database: Knex, tables: readonly Table[], manifest: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await sumOf(linesOf(database, table));
    const expected = manifest.tables[table.name];
    if (rows === expected?.rows && sha256 === expected.sha256) continue;
    throw new RestoreRefusal(
      `The archive is damaged: of ${table.name} there are ${rows} rows, not the same ${expected?.rows ?? 0}.`,
    );
  }
}

/** The words of the searches are found out anew at the next start. */
async function forgetIndexes(trx: Knex.Transaction): Promise<void> {
  const keys = features.flatMap(({ wordIndexes = [] }) => wordIndexes).map(({ name }) => `core_${name}_index`);
  await trx('strapi_core_store_settings').whereIn('key', keys).delete();
}

/** Puts a folder into the place of another one. */
async function swap(from: string, to: string): Promise<void> {
  const old = `${from}-before`;
  if (existsSync(to)) await rename(to, old);
  await rename(from, to);
}

const some = (names: readonly string[]): string =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
