import path from 'node:path';

import knex, { type Knex } from 'knex';
import { inject } from 'vitest';

/** Looks into the database of the server under test, or moves its times, and lets go of it. */
export async function inDatabase<T>(work: (database: Knex) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = inject('stage');
  const database = databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: path.join(dataDir, 'data.db') },
        useNullAsDefault: true,
      });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** The id of the account of an address. */
export async function idOf(email: string): Promise<number> {
  const row: { id: number } = await inDatabase((database) => database('up_users').where({ email }).first('id'));
  return row.id;
}

/** Every table as text, to search for what must not be stored. */
export async function dump(): Promise<string> {
  return JSON.stringify(await rowsOf(() => true));
}

/** The tables that hold a text somewhere, in their binary columns too. */
export async function searchDatabase(text: string): Promise<string[]> {
  const readable = (_key: string, value: unknown) =>
    isBytes(value) ? Buffer.from(value.data).toString('latin1') : value;
  const tables = await rowsOf(() => true);
  return tables.filter(([, rows]) => JSON.stringify(rows, readable).includes(text)).map(([table]) => table);
}

/** What JSON makes of a buffer. */
const isBytes = (value: unknown): value is { data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value;

/** Tables that change while nobody acts: sessions that are seen, mails that go out, limits, housekeeping. */
const RESTLESS = /^(sessions|outbox_mails|account_tokens|rate_limits|strapi_|sqlite_|admin_)/;

/** What is stored about people, content and settings, to be compared before and after an attack. */
export async function stored(): Promise<Record<string, string[]>> {
  const tables = await rowsOf((table) => !RESTLESS.test(table));
  return Object.fromEntries(tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(row)).sort()]));
}

/** The wanted tables, each with its rows. */
async function rowsOf(isWanted: (table: string) => boolean): Promise<[string, unknown[]][]> {
  const { databaseUrl } = inject('stage');
  return inDatabase(async (database) => {
    const tables: string[] = databaseUrl
      ? await database('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
      : await database('sqlite_master').where({ type: 'table' }).pluck('name');
    const read = async (table: string): Promise<[string, unknown[]]> => [table, await database(table).select()];
    return Promise.all(tables.filter(isWanted).map(read));
  });
}

/** The moment so many minutes from now. */
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
