import type { Core, UID } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';

/**
 * Makes the transaction the only one that changes these documents until it ends, and waits for whoever does just now.
 * Strapi reads a document before it writes it, and fails where the row has gone in between. On SQLite a transaction that
 * writes is alone anyway.
 */
export async function lockDocuments(
  strapi: Core.Strapi,
  trx: Database,
  uid: UID.Schema,
  documentIds: readonly string[],
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  await trx(tableName).whereIn('document_id', documentIds).orderBy('id').forUpdate().select('id');
}
