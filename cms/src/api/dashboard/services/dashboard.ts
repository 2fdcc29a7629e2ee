import type { Core } from '@strapi/strapi';
import type { MemberDashboard } from 'contracts';

import type { SignedInUser } from '../../../platform/accounts';
import { pendingEmailOf } from '../../../platform/accounts/email-change';
import { announcementService } from '../../announcement/public';
import { eventProposalService, memberEventService } from '../../event/public';
import { jobService, referralService } from '../../job/public';
import { contributionsOnDashboard } from '../../membership/public';
import { mentorshipsOnDashboard } from '../../mentorship/public';
import { unreadThreads } from '../../message/public';
import { notificationService } from '../../notification/public';
import { activitiesService, connectionService, statsService } from '../../profile/public';

/** Rows of each list: what a card shows without being opened. */
const ROWS = 5;
const FIRST_ROWS = { page: 1, pageSize: ROWS };

const dashboardService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What the dashboards show, in one call: each part as its own call answers it (member §2). */
  async read(user: SignedInUser): Promise<MemberDashboard> {
    const events = memberEventService({ strapi });
    const [stats, seats, pending, unread, proposals, own, upcoming, announcements, ...others] = await Promise.all([
      statsService({ strapi }).ownStats(user),
      events.list(user, { status: 'waiting', ...FIRST_ROWS }),
      pendingEmailOf(strapi.db.connection, user.id).first<{ email: string } | undefined>(),
      notificationService({ strapi }).list({ unread: 'true', ...FIRST_ROWS }, user),
      eventProposalService({ strapi }).pending(user),
      events.list(user, { status: 'next', ...FIRST_ROWS }),
      events.list(user, { status: 'upcoming', ...FIRST_ROWS }),
      announcementService({ strapi }).recent(),
      jobService({ strapi }).latest(ROWS),
      referralService({ strapi }).waiting(user, ROWS),
      mentorshipsOnDashboard(strapi, user, ROWS),
      unreadThreads(strapi, user, ROWS),
      contributionsOnDashboard(strapi, user),
      connectionService({ strapi }).list({ list: 'received', ...FIRST_ROWS }, user),
      connectionService({ strapi }).suggestions(user),
      activitiesService({ strapi }).ownActivities(user, FIRST_ROWS),
    ]);
    const [jobs, referrals, mentorship, threads, contributions, requests, suggestions, activities] = others;
    return {
      stats,
      seats: seats.data,
      pendingEmail: pending?.email ?? null,
      notifications: unread.data,
      proposals,
      ownEvents: own.data,
      upcomingEvents: upcoming.data,
      announcements: announcements.data,
      jobs,
      referrals,
      mentorship,
      unreadThreads: threads,
      contributions,
      requests: requests.data,
      suggestions,
      activities: activities.data,
    };
  },
});

export default dashboardService;
