import type { Core } from '@strapi/strapi';
import type { MemberDashboard } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { announcementService } from '../../announcement/public';
import { memberEventService } from '../../event/public';
import { activitiesService, connectionService, statsService } from '../../profile/public';

/** Rows of each list: what a card shows without being opened. */
const ROWS = 5;
const FIRST_ROWS = { page: 1, pageSize: ROWS };

const dashboardService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What the dashboards show, in one call: each part as its own call answers it (member §2). */
  async read(user: SignedInUser): Promise<MemberDashboard> {
    const events = memberEventService({ strapi });
    const [stats, own, upcoming, announcements, requests, suggestions, activities] = await Promise.all([
      statsService({ strapi }).ownStats(user),
      events.list(user, { status: 'next', ...FIRST_ROWS }),
      events.list(user, { status: 'upcoming', ...FIRST_ROWS }),
      announcementService({ strapi }).recent(),
      connectionService({ strapi }).list({ list: 'received', ...FIRST_ROWS }, user),
      connectionService({ strapi }).suggestions(user),
      activitiesService({ strapi }).ownActivities(user, FIRST_ROWS),
    ]);
    return {
      stats,
      ownEvents: own.data,
      upcomingEvents: upcoming.data,
      announcements: announcements.data,
      requests: requests.data,
      suggestions,
      activities: activities.data,
    };
  },
});

export default dashboardService;
