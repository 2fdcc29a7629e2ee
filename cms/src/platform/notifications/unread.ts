import { UNREAD_SHOWN_MAX } from 'contracts';

import type { Database } from '../../shared/transaction';

/**
 * Counts a person's unread notifications, as a query that may also be a column of another. It reads no more entries of
 * its index than are told by number, and one.
 * @param profileId the row
 */
export function countUnread(database: Database, profileId: number) {
  const unread = database('notifications')
    .where({ recipient_id: profileId })
    .whereNull('read_at')
    .limit(UNREAD_SHOWN_MAX + 1)
    .select('id');
  return database.from(unread.as('unread')).count({ unread: '*' });
}
