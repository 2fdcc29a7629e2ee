import { api } from 'contracts';

import { pageOf, searchTermOf } from '../../lib/searchParams';

/** The API's answer that the list needs at an address. */
export function eventsPathFor(search: URLSearchParams): string {
  return api.events({ search: searchTermOf(search), page: pageOf(search) });
}
