import type { Core } from '@strapi/strapi';

import { inTransaction, type Database } from '../../../shared/transaction';
import { INDEX_VERSION } from './entry';
import { listedProfiles } from './listed';
import { ENTRIES, ensureTables, SKILLS, WORDS } from './tables';
import { indexPeople } from './write';

/** What the index was made of, as the store keeps it. */
interface Made {
  version: number;
  /** When the profiles and accounts were last compared with it, in milliseconds since 1970. */
  at: number;
}

/** People who changed so shortly before the last comparison may have been missed by it, in milliseconds. */
const OVERLAP_MS = 60_000;

/**
 * Makes the directory's index where it is missing or made in an older way, and brings it in step with what was changed
 * past the server, such as by a restored backup. Belongs before the first request.
 */
export async function reconcileIndex(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await ensureTables(strapi);
  const store = strapi.store({ type: 'core', name: 'directory', key: 'index' });
  const made = (await store.get({})) as Made | null;
  const isCurrent = made?.version === INDEX_VERSION;
  if (!isCurrent) await inTransaction(strapi, dropIndex);
  const since = new Date(isCurrent ? made.at - OVERLAP_MS : 0);
  const ids = await inTransaction(strapi, (trx) => findOutdated(trx, since));
  if (ids.length > 0) strapi.log.info(`Indexing ${ids.length} people for the directory.`);
  await indexPeople(strapi, ids);
  await store.set({ value: { version: INDEX_VERSION, at: now.getTime() } satisfies Made });
}

async function dropIndex(trx: Database): Promise<void> {
  for (const table of [WORDS, SKILLS, ENTRIES]) await trx(table).delete();
}

/** People without an entry, with one too many, or who changed since. */
async function findOutdated(trx: Database, since: Date): Promise<number[]> {
  const missing = await listedProfiles(trx)
    .leftJoin(`${ENTRIES} as entry`, 'entry.person_id', 'profile.id')
    .where((either) => either.whereNull('entry.person_id').orWhere('profile.updated_at', '>=', since))
    .select<{ id: number }[]>('profile.id');
  const extra = await trx(`${ENTRIES} as entry`)
    .whereNotIn('entry.person_id', listedProfiles(trx).select('profile.id'))
    .select<{ id: number }[]>('entry.person_id as id');
  return [...missing, ...extra].map(({ id }) => id);
}
