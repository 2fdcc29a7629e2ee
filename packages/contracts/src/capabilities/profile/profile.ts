import { z } from 'zod';

import { ACCOUNT_ROLES } from '../../enums.js';
import { oneOf } from '../../envelope.js';
import { imageSchema } from '../../image.js';
import { MENTORSHIP_AREAS } from '../mentorship/values.js';
import { type PrivacySettings, privacySettingsSchema } from './forms.js';
import { AVAILABILITY_HOURS, PROFILE_STEPS } from './values.js';

/** Defaults of member §9. */
export const PRIVACY_DEFAULTS: PrivacySettings = {
  showEmail: false,
  showPhone: false,
  showLocation: true,
  showSocialLinks: true,
  allowMessaging: true,
};

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
  languages: z.array(z.string()),
  isMentor: z.boolean(),
  mentorBio: z.string(),
  availabilityHours: z.enum(['', ...AVAILABILITY_HOURS]),
  mentorshipAreas: z.array(z.enum(MENTORSHIP_AREAS)),
  mentorExpectations: z.string(),
  mentorCapacity: z.int().positive(),
  isAvailable: z.boolean(),
  profilePicture: z.nullable(imageSchema),
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
  profileImage: z.nullable(imageSchema),
});
export type AlumniProfile = z.infer<typeof alumniProfileSchema>;
export const alumniProfileAnswer = oneOf(alumniProfileSchema);

/** Answer of `POST` and `DELETE /alumni/profile/image` and `/users/profile/image`. */
export const profileImageAnswer = oneOf(z.strictObject({ profileImage: z.nullable(imageSchema) }));

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
