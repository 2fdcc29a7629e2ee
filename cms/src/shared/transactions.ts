import type { Core } from '@strapi/strapi';
import createError from 'http-errors';

type Connection = unknown;

/** A transaction of knex, as far as its ends go. */
interface KnexTransaction {
  /** Its own way to the database, which answers or throws; `query` beside it swallows what fails. */
  trxClient: { query: (connection: Connection, sql: string) => Promise<{ response?: { command?: string } }> };
  begin: (connection: Connection) => Promise<unknown>;
  query: (connection: Connection, sql: string) => Promise<unknown>;
  commit: (connection: Connection, value: unknown) => Promise<unknown>;
  rollback: (connection: Connection, error: unknown) => Promise<unknown>;
  _completed: boolean;
  _resolver: (value: unknown) => void;
}

/** What is said where the database did not keep a write. */
const NOT_KEPT = 'This could not be saved. Nothing was changed; please try again in a moment.';

/**
 * Makes every transaction, ours and Strapi's, begin and end in earnest (design §6).
 *
 * One whose COMMIT fails is a failed request: knex swallows that error, so that what nobody stored would be answered
 * as done. On SQLite one takes the lock for writing as it begins: one that reads first and writes then is refused at
 * once when another process has written in between, and no busy timeout helps.
 */
export function makeTransactionsCertain(strapi: Core.Strapi): void {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const client = strapi.db.connection.client as { transaction: (...args: unknown[]) => KnexTransaction };
  const { transaction } = client;
  client.transaction = function (...args) {
    const made = transaction.apply(this, args);
    if (isSqlite) made.begin = (connection) => made.query(connection, 'BEGIN IMMEDIATE;');
    made.commit = (connection, value) => commit(made, connection, value);
    return made;
  };
}

/** @throws a 503 for people, when the database did not take it; the transaction is over then, and undone */
async function commit(transaction: KnexTransaction, connection: Connection, value: unknown): Promise<void> {
  try {
    const { response } = await transaction.trxClient.query(connection, 'COMMIT;');
    // PostgreSQL answers so, and no error, when a statement before had failed and somebody caught that.
    if (response?.command === 'ROLLBACK') throw new Error('The transaction had failed before it was committed.');
  } catch (cause) {
    const error = createError(503, NOT_KEPT, { cause });
    await transaction.rollback(connection, error);
    throw error;
  }
  transaction._completed = true;
  transaction._resolver(value);
}
