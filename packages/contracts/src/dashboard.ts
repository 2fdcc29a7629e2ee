import { z } from 'zod';

import { activitySchema } from './activity.js';
import { announcementSchema } from './announcement.js';
import { connectionSchema, suggestionSchema } from './connection.js';
import { oneOf } from './envelope.js';
import { memberEventSchema } from './member-event.js';
import { dashboardStatsAnswer } from './profile.js';

/** Answer of `GET /alumni/dashboard`: what the dashboards show, in one call (member §2). */
export const memberDashboardAnswer = oneOf(
  z.strictObject({
    stats: dashboardStatsAnswer.shape.data,
    /** What comes next for the reader. */
    ownEvents: z.array(memberEventSchema),
    upcomingEvents: z.array(memberEventSchema),
    announcements: z.array(announcementSchema),
    /** Who waits for the reader's answer. */
    requests: z.array(connectionSchema),
    suggestions: z.array(suggestionSchema),
    activities: z.array(activitySchema),
  }),
);
export type MemberDashboard = z.infer<typeof memberDashboardAnswer>['data'];
