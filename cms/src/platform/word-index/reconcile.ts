import type { Core } from '@strapi/strapi';

import { inTransaction, type Database } from '../../shared/transaction';
import { postgres, sqlite } from './dialect';
import { tablesOf, type WordIndex } from './word-index';
import { indexRows } from './write';

/** What an index was made of, as the store keeps it. */
interface Made {
  version: number;
  /** When its things were last compared with it, in milliseconds since 1970. */
  at: number;
}

/** Things that changed so shortly before the last comparison may have been missed by it, in milliseconds. */
const OVERLAP_MS = 60_000;

/**
 * Makes an index where it is missing or made in an older way, and brings it in step with what was changed past the
 * server, such as by a restored backup. Belongs before the first request.
 */
export async function reconcileIndex(strapi: Core.Strapi, index: WordIndex, now = new Date()): Promise<void> {
  await ensureTables(strapi, index);
  const store = strapi.store({ type: 'core', name: index.name, key: 'index' });
  const made = (await store.get({})) as Made | null;
  const isCurrent = made?.version === index.version;
  if (!isCurrent) {
    await inTransaction(strapi, async (trx) => {
      for (const table of tablesOf(index)) await trx(table).delete();
    });
  }
  const since = new Date(isCurrent ? made.at - OVERLAP_MS : 0);
  const ids = await inTransaction(strapi, (trx) => findOutdated(trx, index, since));
  if (ids.length > 0) strapi.log.info(`Indexing ${ids.length} of “${index.source}” for the search.`);
  await indexRows(strapi, index, ids);
  await store.set({ value: { version: index.version, at: now.getTime() } satisfies Made });
}

/** Makes the tables that are missing. */
async function ensureTables(strapi: Core.Strapi, { statements }: WordIndex): Promise<void> {
  const dialect = strapi.db.dialect.client === 'postgres' ? postgres : sqlite;
  for (const statement of statements(dialect)) await strapi.db.connection.raw(statement);
}

/** Things without an entry, with one too many, or that changed since. */
async function findOutdated(trx: Database, { listed, alias, entries, key }: WordIndex, since: Date): Promise<number[]> {
  const missing: number[] = await listed(trx)
    .leftJoin(`${entries} as entry`, `entry.${key}`, `${alias}.id`)
    .where((either) => either.whereNull(`entry.${key}`).orWhere(`${alias}.updated_at`, '>=', since))
    .pluck(`${alias}.id`);
  const extra: number[] = await trx(`${entries} as entry`)
    .whereNotIn(`entry.${key}`, listed(trx).select(`${alias}.id`))
    .pluck(`entry.${key}`);
  return [...missing, ...extra];
}
