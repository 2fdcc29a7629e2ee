import { z } from 'zod';

import { oneOf } from '../../envelope.js';
import { announcementSchema } from '../announcement/announcement.js';
import { connectionSchema, suggestionSchema } from '../directory/connection.js';
import { memberEventSchema } from '../event/member-event.js';
import { dashboardStatsAnswer } from '../profile/profile.js';
import { activitySchema } from './activity.js';

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
