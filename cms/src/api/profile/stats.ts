import type { DashboardStats } from 'contracts';

import { countUnread } from '../../platform/notifications/unread';
import type { Database } from '../../shared/transaction';
import { connectionsOf } from './connections/listing';

/** Numbers of somebody's own activity, each counted by the feature that it belongs to. */
type OwnNumber = Exclude<keyof DashboardStats, 'profile'>;

/** A query that counts, to be a column of the one select that asks for all numbers. @param profileId the row */
export type OwnCount = (database: Database, profileId: number) => ReturnType<Database['queryBuilder']>;

/** Who counts what. A number whose feature does not exist yet is none. */
export const ownCounts: Partial<Record<OwnNumber, OwnCount>> = {
  connections: (database, profileId) => connectionsOf(database, profileId, 'connected').count('*'),
  pendingRequests: (database, profileId) => connectionsOf(database, profileId, 'received').count('*'),
  unreadNotifications: countUnread,
};
