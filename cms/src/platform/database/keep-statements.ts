import { LRUCache } from 'lru-cache';

import { readExactly, type SqliteStatement } from './exact-integers';

/** What is used of a better-sqlite3 connection. */
export interface SqliteConnection {
  pragma: (statement: string) => unknown;
  prepare: (sql: string) => SqliteStatement;
}

/** Statements that a connection keeps; a page of the portal or console uses a few dozen. */
const MAX_STATEMENTS = 500;
const IS_READING = /^\s*select\b/i;

/**
 * Keeps prepared queries: knex has each one prepared anew, which costs as much as running it. Only queries, since they
 * run to their end in one call, and SQLite itself prepares a kept one again when the schema has changed. They answer
 * large numbers exactly.
 */
export function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  connection.prepare = (sql) => {
    if (!IS_READING.test(sql)) return prepare(sql);
    const kept = statements.get(sql);
    if (kept) return kept;
    const statement = readExactly(prepare(sql));
    statements.set(sql, statement);
    return statement;
  };
}
