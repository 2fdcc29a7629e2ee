import type { Core } from '@strapi/strapi';

import type { WordIndex } from '../../../platform/word-index/word-index';
import { indexRows } from '../../../platform/word-index/write';
import type { ProfileRow } from '../profile';
import { ENTRY_COLUMNS, entryOf, INDEX_VERSION } from './entry';
import { listedProfiles } from './listed';
import { ENTRIES, SKILLS, statements, WORDS } from './tables';
import { watchPeople } from './watch';

/** The people whom the directory lists, and the words that find them. */
export const directoryIndex: WordIndex = {
  name: 'directory',
  version: INDEX_VERSION,
  source: 'profiles',
  entries: ENTRIES,
  words: WORDS,
  details: [SKILLS],
  key: 'person_id',
  statements,
  listed: listedProfiles,
  alias: 'profile',

  async read(trx, ids) {
    const profiles = await listedProfiles(trx).whereIn('profile.id', ids).select<ProfileRow[]>(ENTRY_COLUMNS);
    return profiles.map(entryOf);
  },

  watch: (strapi) => watchPeople(strapi, (ids) => indexPeople(strapi, ids)),
};

/** Brings the directory's index to what is stored about these people. @param profileIds of profiles, deleted ones too */
export const indexPeople = (strapi: Core.Strapi, profileIds: readonly number[]): Promise<void> =>
  indexRows(strapi, directoryIndex, profileIds);
