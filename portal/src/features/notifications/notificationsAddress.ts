import { api } from 'contracts';

import { pageOf } from '../../lib/searchParams';

/** Whether an address asks for what is unread alone. */
export const isUnreadOnly = (search: URLSearchParams): boolean => search.get('unread') === 'true';

/** The filter as it stands in addresses; none for all of them. */
export const filterOf = (unreadOnly: boolean): { unread?: string } => (unreadOnly ? { unread: 'true' } : {});

/** The API's answer that the list needs at an address. */
export function notificationsPathFor(search: URLSearchParams): string {
  return api.notifications({ ...filterOf(isUnreadOnly(search)), page: pageOf(search) });
}
