import * as z from 'zod/mini';

import { emailSchema, personNameSchema, text } from '../../fields.js';
import { messages } from '../../messages.js';
import { isWebAddressOrNone } from '../../web-address.js';
import {
  AVAILABILITY_HOURS,
  BIO_MAX_CHARS,
  GRADUATION_YEAR_RANGE,
  LIST_ENTRIES_MAX,
  PROFILE_TEXT_MAX_CHARS,
} from './values.js';

/** What of a profile others see (member §3). */
export const privacySettingsSchema = z.strictObject({
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  showLocation: z.boolean(),
  showSocialLinks: z.boolean(),
  allowMessaging: z.boolean(),
});
export type PrivacySettings = z.infer<typeof privacySettingsSchema>;

/** An own page elsewhere: http or https, or empty (member §5). */
const webAddress = text(500).check(z.refine(isWebAddressOrNone, messages.webAddressInvalid));
const line = text(PROFILE_TEXT_MAX_CHARS);
const bio = text(BIO_MAX_CHARS);
/** Trimmed, without empties and duplicates (site §5, member §5). */
const list = z.pipe(
  z.array(line).check(z.maxLength(LIST_ENTRIES_MAX, messages.tooMany(LIST_ENTRIES_MAX))),
  z.transform((entries: string[]) => [...new Set(entries.filter(Boolean))]),
);
const year = z.nullable(
  z
    .int(messages.yearInvalid)
    .check(
      z.minimum(GRADUATION_YEAR_RANGE.min, messages.yearInvalid),
      z.maximum(GRADUATION_YEAR_RANGE.max, messages.yearInvalid),
    ),
);

/** What both editors write (member §3). */
const common = {
  name: personNameSchema,
  /** Another address than the present one needs `currentPassword` (design §4). */
  email: emailSchema,
  currentPassword: z.string().check(z.maxLength(1000)),
  phone: line,
  location: line,
  bio,
  graduationYear: year,
  degree: line,
  major: line,
  company: line,
  industry: line,
  skills: list,
  privacySettings: privacySettingsSchema,
  /** Agrees to be presented on the landing page, should an editor choose so. */
  spotlightOptIn: z.boolean(),
};

/** Body of `PUT /users/profile`: any of the fields of the general editor (member §3); what is absent stays. */
export const profileBody = z.partial(
  z.strictObject({
    ...common,
    program: line,
    year: line,
    jobTitle: line,
    linkedin: webAddress,
    twitter: webAddress,
    facebook: webAddress,
    website: webAddress,
    github: webAddress,
    portfolio: webAddress,
    interests: list,
    expertise: list,
    /** Alumni only (member §6). */
    isMentor: z.boolean(),
    mentorBio: bio,
    availabilityHours: z.enum(['', ...AVAILABILITY_HOURS]),
  }),
);
export type ProfileBody = z.input<typeof profileBody>;

/** Body of `PUT /alumni/profile`: any of the fields of the alumni editor (member §3), over the same profile. */
export const alumniProfileBody = z.partial(
  z.strictObject({
    ...common,
    /** The general editor's `jobTitle`. */
    currentPosition: line,
    socialLinks: z.partial(
      z.strictObject({ linkedin: webAddress, twitter: webAddress, facebook: webAddress, website: webAddress }),
    ),
  }),
);
export type AlumniProfileBody = z.input<typeof alumniProfileBody>;
