import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type DashboardStats } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { completenessOf } from '../completeness';
import { PROFILE_COLUMNS, toProfile } from '../profile';
import { ownCounts } from '../stats';

const statsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The numbers of the own dashboard, by one query. @throws NotFoundError for an account that lost its profile */
  async ownStats({ profileId, role }: SignedInUser): Promise<DashboardStats> {
    if (profileId === null) throw new errors.NotFoundError(messages.profileNotLoaded);
    const database = strapi.db.connection;
    const counts = Object.entries(ownCounts).map(([name, count]) => [name, count(database, profileId)] as const);
    const [row]: Record<string, number | string>[] = await database('profiles as profile')
      .where('profile.id', profileId)
      .select(PROFILE_COLUMNS)
      .select(Object.fromEntries(counts));
    if (!row) throw new errors.NotFoundError(messages.profileNotLoaded);
    return {
      connections: Number(row['connections'] ?? 0),
      pendingRequests: Number(row['pendingRequests'] ?? 0),
      unreadNotifications: Number(row['unreadNotifications'] ?? 0),
      profile: completenessOf(toProfile(row), role),
    };
  },
});

export default statsService;
