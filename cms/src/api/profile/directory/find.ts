import type { Core } from '@strapi/strapi';
import { DIRECTORY_TOTAL_MAX, type DirectoryQuery, type DirectorySort } from 'contracts';
import type { Knex } from 'knex';

import { statement } from '../../../platform/tables/statement';
import { fold, searchWords } from '../../../platform/word-index/fold';
import {
  findByWords,
  foundOf,
  walk,
  withinMax,
  type Found,
  type Search,
  type Wanted,
} from '../../../platform/word-index/search';
import { toRange } from '../../../shared/present-page';
import { PERSON_COLUMNS, type PersonRow } from '../present-person';
import { directoryIndex } from './directory-index';

const SEARCH: Search = {
  index: directoryIndex,
  from: `${directoryIndex.entries} as entry`,
  id: 'entry.person_id',
  max: DIRECTORY_TOTAL_MAX,
  common: 5000,
};

const BY_NAME = { column: 'entry.name_key', order: 'asc' } as const;
const ORDERS = {
  name: [BY_NAME],
  newest: [{ column: 'entry.class_rank', order: 'asc' }, BY_NAME],
} as const satisfies Record<DirectorySort, Wanted['order']>;
/** The words stand in the order of the names, in which they are found the fastest. */
const SEARCHES: Record<DirectorySort, Search> = {
  name: { ...SEARCH, inOrder: { by: 'name_key', common: 4000 } },
  newest: SEARCH,
};

/** What the filters are set to, by the column of the entry; none where they are left alone. */
type Chosen = Record<string, string | number>;

const filterBy = (entries: Knex.QueryBuilder, chosen: Chosen): void => {
  for (const [column, value] of Object.entries(chosen)) void entries.where(`entry.${column}`, value);
};

const readPeople = (places: Knex.QueryBuilder): Knex.QueryBuilder =>
  places
    .leftJoin('profiles as profile', 'profile.id', 'place.id')
    .leftJoin('up_users as account', 'account.id', 'profile.user_id')
    .leftJoin('up_roles as role', 'role.id', 'account.role_id')
    .select(PERSON_COLUMNS);

/** A page for which no words are searched: most people turn pages, and choose filters. */
const pageBy = (order: Wanted['order']) =>
  statement<Chosen & { start: number; limit: number }>((database, { start, limit, ...chosen }) =>
    readPeople(walk(database, SEARCH, { filter: (entries) => filterBy(entries, chosen), order, start, limit })),
  );
const pages = { name: pageBy(ORDERS.name), newest: pageBy(ORDERS.newest) };

/**
 * Finds a page of the directory, not yet presented: one query, and one more before it where words are searched
 * for.
 */
export async function findInDirectory(strapi: Core.Strapi, query: DirectoryQuery): Promise<Found<PersonRow>> {
  const { search, graduationYear, industry, location, sort } = query;
  const words = searchWords(search);
  // Nobody fits signs alone.
  const isSigns = (text: string) => text !== '' && fold(text) === '';
  if ((search !== '' && words.length === 0) || isSigns(industry) || isSigns(location)) return { rows: [], total: 0 };

  const choices = { graduation_year: graduationYear, industry_key: fold(industry), location_key: fold(location) };
  const set = Object.entries(choices).filter(([, value]) => value !== undefined && value !== '');
  const chosen = Object.fromEntries(set) as Chosen;
  const part = toRange(query);
  if (words.length === 0) {
    const asked = { ...chosen, ...withinMax(SEARCH, part) };
    return foundOf(SEARCH, await pages[sort](strapi.db.connection, asked, Object.keys(chosen).join()));
  }
  const filter = (entries: Knex.QueryBuilder) => filterBy(entries, chosen);
  const wanted = { words, filter, isNarrow: set.length > 0, order: ORDERS[sort], ...part };
  return findByWords<PersonRow>(strapi, SEARCHES[sort], wanted, readPeople);
}
