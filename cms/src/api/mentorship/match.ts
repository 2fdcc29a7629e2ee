import type { Core } from '@strapi/strapi';
import { EXPERTISE_CHOICES_MAX, MENTORS_FOUND_MAX, messages, type MentorshipArea } from 'contracts';
import type { Knex } from 'knex';

import { rowsOf } from '../../platform/tables/rows';
import { fold, searchWords } from '../../platform/word-index/fold';
import { findByWords, foundOf, walk, type Search } from '../../platform/word-index/search';
import type { Database } from '../../shared/transaction';
import { blockedWith, PROFILE_COLUMNS, toProfile, type ProfileRow } from '../profile/public';
import { ENTRIES, mentorIndex, TRAITS, traitsOf, type Trait, type TraitRow } from './mentor-index';
import { MENTORSHIPS_TABLE } from './store';

const SEARCH: Search = {
  index: mentorIndex,
  from: `${ENTRIES} as entry`,
  id: 'entry.person_id',
  max: MENTORS_FOUND_MAX,
  common: 5000,
  isById: true,
};

/** What one of what two share counts, and how many of a kind do at most. */
const WEIGHTS: Record<Exclude<Trait, 'area'>, { each: number; most: number }> = {
  expertise: { each: 3, most: 3 },
  field: { each: 4, most: 1 },
  city: { each: 2, most: 1 },
  language: { each: 1, most: 1 },
};
/** What of the reader is looked for, and the newest mentors of each that are weighed, whoever else shares it. */
const TRAITS_MAX = 20;
const CANDIDATES = 100;

/** What a list of mentors is narrowed to. */
export interface WantedMentors {
  search: string;
  expertise: string;
  area?: MentorshipArea | undefined;
}

/** A mentor who fits, and why. */
export interface Match {
  id: number;
  reason: string;
}

/**
 * Mentors who take requests, the best match first: whoever has a place, then what they share with the reader, the most
 * telling counting most; the newest of those alike. However many there are, a bounded number is looked at: those who share
 * something, and the newest of all.
 * @param reader profile of whoever looks, who is not among them, as little as anybody with a block between the two
 */
export async function findMatches(strapi: Core.Strapi, reader: number, wanted: WantedMentors): Promise<Match[]> {
  const database = strapi.db.connection;
  const traits = await traitsOfReader(database, reader);
  const filter = (column: string) => (rows: Knex.QueryBuilder) => narrow(database, rows, column, reader, wanted);
  const words = searchWords(wanted.search);
  // Nobody fits signs alone.
  if (wanted.search !== '' && words.length === 0) return [];
  const list = {
    filter: filter('entry.person_id'),
    order: [{ column: 'entry.person_id', order: 'desc' }] as const,
    ...{ start: 0, limit: MENTORS_FOUND_MAX },
  };
  const read = (places: Knex.QueryBuilder) => places.select({ id: 'place.id' });
  if (words.length > 0) {
    const isNarrow = wanted.expertise !== '' || wanted.area !== undefined;
    const { rows } = await findByWords<{ id: number }>(strapi, SEARCH, { ...list, words, isNarrow }, read);
    return rank(database, idsOf(rows), traits);
  }
  const newest = foundOf<{ id: number }>(SEARCH, await read(walk(database, SEARCH, list)));
  const sharing = await findSharing(database, traits, filter('trait.person_id'));
  return rank(database, [...new Set([...idsOf(newest.rows), ...sharing])], traits);
}

/** Why certain mentors fit, in the order of `findMatches`. */
export const matchesAmong = async (database: Database, reader: number, ids: readonly number[]): Promise<Match[]> =>
  rank(database, ids, await traitsOfReader(database, reader));

/** What mentors know, in the order of the alphabet: the index is asked for the first, then for the next one and so on. */
export async function findExpertise(database: Database): Promise<string[]> {
  const next = (condition: string) =>
    `select trait_key from ${TRAITS} where trait = 'expertise' and trait_key ${condition} order by trait_key limit 1`;
  const answer: unknown = await database.raw(
    `with recursive choices(choice, place) as (
      select (${next("> ''")}), 1
      union all
      select (${next('> choices.choice')}), place + 1 from choices where choice is not null and place < ?
    )
    select (
      select label from ${TRAITS} where trait = 'expertise' and trait_key = choice order by person_id limit 1
    ) as label
    from choices where choice is not null order by place`,
    [EXPERTISE_CHOICES_MAX],
  );
  return rowsOf<{ label: string }>(answer).map(({ label }) => label);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

async function traitsOfReader(database: Database, reader: number): Promise<TraitRow[]> {
  const row: ProfileRow | undefined = await database('profiles as profile')
    .where('profile.id', reader)
    .first(PROFILE_COLUMNS);
  return row ? traitsOf(toProfile(row)).slice(0, TRAITS_MAX) : [];
}

function narrow(
  database: Database,
  rows: Knex.QueryBuilder,
  column: string,
  reader: number,
  { expertise, area }: WantedMentors,
): void {
  const chosen = { ...(expertise !== '' && { expertise: fold(expertise) }), ...(area && { area }) };
  for (const [trait, key] of Object.entries(chosen)) {
    const having = database(`${TRAITS} as chosen`).where({ 'chosen.trait': trait, 'chosen.trait_key': key });
    void rows.whereExists(having.where('chosen.person_id', database.ref(column)).select(database.raw('1')));
  }
  void rows.whereNot(column, reader).whereNotExists(blockedWith(database, reader, column));
}

/** Those who share any of these, the newest of each. */
async function findSharing(
  database: Database,
  traits: readonly TraitRow[],
  filter: (rows: Knex.QueryBuilder) => void,
): Promise<number[]> {
  const [first, ...others] = traits.map(({ trait, trait_key }) => {
    const sharing = database(`${TRAITS} as trait`).where({ 'trait.trait': trait, 'trait.trait_key': trait_key });
    filter(sharing);
    const newest = sharing.orderBy('trait.person_id', 'desc').limit(CANDIDATES).select({ id: 'trait.person_id' });
    return database.from(newest.as('newest')).select('id');
  });
  if (!first) return [];
  return idsOf((await first.union(others)) as { id: number }[]);
}

/** Puts mentors in order, by two queries: what they share with the reader, and whether they have a place. */
async function rank(database: Database, ids: readonly number[], traits: readonly TraitRow[]): Promise<Match[]> {
  if (ids.length === 0) return [];
  const [shared, entries] = await Promise.all([sharedWith(database, ids, traits), placesOf(database, ids)]);
  const weighed = ids.map((id) => {
    const common = shared.get(id) ?? [];
    return { id, reason: reasonOf(common), weight: weightOf(common), hasPlace: entries.get(id) ?? false };
  });
  weighed.sort(
    (one, other) => Number(other.hasPlace) - Number(one.hasPlace) || other.weight - one.weight || other.id - one.id,
  );
  return weighed.slice(0, MENTORS_FOUND_MAX).map(({ id, reason }) => ({ id, reason }));
}

async function sharedWith(
  database: Database,
  ids: readonly number[],
  traits: readonly TraitRow[],
): Promise<Map<number, TraitRow[]>> {
  const shared = new Map<number, TraitRow[]>();
  if (traits.length === 0) return shared;
  const rows: (TraitRow & { person_id: number })[] = await database(TRAITS)
    .whereIn('person_id', [...ids])
    .whereIn(
      ['trait', 'trait_key'],
      traits.map(({ trait, trait_key }) => [trait, trait_key]),
    )
    .orderBy(['trait', 'trait_key'])
    .select('person_id', 'trait', 'trait_key', 'label');
  for (const row of rows) shared.set(row.person_id, [...(shared.get(row.person_id) ?? []), row]);
  return shared;
}

/** Whether each has a place for one more student. */
async function placesOf(database: Database, ids: readonly number[]): Promise<Map<number, boolean>> {
  const taken = database(`${MENTORSHIPS_TABLE} as active`)
    .where('active.mentor_id', database.ref('entry.person_id'))
    .where('active.state', 'accepted')
    .count('*');
  const rows: { id: number; capacity: number; taken: number | string }[] = await database(`${ENTRIES} as entry`)
    .whereIn('entry.person_id', [...ids])
    .select({ id: 'entry.person_id', capacity: 'entry.capacity', taken });
  return new Map(rows.map(({ id, capacity, taken: students }) => [id, Number(students) < capacity]));
}

const labelsOf = (shared: readonly TraitRow[], wanted: Trait) =>
  shared.filter(({ trait }) => trait === wanted).map(({ label }) => label);

function weightOf(shared: readonly TraitRow[]): number {
  const kinds = Object.entries(WEIGHTS) as [Trait, { each: number; most: number }][];
  return kinds.reduce((sum, [trait, { each, most }]) => sum + each * Math.min(most, labelsOf(shared, trait).length), 0);
}

/** In words, what counts for them. */
function reasonOf(shared: readonly TraitRow[]): string {
  const expertise = labelsOf(shared, 'expertise').slice(0, WEIGHTS.expertise.most);
  const [field] = labelsOf(shared, 'field');
  const [city] = labelsOf(shared, 'city');
  const languages = labelsOf(shared, 'language');
  return [
    ...(expertise.length > 0 ? [messages.sharedExpertise(expertise)] : []),
    ...(field === undefined ? [] : [messages.sharedField(field)]),
    ...(city === undefined ? [] : [messages.sharedCity(city)]),
    ...(languages.length > 0 ? [messages.sharedLanguages(languages)] : []),
  ].join('. ');
}
