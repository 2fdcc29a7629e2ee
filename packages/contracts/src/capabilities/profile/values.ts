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

/** A line of a profile, such as company or skill, in characters. */
export const PROFILE_TEXT_MAX_CHARS = 120;
/** What people write about themselves, in characters. */
export const BIO_MAX_CHARS = 2000;
/** Skills, interests and expertise, entries each. */
export const LIST_ENTRIES_MAX = 30;
/** Years of graduation that a profile may name. */
export const GRADUATION_YEAR_RANGE = { min: 1950, max: 2100 } as const;
/** Edge of the square that is kept of a profile's picture, in pixels (design §6). */
export const AVATAR_PIXELS = 512;
/** Smallest recommended edge of a profile picture, in pixels (member §5). */
export const AVATAR_RECOMMENDED_PIXELS = 300;
