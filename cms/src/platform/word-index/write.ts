import type { Core } from '@strapi/strapi';

import { inTransaction, type Database } from '../../shared/transaction';
import { tablesOf, type IndexEntry, type WordIndex } from './word-index';

/** Things that are looked up at once. */
const BATCH = 500;
/** Rows of one insert: SQLite takes no more in one statement. */
const ROWS = 400;

/**
 * Brings an index to what is stored about these things, in the transaction that is open around the call. What does not
 * belong into it any more leaves it. Things that did not change cost one look-up.
 * @param ids of their rows, deleted ones too
 */
export async function indexRows(strapi: Core.Strapi, index: WordIndex, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await inTransaction(strapi, (trx) => indexBatch(trx, index, batch));
  }
}

async function indexBatch(trx: Database, index: WordIndex, ids: readonly number[]): Promise<void> {
  const { source, entries, key } = index;
  // Two changes of one thing, such as of name and of account, are indexed one after the other, so that the later sees both.
  await trx(source).whereIn('id', ids).orderBy('id').select('id').forUpdate();
  const read = await index.read(trx, ids);
  const stored = await trx(entries)
    .whereIn(key, ids)
    .select<{ id: number; signature: string }[]>({ id: key, signature: 'signature' });
  const signatures = new Map(stored.map(({ id, signature }) => [id, signature]));
  const indexed = new Set(read.map(({ id }) => id));
  const changed = read.filter(({ id, signature }) => signatures.get(id) !== signature);
  const gone = stored.map(({ id }) => id).filter((id) => !indexed.has(id));
  const outdated = [...gone, ...changed.map(({ id }) => id).filter((id) => signatures.has(id))];
  for (const table of tablesOf(index)) {
    if (outdated.length > 0) await trx(table).whereIn(key, outdated).delete();
    await insertRows(trx, table, changed);
  }
}

async function insertRows(trx: Database, table: string, changed: readonly IndexEntry[]): Promise<void> {
  const rows = changed.flatMap((entry) => entry.rows[table] ?? []);
  for (let start = 0; start < rows.length; start += ROWS) {
    await trx(table).insert(rows.slice(start, start + ROWS));
  }
}
