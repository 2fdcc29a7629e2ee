import type { Core } from '@strapi/strapi';

import { inTransaction, type Database } from '../../../shared/transaction';
import type { ProfileRow } from '../../profile/profile';
import { ENTRY_COLUMNS, entryOf, type Entry } from './entry';
import { listedProfiles } from './listed';
import { ENTRIES, SKILLS, WORDS } from './tables';

/** People that are looked up at once. */
const BATCH = 500;
/** Rows of one insert: SQLite takes no more in one statement. */
const ROWS = 400;

/**
 * Brings the directory's index to what is stored about these people, in the transaction that is open around the call.
 * Whoever is not listed any more leaves it. People who did not change cost one look-up.
 * @param profileIds of profiles, deleted ones too
 */
export async function indexPeople(strapi: Core.Strapi, profileIds: readonly number[]): Promise<void> {
  for (let start = 0; start < profileIds.length; start += BATCH) {
    const ids = profileIds.slice(start, start + BATCH);
    await inTransaction(strapi, (trx) => indexBatch(trx, ids));
  }
}

async function indexBatch(trx: Database, ids: readonly number[]): Promise<void> {
  // Two changes of one person, such as of name and of account, are indexed one after the other, so that the later sees both.
  await trx('profiles').whereIn('id', ids).orderBy('id').select('id').forUpdate();
  const profiles = await listedProfiles(trx).whereIn('profile.id', ids).select<ProfileRow[]>(ENTRY_COLUMNS);
  const stored = await trx(ENTRIES)
    .whereIn('person_id', ids)
    .select<{ person_id: number; signature: string }[]>('person_id', 'signature');
  const signatures = new Map(stored.map(({ person_id, signature }) => [person_id, signature]));
  const listed = new Set(profiles.map(({ id }) => id));
  const changed = profiles.map(entryOf).filter(({ row }) => signatures.get(row.person_id) !== row.signature);
  const gone = stored.map(({ person_id }) => person_id).filter((id) => !listed.has(id));
  const outdated = [...gone, ...changed.map(({ row }) => row.person_id).filter((id) => signatures.has(id))];
  for (const table of [WORDS, SKILLS, ENTRIES]) {
    if (outdated.length > 0) await trx(table).whereIn('person_id', outdated).delete();
  }
  await insertEntries(trx, changed);
}

/** Stores entries of people that have none. */
async function insertEntries(trx: Database, entries: readonly Entry[]): Promise<void> {
  const words = entries.flatMap(({ row: { person_id, name_key }, words }) =>
    words.map((word) => ({ word, name_key, person_id })),
  );
  const skills = entries.flatMap(({ row: { person_id }, skills }) =>
    skills.map((skill_key) => ({ skill_key, person_id })),
  );
  await insertRows(
    trx,
    ENTRIES,
    entries.map(({ row }) => row),
  );
  await insertRows(trx, WORDS, words);
  await insertRows(trx, SKILLS, skills);
}

async function insertRows(trx: Database, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    await trx(table).insert(rows.slice(start, start + ROWS));
  }
}
