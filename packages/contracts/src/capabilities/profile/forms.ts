import * as z from 'zod/mini';

import { emailSchema, line, personNameSchema, text } from '../../fields.js';
import { messages } from '../../messages.js';
import { isWebAddressOrNone } from '../../web-address.js';
import { EXPECTATIONS_MAX_CHARS, MENTEES_MAX, MENTORSHIP_AREAS, type MentorshipArea } from '../mentorship/values.js';
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
const webAddress = line(500).check(z.refine(isWebAddressOrNone, messages.webAddressInvalid));
const words = line(PROFILE_TEXT_MAX_CHARS);
const bio = text(BIO_MAX_CHARS);
/** Trimmed, without empties and duplicates (site §5, member §5). */
const list = z.pipe(
  z.array(words).check(z.maxLength(LIST_ENTRIES_MAX, messages.tooMany(LIST_ENTRIES_MAX))),
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

const menteesInvalid = messages.menteesInvalid(MENTEES_MAX);

/** What both editors write (member §3). */
const common = {
  name: personNameSchema,
  /** Another address than the present one needs `currentPassword` (design §4). */
  email: emailSchema,
  currentPassword: z.string().check(z.maxLength(1000)),
  phone: words,
  location: words,
  bio,
  graduationYear: year,
  degree: words,
  major: words,
  company: words,
  industry: words,
  skills: list,
  privacySettings: privacySettingsSchema,
  /** Agrees to be presented on the landing page, should an editor choose so. */
  spotlightOptIn: z.boolean(),
};

/** Body of `PUT /users/profile`: any of the fields of the general editor (member §3); what is absent stays. */
export const profileBody = z.partial(
  z.strictObject({
    ...common,
    program: words,
    year: words,
    jobTitle: words,
    linkedin: webAddress,
    twitter: webAddress,
    facebook: webAddress,
    website: webAddress,
    github: webAddress,
    portfolio: webAddress,
    interests: list,
    expertise: list,
    languages: list,
    /** Alumni only (member §6). */
    isMentor: z.boolean(),
    mentorBio: bio,
    availabilityHours: z.enum(['', ...AVAILABILITY_HOURS]),
    mentorshipAreas: z.pipe(
      z.array(z.enum(MENTORSHIP_AREAS)),
      z.transform((areas: MentorshipArea[]) => MENTORSHIP_AREAS.filter((area) => areas.includes(area))),
    ),
    mentorExpectations: text(EXPECTATIONS_MAX_CHARS),
    /** How many students at once. */
    mentorCapacity: z.int(menteesInvalid).check(z.minimum(1, menteesInvalid), z.maximum(MENTEES_MAX, menteesInvalid)),
    /** False while a mentor takes no requests. */
    isAvailable: z.boolean(),
  }),
);
export type ProfileBody = z.input<typeof profileBody>;

/** Body of `PUT /alumni/profile`: any of the fields of the alumni editor (member §3), over the same profile. */
export const alumniProfileBody = z.partial(
  z.strictObject({
    ...common,
    /** The general editor's `jobTitle`. */
    currentPosition: words,
    socialLinks: z.partial(
      z.strictObject({ linkedin: webAddress, twitter: webAddress, facebook: webAddress, website: webAddress }),
    ),
  }),
);
export type AlumniProfileBody = z.input<typeof alumniProfileBody>;
