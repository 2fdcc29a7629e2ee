/** Closed lists of values, one place each (design §7). Labels for people live beside them. */

/** What an event is about (admin §3 calls it type). */
export const EVENT_CATEGORIES = ['workshop', 'seminar', 'webinar', 'conference', 'meetup', 'other'] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** How an event takes place (member §3 calls it type). */
export const EVENT_FORMATS = ['Virtual', 'In-Person', 'Hybrid'] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

/** What the categories are called on badges. */
export const EVENT_CATEGORY_LABELS: Record<EventCategory, string> = {
  workshop: 'Workshop',
  seminar: 'Seminar',
  webinar: 'Webinar',
  conference: 'Conference',
  meetup: 'Meetup',
  other: 'Other',
};

/** How a question that an event asks at registration is answered: a line, one of its options, a tick. */
export const EVENT_QUESTION_KINDS = ['text', 'choice', 'checkbox'] as const;
export type EventQuestionKind = (typeof EVENT_QUESTION_KINDS)[number];

/** Announcement categories (admin §9). */
export const ANNOUNCEMENT_CATEGORIES = ['general', 'event', 'academic', 'career', 'other'] as const;
export type AnnouncementCategory = (typeof ANNOUNCEMENT_CATEGORIES)[number];
/** What the categories are called on their tabs and badges (member §2, Announcements). */
export const ANNOUNCEMENT_CATEGORY_LABELS: Record<AnnouncementCategory, string> = {
  general: 'General',
  event: 'Events',
  academic: 'Academic',
  career: 'Career',
  other: 'Other',
};

/** ISO 4217 codes that the product can store: the list of admin §3, joined by INR (design §6). */
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Social networks with an icon of their own, in the order of the top bar (site §2.2). */
export const SOCIAL_PLATFORMS = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** The portal's roles. `public` is whoever is signed out (design §4). */
export const ROLES = ['public', 'student', 'alumni', 'faculty', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that an account can have. */
export const ACCOUNT_ROLES = ['student', 'alumni', 'faculty', 'admin'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];
/** What people call the roles. */
export const ROLE_LABELS: Record<AccountRole, string> = {
  student: 'Student',
  alumni: 'Alumni',
  faculty: 'Faculty',
  admin: 'Admin',
};

/** Roles that a person can register with (site §2.4). */
export const REGISTRATION_ROLES = ['student', 'alumni', 'faculty'] as const;

/** What a mentor offers (member §9). */
export const AVAILABILITY_HOURS = [
  '1-2 hours per month',
  '3-4 hours per month',
  '5+ hours per month',
  'As needed',
] as const;

/** One step towards a complete profile, the most useful first. */
export const PROFILE_STEPS = [
  'profilePicture',
  'bio',
  'graduationYear',
  'major',
  'jobTitle',
  'company',
  'location',
  'skills',
  'linkedin',
] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];
/** What has become of a message from the contact form (design §8). */
export const CONTACT_STATUSES = ['new', 'handled'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Which of the own connections a list shows. */
export const CONNECTION_LISTS = ['connected', 'received', 'sent', 'blocked'] as const;
export type ConnectionList = (typeof CONNECTION_LISTS)[number];

/** What somebody may share with people one may know. */
export const SHARED_TRAITS = ['year', 'company', 'skills'] as const;
