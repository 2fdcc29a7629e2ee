import { createHash } from 'node:crypto';
import path from 'node:path';

import knex, { type Knex } from 'knex';
import { inject } from 'vitest';

function connect(): Knex {
  const { databaseUrl, dataDir } = inject('stage');
  if (databaseUrl) return knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 10 } });
  const connection = { filename: path.join(dataDir, 'data.db') };
  return knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
}

/** Kept by each file of tests as long as it runs: to open one takes longer than to ask it. */
const connections: { own?: Knex; onlooker?: Knex } = {};

/** Looks into the database of the server under test, or moves its times. */
export async function inDatabase<T>(work: (database: Knex) => Promise<T>): Promise<T> {
  return work((connections.own ??= connect()));
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

/** The tables that hold a text somewhere, in their binary columns too. */
export async function searchDatabase(text: string): Promise<string[]> {
  const readable = (_key: string, value: unknown) =>
    isBytes(value) ? Buffer.from(value.data).toString('latin1') : value;
  const tables = await rowsOf();
  return tables.filter(([, rows]) => JSON.stringify(rows, readable).includes(text)).map(([table]) => table);
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

/** Tables that change while nobody acts: sessions that are seen, mails that go out, limits, housekeeping. */
const RESTLESS = /^(sessions|outbox_mails|account_tokens|rate_limits|strapi_|sqlite_|admin_)/;

/** What is stored about people, content and settings, a mark for each table, to be compared around an attack. */
export async function stored(): Promise<Record<string, string>> {
  // By a connection that never writes: SQLite tells it what others have written, the tests themselves among them.
  const database = (connections.onlooker ??= connect());
  const tables = (await tablesOf(database)).filter((table) => !RESTLESS.test(table));
  return inject('stage').databaseUrl ? marksOfPostgres(database, tables) : marksOfSqlite(database, tables);
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

let last: { version: number; marks: Record<string, string> } | undefined;

/** As long as nobody has written to the file at all, what was read before still holds. */
async function marksOfSqlite(database: Knex, tables: string[]): Promise<Record<string, string>> {
  const [row] = await database.raw<{ data_version: number }[]>('pragma data_version');
  const version = row?.data_version ?? Number.NaN;
  if (last?.version === version) return last.marks;
  const marks: Record<string, string> = {};
  for (const table of tables) {
    const rows: unknown[] = await database(table).select();
    marks[table] = createHash('sha256')
      .update(
        rows
          .map((row) => JSON.stringify(row))
          .sort()
          .join('\n'),
      )
      .digest('hex');
  }
  last = { version, marks };
  return marks;
}

/** The moment so many minutes from now. */
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
