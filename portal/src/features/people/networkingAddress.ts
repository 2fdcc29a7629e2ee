import { api, CONNECTION_LISTS, paths, type ConnectionList } from 'contracts';

import { pageOf } from '../../lib/searchParams';

/** What stands without being named in the address. */
const FIRST = 'connected' satisfies ConnectionList;

/** The list that an address asks for. */
export function listOf(search: URLSearchParams): ConnectionList {
  const wanted = search.get('list');
  return CONNECTION_LISTS.find((list) => list === wanted) ?? FIRST;
}

const nameOf = (list: ConnectionList): string | undefined => (list === FIRST ? undefined : list);

/** The address of a page of one of the lists. */
export const networkingAddress = (list: ConnectionList, page = 1): string => paths.networking(nameOf(list), page);

/** The API's answer that the list needs at an address. */
export const connectionsPathFor = (search: URLSearchParams): string =>
  api.connections({ list: nameOf(listOf(search)), page: pageOf(search) });
