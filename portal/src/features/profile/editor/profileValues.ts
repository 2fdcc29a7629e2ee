import type { OwnProfile, ProfileBody } from 'contracts';

/** What the editor writes, by the profile's own names. The year is text while it is typed. */
export type ProfileValues = Omit<
  OwnProfile,
  '_id' | 'profileId' | 'role' | 'isVerified' | 'pendingEmail' | 'profilePicture' | 'graduationYear'
> & {
  graduationYear: string;
  /** Asked for with another address. */
  currentPassword: string;
};

/** Some of it: what the editor shows, or what somebody has changed. */
export type SomeValues = Partial<ProfileValues>;

const yearText = (year: number | null) => (year === null ? '' : String(year));

/** What the editor begins with. */
export function valuesOf(profile: OwnProfile): ProfileValues {
  return { ...profile, graduationYear: yearText(profile.graduationYear), currentPassword: '' };
}

/** Those changes that change something. */
export function realChanges(stored: SomeValues, changes: SomeValues): SomeValues {
  const isReal = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(stored[name as keyof ProfileValues]);
  return Object.fromEntries(Object.entries(changes).filter(isReal));
}

/** Changes as the editor sends them. */
export function toBody({ graduationYear, ...changes }: SomeValues): ProfileBody {
  if (graduationYear === undefined) return changes;
  return { ...changes, graduationYear: graduationYear.trim() === '' ? null : Number(graduationYear) };
}
