import { z } from 'zod';

import { isTimeZone } from './dates.js';
import { CURRENCIES } from './enums.js';
import { MAX_EVENTS_PER_PAGE_RANGE, MAX_USERS_PER_PAGE_RANGE } from './limits.js';

/** The society's switches (admin §3 Settings, ranges of admin §5). */
export const settingsSchema = z.strictObject({
  siteName: z.string().trim().min(1).max(100),
  siteDescription: z.string().trim().max(500),
  enableRegistration: z.boolean(),
  requireEmailVerification: z.boolean(),
  maxEventsPerPage: z.number().int().min(MAX_EVENTS_PER_PAGE_RANGE.min).max(MAX_EVENTS_PER_PAGE_RANGE.max),
  maxUsersPerPage: z.number().int().min(MAX_USERS_PER_PAGE_RANGE.min).max(MAX_USERS_PER_PAGE_RANGE.max),
  timeZone: z.string().refine(isTimeZone, 'Not a known time zone, such as Asia/Kolkata'),
  currency: z.enum(CURRENCIES),
});
export type Settings = z.infer<typeof settingsSchema>;
