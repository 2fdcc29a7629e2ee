import type { Core } from '@strapi/strapi';
import {
  isSafeHref,
  LISTED_SKILLS,
  type ConnectionState,
  type Person,
  type PersonDetail,
  type PrivacySettings,
} from 'contracts';

import { ROLE, toAccountRole, USER } from '../../platform/accounts/account';
import { presentAvatar } from '../../platform/files/present-avatar';
import { pick, selection } from '../../platform/tables/selection';
import { statement } from '../../platform/tables/statement';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';
import { connectionsBetween, stateFor, type StoredConnection } from './connections/stored-connection';
import { memberProfiles } from './member-profiles';
import { STORED_COLUMNS, toProfile, type Profile, type ProfileRow } from './profile';

/*
 * The one home of privacy on the wire (design §4): whatever shows a person to others (directory, lists, posters,
 * authors, mentors, notifications) presents them here, by the settings of the person and as the reader stands to them.
 */

/** Who reads: the id of their own profile; null for an account that lost it, who stands to nobody. */
export interface Reader {
  profileId: number | null;
}

const role = tableOf(ROLE, 'role').type;

/** What a list shows of a person, or needs to know for it. */
const LISTED = selection({
  ...pick(STORED_COLUMNS, 'id', 'documentId', 'name', 'avatar', 'graduationYear', 'jobTitle', 'company', 'industry'),
  ...pick(
    STORED_COLUMNS,
    'skills',
    'location',
    'linkedin',
    'twitter',
    'showLocation',
    'showSocialLinks',
    'allowMessaging',
  ),
  role,
});
/** Columns of a person in a list, of `memberProfiles`. */
export const { columns: PERSON_COLUMNS } = LISTED;
/** Columns of a person's own page. */
export const { columns: PERSON_DETAIL_COLUMNS } = selection({
  ...STORED_COLUMNS,
  role,
  email: tableOf(USER, 'account').email,
});

/** What the database answers for `PERSON_COLUMNS`. */
export type PersonRow = ProfileRow & { role: string | null };
/** What the database answers for `PERSON_DETAIL_COLUMNS`. */
export type PersonDetailRow = PersonRow & { email: string };

/**
 * Presents people in the order of their rows, by one query for how the reader stands to them all.
 * @param known those connections, where they have been read already
 */
export async function presentPeople(
  strapi: Core.Strapi,
  rows: readonly PersonRow[],
  reader: Reader,
  known?: ReadonlyMap<number, StoredConnection>,
): Promise<Person[]> {
  const connections = known ?? (await connectionsWith(strapi.db.connection, rows, reader));
  return rows.map((row) => presentPerson(row, reader, connections.get(row.id)));
}

const listedPeople = statement<{ profileIds: readonly number[] }>((database, { profileIds }) =>
  memberProfiles(database).whereIn('profile.id', profileIds).select(PERSON_COLUMNS),
);

/** Presents the members among these profiles, by two queries however many they are. @returns each by its id */
export async function findPeople(
  strapi: Core.Strapi,
  profileIds: readonly number[],
  reader: Reader,
): Promise<Map<number, Person>> {
  if (profileIds.length === 0) return new Map();
  const rows = (await listedPeople(strapi.db.connection, { profileIds })) as PersonRow[];
  const people = await presentPeople(strapi, rows, reader);
  return new Map(rows.flatMap(({ id }, index) => (people[index] ? [[id, people[index]] as const] : [])));
}

/** Presents somebody to the public, who stands to nobody. */
export const presentPublicly = (row: PersonRow): Person => presentPerson(row, { profileId: null }, undefined);

/** Presents someone's own page, by one query for how the reader stands to them. */
export async function presentPersonDetail(
  strapi: Core.Strapi,
  row: PersonDetailRow,
  reader: Reader,
): Promise<PersonDetail> {
  const connection = (await connectionsWith(strapi.db.connection, [row], reader)).get(row.id);
  const profile = toProfile(row);
  const { privacySettings, bio, degree, major, skills, interests, phone } = profile;
  const link = linkOf(profile, privacySettings);
  const person = presentPerson(row, reader, connection);
  const isTheirs = !['self', 'none'].includes(person.connection);
  return {
    ...person,
    bio,
    degree,
    major,
    skills,
    interests,
    email: privacySettings.showEmail ? row.email : null,
    phone: (privacySettings.showPhone && phone) || null,
    facebook: link('facebook'),
    website: link('website'),
    github: link('github'),
    portfolio: link('portfolio'),
    connectionId: (isTheirs && connection?.documentId) || null,
  };
}

function presentPerson(row: PersonRow, reader: Reader, connection: StoredConnection | undefined): Person {
  const profile = LISTED.read(row);
  const link = linkOf(profile, profile);
  return {
    _id: profile.documentId,
    name: profile.name,
    role: toAccountRole(profile.role),
    avatar: presentAvatar(profile.avatar),
    graduationYear: profile.graduationYear,
    position: profile.jobTitle,
    company: profile.company,
    industry: profile.industry,
    skills: profile.skills.slice(0, LISTED_SKILLS),
    location: (profile.showLocation && profile.location) || null,
    linkedin: link('linkedin'),
    twitter: link('twitter'),
    canMessage: canMessage({ id: profile.id, privacySettings: profile }, reader, connection),
    connection: connectionTo(profile, reader, connection),
  };
}

/** Whether the reader may write to a person: it is somebody else, who takes messages, and nobody blocked the other. */
export function canMessage(
  { id, privacySettings }: { id: number; privacySettings: Pick<PrivacySettings, 'allowMessaging'> },
  { profileId }: Reader,
  connection: StoredConnection | undefined,
): boolean {
  if (profileId === null || profileId === id) return false;
  return privacySettings.allowMessaging && connection?.isBlockedByLow !== true && connection?.isBlockedByHigh !== true;
}

function connectionTo(
  { id }: Pick<Profile, 'id'>,
  { profileId }: Reader,
  connection: StoredConnection | undefined,
): ConnectionState {
  if (profileId === id) return 'self';
  return profileId !== null && connection ? stateFor(connection, profileId) : 'none';
}

/** Reads links to other sites, as far as they are shown and lead somewhere safe. */
const linkOf =
  <Links extends object>(profile: Links, { showSocialLinks }: Pick<PrivacySettings, 'showSocialLinks'>) =>
  (name: { [Name in keyof Links]: Links[Name] extends string ? Name : never }[keyof Links]) => {
    const href = showSocialLinks ? String(profile[name]) : '';
    return href !== '' && isSafeHref(href) ? href : null;
  };

async function connectionsWith(database: Database, rows: readonly PersonRow[], { profileId }: Reader) {
  const others = rows.map(({ id }) => id).filter((id) => id !== profileId);
  return profileId === null ? new Map<number, StoredConnection>() : connectionsBetween(database, profileId, others);
}
