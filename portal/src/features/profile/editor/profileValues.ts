import type { AlumniProfile, AlumniProfileBody, OwnProfile, ProfileBody } from 'contracts';

/** What the editors write, by the profile's own names. The year is text while it is typed. */
export type ProfileValues = Omit<
  OwnProfile,
  '_id' | 'profileId' | 'role' | 'isVerified' | 'pendingEmail' | 'profilePicture' | 'graduationYear'
> & {
  graduationYear: string;
  /** Asked for with another address. */
  currentPassword: string;
};

/** Some of it: what an editor shows, or what somebody has changed. */
export type SomeValues = Partial<ProfileValues>;

const yearText = (year: number | null) => (year === null ? '' : String(year));

/** What the general editor begins with. */
export function valuesOf(profile: OwnProfile): ProfileValues {
  return { ...profile, graduationYear: yearText(profile.graduationYear), currentPassword: '' };
}

/** What the alumni editor begins with, by the profile's names. */
export function valuesOfAlumni({ currentPosition, socialLinks, ...profile }: AlumniProfile): SomeValues {
  return {
    ...profile,
    ...socialLinks,
    jobTitle: currentPosition,
    currentPassword: '',
    graduationYear: yearText(profile.graduationYear),
  };
}

/** Those changes that change something. */
export function realChanges(stored: SomeValues, changes: SomeValues): SomeValues {
  const isReal = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(stored[name as keyof ProfileValues]);
  return Object.fromEntries(Object.entries(changes).filter(isReal));
}

/** Changes as the general editor sends them. */
export function toBody({ graduationYear, ...changes }: SomeValues): ProfileBody {
  if (graduationYear === undefined) return changes;
  return { ...changes, graduationYear: graduationYear.trim() === '' ? null : Number(graduationYear) };
}

/** Changes as the alumni editor sends them, which has names of its own for some fields (member §3). */
export function toAlumniBody(changes: SomeValues): AlumniProfileBody {
  const { jobTitle, linkedin, twitter, facebook, website, ...rest } = toBody(changes);
  const links = { linkedin, twitter, facebook, website };
  const socialLinks = Object.fromEntries(Object.entries(links).filter(([, address]) => address !== undefined));
  return {
    ...rest,
    ...(jobTitle !== undefined && { currentPosition: jobTitle }),
    ...(Object.keys(socialLinks).length > 0 && { socialLinks }),
  };
}
