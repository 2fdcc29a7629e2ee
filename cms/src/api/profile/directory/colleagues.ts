import type { Core } from '@strapi/strapi';
import type { Person } from 'contracts';

import { statement } from '../../../platform/tables/statement';
import { fold } from '../../../platform/word-index/fold';
import { findPeople, type Reader } from '../present-person';
import { ENTRIES } from './tables';

/** More than are answered, since some take no messages from the reader. */
const LOOKED_AT = 3;

const newestOf = statement<{ company: string; own: number; count: number }>((database, { company, own, count }) =>
  database(ENTRIES)
    .where('company_key', company)
    .where('person_id', '<>', own)
    .orderBy('person_id', 'desc')
    .limit(count)
    .select({ id: 'person_id' }),
);
const oneOf = statement<{ company: string; person: string }>((database, { company, person }) =>
  database(`${ENTRIES} as entry`)
    .innerJoin('profiles as profile', 'profile.id', 'entry.person_id')
    .where('entry.company_key', company)
    .where('profile.document_id', person)
    .select({ id: 'entry.person_id' }),
);

/**
 * Members whom the directory lists, who work at a company and take messages from the reader; the newest first.
 * @param count how many at most
 * @returns each by the row of the profile
 */
export async function findColleagues(
  strapi: Core.Strapi,
  company: string,
  reader: Reader,
  count: number,
): Promise<Map<number, Person>> {
  const asked = { company: fold(company), own: reader.profileId ?? 0, count: count * LOOKED_AT };
  const rows = (await newestOf(strapi.db.connection, asked)) as { id: number }[];
  return reachable(strapi, rows, reader, count);
}

/** One of them. @param person the profile's id on the wire @returns null where they are none */
export async function findColleague(
  strapi: Core.Strapi,
  company: string,
  reader: Reader,
  person: string,
): Promise<[id: number, person: Person] | null> {
  const rows = (await oneOf(strapi.db.connection, { company: fold(company), person })) as { id: number }[];
  const [found] = await reachable(strapi, rows, reader, 1);
  return found ?? null;
}

async function reachable(strapi: Core.Strapi, rows: readonly { id: number }[], reader: Reader, count: number) {
  const ids = rows.map(({ id }) => id);
  const people = await findPeople(strapi, ids, reader);
  const shown = ids.flatMap((id): [number, Person][] => {
    const person = people.get(id);
    return person?.canMessage ? [[id, person]] : [];
  });
  return new Map(shown.slice(0, count));
}
