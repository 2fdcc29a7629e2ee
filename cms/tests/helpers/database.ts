import path from 'node:path';

import knex, { type Knex } from 'knex';
import { inject } from 'vitest';

/** Opens the database of a server. */
export function connect({ databaseUrl, dataDir }: { databaseUrl?: string | null | undefined; dataDir: string }): Knex {
  if (databaseUrl) return knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 10 } });
  const connection = { filename: path.join(dataDir, 'data.db') };
  return knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
}

/** Kept by each file of tests as long as it runs: to open one takes longer than to ask it. */
let connection: Knex | undefined;

/** Looks into the database of the server under test, or moves its times. */
export async function inDatabase<T>(work: (database: Knex) => Promise<T>): Promise<T> {
  return work((connection ??= connect(inject('stage'))));
}

/** The id of the account of an address. */
export async function idOf(email: string): Promise<number> {
  const row: { id: number } = await inDatabase((database) => database('up_users').where({ email }).first('id'));
  return row.id;
}

/** Every table as text, to search for what must not be stored. */
export async function dump(): Promise<string> {
  return JSON.stringify(await rowsOf());
}

/** The tables that hold one of these texts somewhere, in their binary columns too. */
export async function searchDatabase(...texts: readonly string[]): Promise<string[]> {
  const readable = (_key: string, value: unknown) =>
    isBytes(value) ? Buffer.from(value.data).toString('latin1') : value;
  const tables = await rowsOf();
  return tables.flatMap(([table, rows]) => {
    const stored = JSON.stringify(rows, readable);
    return texts.some((text) => stored.includes(text)) ? [table] : [];
  });
}

/** What JSON makes of a buffer. */
const isBytes = (value: unknown): value is { data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value;

/** Every table with its rows. */
async function rowsOf(): Promise<[string, unknown[]][]> {
  return inDatabase(async (database) => {
    const read = async (table: string): Promise<[string, unknown[]]> => [table, await database(table).select()];
    return Promise.all((await tablesOf(database)).map(read));
  });
}

function tablesOf(database: Knex): Promise<string[]> {
  return inject('stage').databaseUrl
    ? database('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
    : database('sqlite_master').where({ type: 'table' }).pluck('name');
}

/** Tables that change while nobody acts: sessions seen, mails that go out, limits, housekeeping. */
const RESTLESS = /^(sessions|outbox_mails|account_tokens|rate_limits|strapi_|sqlite_|admin_)/;

/** What is stored about people, content and settings, a mark for each table, to be compared around an attack. */
export async function stored(): Promise<Record<string, string>> {
  return inDatabase(async (database) => {
    const tables = (await tablesOf(database)).filter((table) => !RESTLESS.test(table));
    return inject('stage').databaseUrl ? marksOfPostgres(database, tables) : marksOfSqlite(database, tables);
  });
}

/** A row that was written anew has another place and another transaction. */
async function marksOfPostgres(database: Knex, tables: string[]): Promise<Record<string, string>> {
  const queries = tables.map(
    (table) =>
      `select '${table}' as name, count(*) || ':' || coalesce(sum(hashtext(ctid::text || ' ' || xmin::text)), 0) as mark
       from "${table}"`,
  );
  const { rows } = await database.raw<{ rows: { name: string; mark: string }[] }>(queries.join(' union all '));
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}

/** Where triggers count what is written to each table: SQLite tells of a file alone that somebody wrote to it. */
const WRITES = 'strapi_test_writes';
let areCounted: Promise<void> | undefined;

async function marksOfSqlite(database: Knex, tables: string[]): Promise<Record<string, string>> {
  await (areCounted ??= countWrites(database, tables));
  const rows: { name: string; writes: number }[] = await database(WRITES).whereIn('name', tables).select();
  return Object.fromEntries(rows.map(({ name, writes }) => [name, String(writes)]));
}

/** From now on; a write that puts the same value counts, and one that is rolled back does not. */
async function countWrites(database: Knex, tables: string[]): Promise<void> {
  await database.raw(
    `create table if not exists ${WRITES} (name text primary key, writes integer not null) without rowid`,
  );
  for (const name of tables) {
    await database(WRITES).insert({ name, writes: 0 }).onConflict('name').ignore();
    for (const event of ['insert', 'update', 'delete']) {
      await database.raw(
        `create trigger if not exists "${name}_${event}_counted" after ${event} on "${name}"
         begin update ${WRITES} set writes = writes + 1 where name = '${name}'; end`,
      );
    }
  }
}

/** Tables of which something else is stored than before: names, so that a test that fails says where to look. */
export async function changedSince(before: Record<string, string>): Promise<string[]> {
  const now = await stored();
  return Object.keys({ ...before, ...now }).filter((table) => before[table] !== now[table]);
}

/** The moment so many minutes from now. */
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
