import { z } from 'zod';

import { ACCOUNT_ROLES, AVAILABILITY_HOURS, PROFILE_STEPS } from './enums.js';
import { oneOf } from './envelope.js';
import { imageSchema } from './image.js';
import { BIO_MAX_CHARS, GRADUATION_YEAR_RANGE, LIST_ENTRIES_MAX, PROFILE_TEXT_MAX_CHARS } from './limits.js';
import * as messages from './sentences.js';
import { emailSchema, personNameSchema } from './person.js';
import { isWebAddressOrNone } from './web-address.js';

/** What of a profile others see (member §3); defaults of member §9. */
export const privacySettingsSchema = z.strictObject({
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  showLocation: z.boolean(),
  showSocialLinks: z.boolean(),
  allowMessaging: z.boolean(),
});
export type PrivacySettings = z.infer<typeof privacySettingsSchema>;
export const PRIVACY_DEFAULTS: PrivacySettings = {
  showEmail: false,
  showPhone: false,
  showLocation: true,
  showSocialLinks: true,
  allowMessaging: true,
};

/** An own page elsewhere: http or https, or empty (member §5). */
const webAddress = z
  .string()
  .trim()
  .max(500, messages.tooLong(500))
  .refine(isWebAddressOrNone, messages.webAddressInvalid);
const text = z.string().trim().max(PROFILE_TEXT_MAX_CHARS, messages.tooLong(PROFILE_TEXT_MAX_CHARS));
const bio = z.string().trim().max(BIO_MAX_CHARS, messages.tooLong(BIO_MAX_CHARS));
/** Trimmed, without empties and duplicates (site §5, member §5). */
const list = z
  .array(text)
  .max(LIST_ENTRIES_MAX, messages.tooMany(LIST_ENTRIES_MAX))
  .transform((entries) => [...new Set(entries.filter(Boolean))]);
const year = z
  .number(messages.yearInvalid)
  .int(messages.yearInvalid)
  .min(GRADUATION_YEAR_RANGE.min, messages.yearInvalid)
  .max(GRADUATION_YEAR_RANGE.max, messages.yearInvalid)
  .nullable();

/** What both editors write (member §3). */
const common = {
  name: personNameSchema,
  /** Another address than the present one needs `currentPassword` (design §4). */
  email: emailSchema,
  currentPassword: z.string().max(1000),
  phone: text,
  location: text,
  bio,
  graduationYear: year,
  degree: text,
  major: text,
  company: text,
  industry: text,
  skills: list,
  privacySettings: privacySettingsSchema,
  /** Agrees to be presented on the landing page, should an editor choose so. */
  spotlightOptIn: z.boolean(),
};

/** Body of `PUT /users/profile`: any of the fields of the general editor (member §3); what is absent stays. */
export const profileBody = z
  .strictObject({
    ...common,
    program: text,
    year: text,
    jobTitle: text,
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
  })
  .partial();
export type ProfileBody = z.input<typeof profileBody>;

/** Body of `PUT /alumni/profile`: any of the fields of the alumni editor (member §3), over the same profile. */
export const alumniProfileBody = z
  .strictObject({
    ...common,
    /** The general editor's `jobTitle`. */
    currentPosition: text,
    socialLinks: z
      .strictObject({ linkedin: webAddress, twitter: webAddress, facebook: webAddress, website: webAddress })
      .partial(),
  })
  .partial();
export type AlumniProfileBody = z.input<typeof alumniProfileBody>;

const stored = {
  name: z.string(),
  email: z.string(),
  /**
   * A new address that waits to be confirmed by the link mailed to it. Writing `email` asks for the change; writing the
   * present or the waiting one changes nothing. `api.emailChange` mails the link once more, or gives the change up.
   */
  pendingEmail: z.string().nullable(),
  phone: z.string(),
  location: z.string(),
  bio: z.string(),
  graduationYear: z.number().int().nullable(),
  degree: z.string(),
  major: z.string(),
  company: z.string(),
  industry: z.string(),
  skills: z.array(z.string()),
  privacySettings: privacySettingsSchema,
  spotlightOptIn: z.boolean(),
};

/** Answer of `GET` and `PUT /users/profile`: the signed-in person, whole, without envelope (design §5). */
export const ownProfileSchema = z.strictObject({
  _id: z.string(),
  /** Id of the profile, under which others see the person. */
  profileId: z.string(),
  role: z.enum(ACCOUNT_ROLES),
  isVerified: z.boolean(),
  ...stored,
  program: z.string(),
  year: z.string(),
  jobTitle: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
  facebook: z.string(),
  website: z.string(),
  github: z.string(),
  portfolio: z.string(),
  interests: z.array(z.string()),
  expertise: z.array(z.string()),
  isMentor: z.boolean(),
  mentorBio: z.string(),
  availabilityHours: z.enum(['', ...AVAILABILITY_HOURS]),
  profilePicture: imageSchema.nullable(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** Answer of `GET` and `PUT /alumni/profile`. */
export const alumniProfileSchema = z.strictObject({
  _id: z.string(),
  ...stored,
  currentPosition: z.string(),
  socialLinks: z.strictObject({
    linkedin: z.string(),
    twitter: z.string(),
    facebook: z.string(),
    website: z.string(),
  }),
  profileImage: imageSchema.nullable(),
});
export type AlumniProfile = z.infer<typeof alumniProfileSchema>;
export const alumniProfileAnswer = oneOf(alumniProfileSchema);

/** Answer of `POST` and `DELETE /alumni/profile/image` and `/users/profile/image`. */
export const profileImageAnswer = oneOf(z.strictObject({ profileImage: imageSchema.nullable() }));

/** Body of `PUT /users/password` (member §5). */
export const changePasswordBody = z
  .strictObject({
    currentPassword: z.string().min(1, messages.currentPasswordMissing).max(1000),
    newPassword: z.string(),
    confirmPassword: z.string(),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: messages.newPasswordsDiffer,
    path: ['confirmPassword'],
  });
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

/** Body of `DELETE /users/account`: the own password, so that a borrowed screen deletes nobody. */
export const deleteAccountBody = z.strictObject({
  currentPassword: z.string().min(1, messages.currentPasswordMissing).max(1000),
});

/** A session of one's own, as `GET /users/sessions` lists them. */
export const ownSessionSchema = z.strictObject({
  _id: z.string(),
  /** The browser and system in words, such as "Firefox on Android". */
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;
export const ownSessionsAnswer = z.strictObject({ data: z.array(ownSessionSchema) });

/** Answer of `GET /users/dashboard-stats`. */
export const dashboardStatsAnswer = oneOf(
  z.strictObject({
    connections: z.number().int().nonnegative(),
    pendingRequests: z.number().int().nonnegative(),
    unreadNotifications: z.number().int().nonnegative(),
    profile: z.strictObject({
      /** Per cent of the steps that apply to this role. */
      completeness: z.number().int().min(0).max(100),
      /** The next best step; null when the profile is complete. */
      next: z.enum(PROFILE_STEPS).nullable(),
    }),
  }),
);
export type DashboardStats = z.infer<typeof dashboardStatsAnswer>['data'];
