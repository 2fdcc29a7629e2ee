import type { Core } from '@strapi/strapi';
import { SHARED_TRAITS, SUGGESTIONS_MAX, type Suggestion } from 'contracts';

import { fold } from '../../../platform/word-index/fold';
import type { Database } from '../../../shared/transaction';
import { ENTRIES, SKILLS } from '../directory/tables';
import { memberProfiles } from '../member-profiles';
import { PERSON_COLUMNS, presentPeople, type PersonRow, type Reader } from '../present-person';
import { PROFILE_COLUMNS, toProfile, type ProfileRow } from '../profile';

type Trait = (typeof SHARED_TRAITS)[number];

/** What one shared trait counts; each skill counts on its own. */
const WEIGHTS: Record<Trait, number> = { company: 4, year: 3, skills: 2 };
/** Own skills that are looked for. */
const SKILLS_MAX = 8;
/** The newest people of each trait that are weighed, so that the work does not grow with the directory. */
const CANDIDATES = 60;

type Row = PersonRow & Record<`shares_${Trait}`, number | boolean>;

/**
 * Alumni whom the reader may know by year, company or skills, those with most in common first, by one query on the
 * directory's index beside that of the reader's own profile. Nobody with whom there is a connection of any kind is among
 * them.
 */
export async function suggestPeople(strapi: Core.Strapi, reader: Reader): Promise<Suggestion[]> {
  const { profileId } = reader;
  const database = strapi.db.connection;
  const own: ProfileRow | undefined = await database('profiles as profile')
    .where('profile.id', profileId)
    .first(PROFILE_COLUMNS);
  if (profileId === null || !own) return [];
  const candidates = candidatesFor(database, own);
  if (candidates.length === 0) return [];
  const rows = await rankCandidates(database, candidates);
  // None has a connection with the reader.
  const people = await presentPeople(strapi, rows, reader, new Map());
  return people.map((person, index) => ({
    ...person,
    shares: SHARED_TRAITS.filter((trait) => Boolean(rows[index]?.[`shares_${trait}`])),
  }));
}

/** One query for each trait of a person: others who share it, without those whom the person has a connection with. */
function candidatesFor(database: Database, row: ProfileRow) {
  const { id, graduationYear, company, skills } = toProfile(row);
  const newest = (table: string, column: string, value: string | number, trait: Trait) =>
    database
      .select('person_id', database.raw(`${WEIGHTS[trait]} as weight`))
      .select(SHARED_TRAITS.map((name) => database.raw(`${name === trait ? 1 : 0} as shares_${name}`)))
      .from(
        database(`${table} as shared`)
          .where(`shared.${column}`, value)
          .whereNot('shared.person_id', id)
          .whereNotExists(connectWith(database, id))
          .orderBy('shared.person_id', 'desc')
          .limit(CANDIDATES)
          .select('shared.person_id')
          .as('newest'),
      );
  const skillKeys = [...new Set(skills.map(fold).filter(Boolean))].slice(0, SKILLS_MAX);
  return [
    ...(graduationYear === null ? [] : [newest(ENTRIES, 'graduation_year', graduationYear, 'year')]),
    ...(fold(company) === '' ? [] : [newest(ENTRIES, 'company_key', fold(company), 'company')]),
    ...skillKeys.map((skill) => newest(SKILLS, 'skill_key', skill, 'skills')),
  ];
}

/** Any connection of a person with whoever is looked at. */
const connectWith = (database: Database, personId: number) =>
  database('connections as connection')
    .where((either) =>
      either
        .where((low) =>
          low.where({ 'connection.low_id': personId, 'connection.high_id': database.ref('shared.person_id') }),
        )
        .orWhere((high) =>
          high.where({ 'connection.high_id': personId, 'connection.low_id': database.ref('shared.person_id') }),
        ),
    )
    .select(database.raw('1'));

function rankCandidates(database: Database, candidates: ReturnType<typeof candidatesFor>): Promise<Row[]> {
  const [first, ...others] = candidates;
  const ranked = database
    .from(database.unionAll([first, ...others].filter((candidate) => candidate !== undefined)).as('candidate'))
    .groupBy('person_id')
    .orderBy([
      { column: 'weight', order: 'desc' },
      { column: 'person_id', order: 'desc' },
    ])
    .limit(SUGGESTIONS_MAX)
    .select('person_id')
    .sum({ weight: 'weight' })
    .max(Object.fromEntries(SHARED_TRAITS.map((trait) => [`shares_${trait}`, `shares_${trait}`])));
  return memberProfiles(database)
    .innerJoin(ranked.as('ranked'), 'ranked.person_id', 'profile.id')
    .orderBy([
      { column: 'ranked.weight', order: 'desc' },
      { column: 'ranked.person_id', order: 'desc' },
    ])
    .select<Row[]>({
      ...PERSON_COLUMNS,
      ...Object.fromEntries(SHARED_TRAITS.map((trait) => [`shares_${trait}`, `ranked.shares_${trait}`])),
    });
}
