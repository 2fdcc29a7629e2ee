import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import type { DemoPerson } from 'demo-data';

import { indexPeople } from '../directory/directory-index';
import { inTransaction, type Database } from '../../../shared/transaction';

/** People that are stored in one transaction. */
const BATCH = 1000;
/** Rows of one insert: SQLite takes no more in one statement. */
const ROWS = 400;

/**
 * Stores invented members, with accounts that share one password, in batches: a hundred thousand take about a minute.
 * People whose address has an account are left out.
 */
export async function storePeople(
  strapi: Core.Strapi,
  people: Iterable<DemoPerson>,
  passwordHash: string,
): Promise<void> {
  const roles = await readRoles(strapi);
  let batch: DemoPerson[] = [];
  const flush = async () => {
    await inTransaction(strapi, (trx) => storeBatch(strapi, trx, batch, { roles, passwordHash }));
    batch = [];
  };
  for (const person of people) {
    if (batch.push(person) === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  // The planner of PostgreSQL knows nothing of what came in one go.
  await strapi.db.connection.raw('analyze');
}

interface Shared {
  roles: ReadonlyMap<string, number>;
  passwordHash: string;
}

async function storeBatch(strapi: Core.Strapi, trx: Database, people: DemoPerson[], shared: Shared): Promise<void> {
  const known: string[] = await trx('up_users')
    .whereIn(
      'email',
      people.map(({ email }) => email),
    )
    .pluck('email');
  const isKnown = new Set(known);
  const missing = people.filter(({ email }) => !isKnown.has(email));
  const now = new Date();
  const users = await insert(
    trx,
    'up_users',
    missing.map((person) => userRow(person, shared, now)),
  );
  const userIds = new Map(users.map(({ id, email }) => [email, id]));
  const profiles = await insert(
    trx,
    'profiles',
    missing.map((person) => profileRow(person, userIds.get(person.email) ?? 0, now)),
  );
  await indexPeople(
    strapi,
    profiles.map(({ id }) => id),
  );
}

async function insert(trx: Database, table: 'up_users' | 'profiles', rows: object[]) {
  const columns = table === 'up_users' ? ['id', 'email'] : ['id'];
  const inserted: { id: number; email: string }[] = [];
  for (let start = 0; start < rows.length; start += ROWS) {
    inserted.push(
      ...(await trx(table)
        .insert(rows.slice(start, start + ROWS))
        .returning(columns)),
    );
  }
  return inserted;
}

/** A document's id, of the shape that Strapi makes. */
const newDocumentId = (): string =>
  Array.from(randomBytes(24), (byte) => 'abcdefghijklmnopqrstuvwxyz012345'.charAt(byte % 32)).join('');

/** What Strapi keeps of every document. */
const documentColumns = (now: Date) => ({
  document_id: newDocumentId(),
  created_at: now,
  updated_at: now,
  published_at: now,
});

const userRow = ({ email, role }: DemoPerson, { roles, passwordHash }: Shared, now: Date) => ({
  ...documentColumns(now),
  username: email,
  email,
  provider: 'local',
  password: passwordHash,
  confirmed: true,
  blocked: false,
  role_id: roles.get(role) ?? null,
});

const profileRow = (person: DemoPerson, userId: number, now: Date) => ({
  ...documentColumns(now),
  user_id: userId,
  name: person.name,
  phone: person.phone,
  location: person.location,
  bio: person.bio,
  graduation_year: person.graduationYear,
  degree: person.degree,
  major: person.major,
  job_title: person.jobTitle,
  company: person.company,
  industry: person.industry,
  skills: JSON.stringify(person.skills),
  interests: JSON.stringify(person.interests),
  expertise: '[]',
  linkedin: person.linkedin,
  twitter: person.twitter,
  github: person.github,
  is_mentor: false,
  show_email: person.privacySettings.showEmail,
  show_phone: person.privacySettings.showPhone,
  show_location: person.privacySettings.showLocation,
  show_social_links: person.privacySettings.showSocialLinks,
  allow_messaging: person.privacySettings.allowMessaging,
  spotlight_opt_in: person.spotlightOptIn,
});

async function readRoles(strapi: Core.Strapi): Promise<Map<string, number>> {
  const rows = await strapi.db.connection('up_roles').select<{ id: number; type: string }[]>('id', 'type');
  return new Map(rows.map(({ id, type }) => [type, id]));
}
