import { api } from 'contracts';

import type { ApiError } from '../../lib/fetcher';
import { pageOf, searchTermOf } from '../../lib/searchParams';

/** What an address asks for, read as far as it can be understood. */
export const collectionAskedFor = (search: URLSearchParams) => ({
  search: searchTermOf(search),
  by: search.get('by') ?? '',
  page: pageOf(search),
  locale: localeOf(search),
});

/** The language of an address; empty for the site's own. */
export const localeOf = (search: URLSearchParams): string => search.get('locale') ?? '';

/** The API's answer that the page of a record needs at an address. */
export const recordPathFor = (type: string, id: string, search: URLSearchParams): string =>
  api.collectionRecord(type, id, localeOf(search));

/** The API's answer that the list of a type needs at an address. */
export const collectionPathFor = (type: string, search: URLSearchParams): string =>
  api.collection(type, collectionAskedFor(search));

/** Whether an address has no page: there is no such type or record, or it is in no such language. */
export const isNoPage = (error: ApiError | undefined): boolean => error?.status === 404 || error?.status === 400;
