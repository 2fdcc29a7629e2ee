import { z } from 'zod';

import { oneOf } from '../../envelope.js';
import { announcementSchema } from '../announcement/announcement.js';
import { connectionSchema, suggestionSchema } from '../directory/connection.js';
import { eventProposalSchema } from '../event/event-proposal.js';
import { memberEventSchema } from '../event/member-event.js';
import { jobSchema } from '../job/job.js';
import { referralSchema } from '../job/referral.js';
import { contributionsOnDashboardSchema } from '../membership/membership.js';
import { mentorshipDashboardSchema } from '../mentorship/dashboard.js';
import { threadSchema } from '../messaging/messaging.js';
import { notificationSchema } from '../notification/notification.js';
import { dashboardStatsAnswer } from '../profile/profile.js';
import { activitySchema } from './activity.js';

/** Answer of `GET /alumni/dashboard`: what the dashboards show, in one call (member §2). */
export const memberDashboardAnswer = oneOf(
  z.strictObject({
    stats: dashboardStatsAnswer.shape.data,
    /** Events with a seat that is lost unless the reader confirms it or pays. */
    seats: z.array(memberEventSchema),
    /** A new address that the reader has not confirmed yet. */
    pendingEmail: z.string().nullable(),
    /** What the reader has not read, the latest first. */
    notifications: z.array(notificationSchema),
    /** What the reader proposed and nobody has decided on. */
    proposals: z.array(eventProposalSchema),
    /** What comes next for the reader. */
    ownEvents: z.array(memberEventSchema),
    upcomingEvents: z.array(memberEventSchema),
    announcements: z.array(announcementSchema),
    /** The latest that can be applied for. */
    jobs: z.array(jobSchema),
    /** Who would like the reader to refer them for a job. */
    referrals: z.array(referralSchema),
    mentorship: mentorshipDashboardSchema,
    /** Conversations in which something is unread, the latest first. */
    unreadThreads: z.array(threadSchema),
    /** What the reader has to pay; null for nothing. */
    contributions: contributionsOnDashboardSchema.nullable(),
    /** Who waits for the reader's answer. */
    requests: z.array(connectionSchema),
    suggestions: z.array(suggestionSchema),
    activities: z.array(activitySchema),
  }),
);
export type MemberDashboard = z.infer<typeof memberDashboardAnswer>['data'];
