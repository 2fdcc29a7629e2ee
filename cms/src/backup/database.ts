import { createHash } from 'node:crypto';
import path from 'node:path';

import knex, { type Knex } from 'knex';
import { types } from 'pg';

import { postgresConnection } from '../platform/environment/database-url';
import { answerExactly } from '../platform/database/exact-integers';
import type { SqliteConnection } from '../platform/database/keep-statements';
import type { Environment } from '../platform/environment/environment';
import { inOrderOfKeys, lineOf, rowOf, type Row, type Table } from './rows';

/** Rows that are read or written at once. */
const PAGE_ROWS = 250;
/** PostgreSQL's type of days, which its driver would take for an instant. */
const DATE_OID = 1082;

/** What a table holds: how many rows, and the SHA-256 of their lines in the archive. */
export interface TableSum {
  rows: number;
  sha256: string;
}

/** Opens the database of a server without the server, which may run meanwhile. */
export function openDatabase({ databaseUrl, dataDir }: Environment): Knex {
  if (databaseUrl === null) {
    const connection = { filename: path.join(dataDir, 'data.db') };
    const pool = { min: 1, max: 1, afterCreate: configureSqlite };
    return knex({ client: 'better-sqlite3', connection, useNullAsDefault: true, pool });
  }
  const parserOf = types.getTypeParser as (oid: number, format?: string) => (value: string) => unknown;
  const getTypeParser = (oid: number, format?: string) => (oid === DATE_OID ? String : parserOf(oid, format));
  const connection = { ...postgresConnection(databaseUrl), types: { getTypeParser } };
  return knex({ client: 'pg', connection, pool: { min: 0, max: 1 } });
}

/** Large numbers are archived to their last digit. */
function configureSqlite(connection: SqliteConnection, done: (error?: Error, connection?: unknown) => void): void {
  answerExactly(connection);
  done(undefined, connection);
}

/** Reads in one moment of the database, however long it takes and whoever writes meanwhile. */
export async function atOneMoment<T>(database: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const isPostgres = database.client.config.client === 'pg';
  return database.transaction(
    async (trx) => {
      // SQLite chooses its moment with the first thing that it reads.
      await trx.raw('select 1 from strapi_database_schema');
      return work(trx);
    },
    isPostgres ? { isolationLevel: 'repeatable read', readOnly: true } : {},
  );
}

/** What the tables look like, as Strapi wrote it down when it last brought them up to date. */
export async function readTables(database: Knex): Promise<Table[]> {
  const row: { schema: unknown } | undefined = await database('strapi_database_schema').orderBy('id', 'desc').first();
  if (!row) throw new Error('This database was never started.');
  const schema: unknown = typeof row.schema === 'string' ? JSON.parse(row.schema) : row.schema;
  return (schema as { tables: Table[] }).tables;
}

/** The names of the product's own migrations that this database has been through. */
export const readMigrations = (database: Knex): Promise<string[]> =>
  database('strapi_migrations').orderBy('name').pluck('name');

/** The lines of a table in the archive, in the order of their ids. */
export async function* linesOf(database: Knex, table: Table): AsyncGenerator<string> {
  for (let last = 0; ;) {
    const rows: Row[] = await database(table.name).where('id', '>', last).orderBy('id').limit(PAGE_ROWS);
    for (const row of rows) yield lineOf(table, row);
    const end = rows.at(-1);
    if (!end) return;
    last = Number(end['id']);
  }
}

/** Counts lines, and sums them up. @param keep is given each of them */
export async function sumOf(lines: AsyncIterable<string>, keep?: (line: string) => unknown): Promise<TableSum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    hash.update(`${line}\n`);
    await keep?.(line);
    rows += 1;
  }
  return { rows, sha256: hash.digest('hex') };
}

/**
 * Replaces the rows of all tables, in an open transaction.
 * @param read answers the archive's lines of a table
 */
export async function replaceRows(
  trx: Knex.Transaction,
  tables: readonly Table[],
  read: (table: Table) => AsyncIterable<string>,
): Promise<void> {
  const ordered = inOrderOfKeys(tables);
  for (const { table, late } of ordered) if (late.length > 0) await trx(table.name).update(emptied(late));
  for (const { table } of ordered.toReversed()) await trx(table.name).delete();
  /** What points to rows that are not there yet. */
  const links: { table: string; id: unknown; values: Row }[] = [];
  for (const { table, late } of ordered) {
    let page: Row[] = [];
    const write = async () => {
      if (page.length > 0) await trx(table.name).insert(page);
      page = [];
    };
    for await (const line of read(table)) {
      const row = rowOf(table, line);
      const set = late.filter((column) => row[column] !== null);
      if (set.length > 0) {
        links.push({
          table: table.name,
          id: row['id'],
          values: Object.fromEntries(set.map((name) => [name, row[name]])),
        });
      }
      page.push({ ...row, ...emptied(late) });
      if (page.length === PAGE_ROWS) await write();
    }
    await write();
  }
  for (const { table, id, values } of links) await trx(table).where({ id }).update(values);
  if (trx.client.config.client === 'pg') await moveSequences(trx, tables);
}

const emptied = (columns: readonly string[]): Row => Object.fromEntries(columns.map((name) => [name, null]));

/** The next row of each table gets a new id. SQLite sees to it by itself. */
async function moveSequences(trx: Knex.Transaction, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    await trx.raw(`select setval(pg_get_serial_sequence(?, 'id'), coalesce(max(id), 0) + 1, false) from ??`, [
      `"${name}"`,
      name,
    ]);
  }
}
