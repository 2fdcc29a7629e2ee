import type { Core } from '@strapi/strapi';
import { DIRECTORY_TOTAL_MAX, type DirectoryQuery } from 'contracts';

import { fold, searchWords } from '../../../platform/word-index/fold';
import { findByWords, type Found, type Search } from '../../../platform/word-index/search';
import { toRange } from '../../../shared/present-page';
import { PERSON_COLUMNS, type PersonRow } from '../present-person';
import { directoryIndex } from './directory-index';

const SEARCH: Search = {
  index: directoryIndex,
  from: `${directoryIndex.entries} as entry`,
  id: 'entry.person_id',
  max: DIRECTORY_TOTAL_MAX,
  common: 5000,
  inOrder: { by: 'name_key', common: 4000 },
};

/**
 * Finds a page of the directory by name, not yet presented: one query, and one more before it where words are searched
 * for.
 */
export async function findInDirectory(strapi: Core.Strapi, query: DirectoryQuery): Promise<Found<PersonRow>> {
  const { search, graduationYear, industry, location } = query;
  const words = searchWords(search);
  // Nobody fits signs alone.
  const isSigns = (text: string) => text !== '' && fold(text) === '';
  if ((search !== '' && words.length === 0) || isSigns(industry) || isSigns(location)) return { rows: [], total: 0 };

  const choices = { graduation_year: graduationYear, industry_key: fold(industry), location_key: fold(location) };
  const chosen = Object.entries(choices).flatMap(([column, value]) =>
    value === undefined || value === '' ? [] : [[`entry.${column}`, value] as const],
  );
  return findByWords<PersonRow>(
    strapi,
    SEARCH,
    {
      words,
      filter: (entries) => {
        for (const [column, value] of chosen) void entries.where(column, value);
      },
      isNarrow: chosen.length > 0,
      order: [{ column: 'entry.name_key', order: 'asc' }],
      ...toRange(query),
    },
    (places) =>
      places
        .leftJoin('profiles as profile', 'profile.id', 'place.id')
        .leftJoin('up_users as account', 'account.id', 'profile.user_id')
        .leftJoin('up_roles as role', 'role.id', 'account.role_id')
        .select(PERSON_COLUMNS),
  );
}
