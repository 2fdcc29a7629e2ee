import { z } from 'zod';

import { isTimeZone } from '../../dates.js';
import { CURRENCIES } from '../../enums.js';
import { isOneLine } from '../../fields.js';
import { messages } from '../../messages.js';
import { MAX_EVENTS_PER_PAGE_RANGE, MAX_USERS_PER_PAGE_RANGE } from './values.js';

const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const sentence = `A whole number from ${min} to ${max}`;
  return z.number(sentence).int(sentence).min(min, sentence).max(max, sentence);
};

/** The society's switches (admin §3 Settings, ranges of admin §5). */
export const settingsSchema = z.strictObject({
  siteName: z
    .string()
    .trim()
    .min(1, 'A name is needed')
    .max(100, 'At most 100 characters')
    .refine(isOneLine, messages.notOneLine),
  siteDescription: z.string().trim().max(500, 'At most 500 characters'),
  enableRegistration: z.boolean(),
  requireEmailVerification: z.boolean(),
  maxEventsPerPage: wholeNumber(MAX_EVENTS_PER_PAGE_RANGE),
  maxUsersPerPage: wholeNumber(MAX_USERS_PER_PAGE_RANGE),
  timeZone: z.string().refine(isTimeZone, 'Not a known time zone, such as Asia/Kolkata'),
  currency: z.enum(CURRENCIES, `One of ${CURRENCIES.join(', ')}`),
});
export type Settings = z.infer<typeof settingsSchema>;
