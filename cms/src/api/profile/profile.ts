import {
  AVAILABILITY_HOURS,
  MENTEES_DEFAULT,
  MENTORSHIP_AREAS,
  PRIVACY_DEFAULTS,
  type PrivacySettings,
} from 'contracts';

import { PROFILE } from '../../platform/accounts/account';
import { pick, selection } from '../../platform/tables/selection';
import { tableOf, type Column } from '../../platform/tables/table';
import { toTexts } from '../../shared/to-texts';

/** The table of profiles, as `profiles as profile`. */
export const profileTable = tableOf(PROFILE, 'profile');

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
  'mentorExpectations',
] as const satisfies readonly (keyof typeof profileTable)[];

const PRIVACY = Object.keys(PRIVACY_DEFAULTS) as (keyof PrivacySettings)[];

/** What is stored of a profile, and how it is read. */
export const STORED_COLUMNS = {
  // The avatar is the name of the stored pictures, see `platform/files/avatars.ts`.
  ...pick(profileTable, 'id', 'documentId', 'name', 'avatar', 'graduationYear'),
  ...columnsBy(TEXTS, (name) => profileTable[name].or('')),
  ...columnsBy(['skills', 'interests', 'expertise', 'languages'], (name) => profileTable[name].to(toTexts)),
  ...columnsBy(PRIVACY, (name) => profileTable[name].or(PRIVACY_DEFAULTS[name])),
  isMentor: profileTable.isMentor.or(false),
  availabilityHours: profileTable.availabilityHours.to(
    (stored) => AVAILABILITY_HOURS.find((hours) => hours === stored) ?? ('' as const),
  ),
  mentorshipAreas: profileTable.mentorshipAreas.to((stored) => {
    const known = toTexts(stored);
    return MENTORSHIP_AREAS.filter((area) => known.includes(area));
  }),
  mentorCapacity: profileTable.mentorCapacity.or(MENTEES_DEFAULT),
  isAvailable: profileTable.isAvailable.or(true),
  spotlightOptIn: profileTable.spotlightOptIn.or(false),
};
const STORED = selection(STORED_COLUMNS);

/**
 * Columns of a profile, of `profiles as profile`. Lists of people select the few that they show; every one passes
 * `toProfile` before anything is made of it.
 */
export const PROFILE_COLUMNS = STORED.columns;

/** What the database answers for `PROFILE_COLUMNS`, or for some of them. It is read by `toProfile` alone. */
export interface ProfileRow {
  id: number;
}

/** A profile as it is stored. Nothing here has been through privacy: others see what `present-person.ts` makes of it. */
export type Profile = ReturnType<typeof toProfile>;

/** Reads a row of `PROFILE_COLUMNS`. Columns that were not selected are as good as empty. */
export function toProfile(row: object) {
  const { showEmail, showPhone, showLocation, showSocialLinks, allowMessaging, ...profile } = STORED.read(row);
  const privacySettings: PrivacySettings = { showEmail, showPhone, showLocation, showSocialLinks, allowMessaging };
  return { ...profile, privacySettings };
}

function columnsBy<Name extends string, Value>(
  names: readonly Name[],
  columnOf: (name: Name) => Column<Value>,
): Record<Name, Column<Value>> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<Name, Column<Value>>;
}
