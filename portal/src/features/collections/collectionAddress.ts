import { api } from 'contracts';

import { pageOf, searchTermOf } from '../../lib/searchParams';

/** What an address asks for, read as far as it can be understood. */
export const collectionAskedFor = (search: URLSearchParams) => ({
  search: searchTermOf(search),
  by: search.get('by') ?? '',
  page: pageOf(search),
});

/** The API's answer that the list of a type needs at an address. */
export const collectionPathFor = (type: string, search: URLSearchParams): string =>
  api.collection(type, collectionAskedFor(search));
