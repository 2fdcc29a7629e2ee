import { z } from 'zod';

import { ACCOUNT_ROLES } from '../../enums.js';
import { oneOf } from '../../envelope.js';
import { imageSchema } from '../../image.js';
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
      avatar: z.nullable(imageSchema),
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

/** How far back the dashboard's trends reach, in days. */
export const TREND_DAYS = [7, 30, 91] as const;
/** Days of one bar, where a bar a day would be too thin. */
export const trendStep = (days: number): number => (days > 31 ? 7 : 1);

/** `GET /admin/trends?days=`. */
export const trendsQuery = z.object({
  days: z.coerce.number().pipe(z.literal(TREND_DAYS)).default(30),
});

/** How many came in each span of a period, the oldest first. */
export const trendsSchema = z.array(
  z.strictObject({
    /** Its first day on the site's clocks, such as `2026-09-14`. */
    day: z.iso.date(),
    users: z.number().int().nonnegative(),
    registrations: z.number().int().nonnegative(),
    checkIns: z.number().int().nonnegative(),
  }),
);
export type Trends = z.infer<typeof trendsSchema>;
export const trendsAnswer = oneOf(trendsSchema);

/** `GET` and `PUT /admin/settings`. The body of the latter is the settings themselves, or some of them. */
export const consoleSettingsAnswer = oneOf(settingsSchema);
