import type { Core } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';

/**
 * Makes the transaction the only one that holds a name until it ends, for what no row stands for yet. On SQLite a
 * transaction that writes is alone anyway.
 */
export async function lockName(strapi: Core.Strapi, trx: Database, name: string): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
