import { AVAILABILITY_HOURS, PRIVACY_DEFAULTS, type PrivacySettings } from 'contracts';

/** A list of texts as the databases hand JSON out: SQLite as text, PostgreSQL read already. */
type JsonList = string | unknown[] | null;
/** A flag as the databases hand it out: SQLite as a number; null in rows older than their column. */
type Flag = boolean | number | null;

/**
 * Columns of a profile, of `profiles as profile`. Lists of people select the few that they show; every one passes
 * `toProfile` before anything is made of it.
 */
export const PROFILE_COLUMNS = {
  id: 'profile.id',
  documentId: 'profile.document_id',
  name: 'profile.name',
  avatar: 'profile.avatar',
  phone: 'profile.phone',
  location: 'profile.location',
  bio: 'profile.bio',
  graduationYear: 'profile.graduation_year',
  degree: 'profile.degree',
  major: 'profile.major',
  program: 'profile.program',
  year: 'profile.year',
  jobTitle: 'profile.job_title',
  company: 'profile.company',
  industry: 'profile.industry',
  skills: 'profile.skills',
  interests: 'profile.interests',
  expertise: 'profile.expertise',
  linkedin: 'profile.linkedin',
  twitter: 'profile.twitter',
  facebook: 'profile.facebook',
  website: 'profile.website',
  github: 'profile.github',
  portfolio: 'profile.portfolio',
  isMentor: 'profile.is_mentor',
  mentorBio: 'profile.mentor_bio',
  availabilityHours: 'profile.availability_hours',
  showEmail: 'profile.show_email',
  showPhone: 'profile.show_phone',
  showLocation: 'profile.show_location',
  showSocialLinks: 'profile.show_social_links',
  allowMessaging: 'profile.allow_messaging',
  spotlightOptIn: 'profile.spotlight_opt_in',
} as const;
type Column = keyof typeof PROFILE_COLUMNS;

/** Columns that hold a line or a paragraph, empty when nothing was entered. */
const TEXTS = [
  'phone',
  'location',
  'bio',
  'degree',
  'major',
  'program',
  'year',
  'jobTitle',
  'company',
  'industry',
  'linkedin',
  'twitter',
  'facebook',
  'website',
  'github',
  'portfolio',
  'mentorBio',
] as const satisfies readonly Column[];
type TextColumn = (typeof TEXTS)[number];
type ListColumn = 'skills' | 'interests' | 'expertise';
type FlagColumn = keyof PrivacySettings | 'isMentor' | 'spotlightOptIn';

/** What the database answers for `PROFILE_COLUMNS`, or for some of them. */
export type ProfileRow = { id: number; documentId: string; name: string } & Partial<
  Record<TextColumn | 'avatar' | 'availabilityHours', string | null> &
    Record<ListColumn, JsonList> &
    Record<FlagColumn, Flag> & { graduationYear: number | null }
>;

type AvailabilityHours = '' | (typeof AVAILABILITY_HOURS)[number];

/** A profile as it is stored. Nothing here has been through privacy: others see what `present-person.ts` makes of it. */
export interface Profile extends Record<TextColumn, string>, Record<ListColumn, string[]> {
  id: number;
  documentId: string;
  name: string;
  /** Name of the stored pictures, see `platform/files/avatars.ts`; null without one. */
  avatar: string | null;
  graduationYear: number | null;
  isMentor: boolean;
  availabilityHours: AvailabilityHours;
  privacySettings: PrivacySettings;
  spotlightOptIn: boolean;
}

/** Reads a row of `PROFILE_COLUMNS`. Columns that were not selected are as good as empty. */
export function toProfile(row: ProfileRow): Profile {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, row[name] ?? ''])) as Record<TextColumn, string>;
  return {
    id: row.id,
    documentId: row.documentId,
    name: row.name,
    avatar: row.avatar ?? null,
    ...texts,
    graduationYear: row.graduationYear ?? null,
    skills: readList(row.skills),
    interests: readList(row.interests),
    expertise: readList(row.expertise),
    isMentor: Boolean(row.isMentor),
    availabilityHours: AVAILABILITY_HOURS.find((hours) => hours === row.availabilityHours) ?? '',
    privacySettings: {
      showEmail: readFlag(row.showEmail, PRIVACY_DEFAULTS.showEmail),
      showPhone: readFlag(row.showPhone, PRIVACY_DEFAULTS.showPhone),
      showLocation: readFlag(row.showLocation, PRIVACY_DEFAULTS.showLocation),
      showSocialLinks: readFlag(row.showSocialLinks, PRIVACY_DEFAULTS.showSocialLinks),
      allowMessaging: readFlag(row.allowMessaging, PRIVACY_DEFAULTS.allowMessaging),
    },
    spotlightOptIn: Boolean(row.spotlightOptIn),
  };
}

const readFlag = (flag: Flag | undefined, byDefault: boolean): boolean =>
  flag === null || flag === undefined ? byDefault : Boolean(flag);

/** A stored list; what an owner of the panel may have made of it besides texts is left out. */
function readList(list: JsonList | undefined): string[] {
  const entries: unknown = typeof list === 'string' ? parseJson(list) : list;
  return Array.isArray(entries) ? entries.filter((entry): entry is string => typeof entry === 'string') : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
