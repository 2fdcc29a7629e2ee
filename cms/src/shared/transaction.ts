import type { Core } from '@strapi/strapi';

/** A connection to the database, for SQL: knex, or a transaction of it. */
export type Database = Core.Strapi['db']['connection'];

/**
 * Runs a piece of work in the open transaction, or in one of its own. SQL inside must go through `trx`: on SQLite
 * another connection would wait for the transaction, and the transaction for it.
 */
export async function inTransaction<T>(strapi: Core.Strapi, work: (trx: Database) => Promise<T>): Promise<T> {
  return await strapi.db.transaction(({ trx }: { trx: Database }) => work(trx));
}
