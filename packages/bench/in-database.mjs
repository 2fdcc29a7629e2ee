import { createRequire } from 'node:module';
import { join } from 'node:path';

import { cms } from 'cli';

/** Rows of one insert: SQLite takes no more in one statement. */
const ROWS = 400;

/**
 * A database past the product, as a restored backup reaches it.
 * @typedef {any} Database
 */

/**
 * Writes past the product into a database that it has filled once, in one transaction.
 * @param {{ dataDir: string, databaseUrl: string | undefined }} place of a server that does not run
 * @param {(database: Database) => Promise<void>} work
 */
export async function inDatabase({ dataDir, databaseUrl }, work) {
  const knex = createRequire(join(cms, 'package.json'))('knex');
  const database = databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: join(dataDir, 'data.db') },
        useNullAsDefault: true,
      });
  try {
    await database.transaction(work);
    // The planner of PostgreSQL knows nothing of what came in one go; SQLite looks at it when the product opens it.
    if (databaseUrl) await database.raw('analyze');
  } finally {
    await database.destroy();
  }
}

/**
 * @param {Database} database
 * @param {string} table
 * @param {object[]} rows
 */
export const insertRows = (database, table, rows) => database.batchInsert(table, rows, ROWS);
