import type { Core } from '@strapi/strapi';

import type { WordIndex } from '../../../platform/word-index/word-index';
import { indexRows } from '../../../platform/word-index/write';
import type { Database } from '../../../shared/transaction';
import type { ProfileRow } from '../profile';
import { ENTRY_COLUMNS, entryOf, INDEX_VERSION } from './entry';
import { listedProfiles } from './listed';
import { ENTRIES, SKILLS, statements, WORDS } from './tables';

/** The people whom the directory lists, and the words that find them. */
export const directoryIndex: WordIndex = {
  name: 'directory',
  version: INDEX_VERSION,
  source: 'profiles',
  entries: ENTRIES,
  details: [WORDS, SKILLS],
  key: 'person_id',
  statements,

  async read(trx, ids) {
    const profiles = await listedProfiles(trx).whereIn('profile.id', ids).select<ProfileRow[]>(ENTRY_COLUMNS);
    return profiles.map(entryOf);
  },

  findOutdated,
};

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

/** Brings the directory's index to what is stored about these people. @param profileIds of profiles, deleted ones too */
export const indexPeople = (strapi: Core.Strapi, profileIds: readonly number[]): Promise<void> =>
  indexRows(strapi, directoryIndex, profileIds);
