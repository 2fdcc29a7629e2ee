import { z } from 'zod';

import { ACCOUNT_ROLES } from '../../enums.js';
import { oneOf } from '../../envelope.js';
import { EVENT_PROPOSALS } from '../event/event-proposal.js';
import { settingsSchema } from '../site/settings.js';

/** `GET /admin/dashboard` (admin §2, §3): totals and what came last, from one call. */
export const dashboardSchema = z.strictObject({
  totalUsers: z.number().int().nonnegative(),
  totalStudents: z.number().int().nonnegative(),
  totalAlumni: z.number().int().nonnegative(),
  totalEvents: z.number().int().nonnegative(),
  /** Events that members proposed and that wait for a decision. */
  pendingProposals: z.number().int().nonnegative(),
  /** At most 3, newest first (admin §9). */
  recentUsers: z.array(
    z.strictObject({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(ACCOUNT_ROLES),
      isVerified: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** At most 3, newest first. */
  recentEvents: z.array(
    z.strictObject({
      _id: z.string(),
      title: z.string(),
      startsAt: z.iso.datetime(),
      location: z.string(),
      isPublished: z.boolean(),
      proposal: z.enum(EVENT_PROPOSALS),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
export const dashboardAnswer = oneOf(dashboardSchema);

/** `GET` and `PUT /admin/settings`. The body of the latter is the settings themselves, or some of them. */
export const consoleSettingsAnswer = oneOf(settingsSchema);
