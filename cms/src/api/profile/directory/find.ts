import type { Core } from '@strapi/strapi';
import { DIRECTORY_TOTAL_MAX, type DirectoryQuery } from 'contracts';

import { rowsOf } from '../../../platform/word-index/rows';
import { toRange } from '../../../shared/present-page';
import { PERSON_COLUMNS, type PersonRow } from '../present-person';
import { choosePlan, filteredEntries, type Plan } from './plan';
import { hasFilters, readWanted, type Wanted } from './search';
import { WORDS } from './tables';

/** A page of the directory, not yet presented. */
interface Found {
  rows: PersonRow[];
  /** How many fit, counted no further than `ENOUGH`. */
  total: number;
}

/** Whoever is counted so far knows that the list does not show them all. */
const ENOUGH = DIRECTORY_TOTAL_MAX + 1;
/** The order of the list; ids tell those apart who share a name. */
const BY_NAME = ['name_key', 'person_id'];

/**
 * Finds a page of the directory by name: one query, and one more before it where words are searched for. However many
 * people there are, it looks at few more than those it answers (docs/adr/0009-directory-index.md).
 */
export async function findInDirectory(strapi: Core.Strapi, query: DirectoryQuery): Promise<Found> {
  const wanted = readWanted(query);
  if (!wanted) return { rows: [], total: 0 };
  const plan: Plan = wanted.words.length > 0 ? await choosePlan(strapi, wanted) : { kind: 'walk' };
  if (plan.kind === 'merge' && plan.terms.length === 0) return { rows: [], total: 0 };
  const rows = await pageAndTotal(strapi, wanted, plan, query);
  return { rows: rows.filter(isPerson), total: Number(rows[0]?.total ?? 0) };
}

/** The total stands on each row, and alone on the only one when the page is empty. */
type Row = { total: number | string } & (PersonRow | Record<keyof PersonRow, null>);
const isPerson = (row: Row): row is PersonRow & Row => row.id !== null;

function pageAndTotal(strapi: Core.Strapi, wanted: Wanted, plan: Plan, query: DirectoryQuery): Promise<Row[]> {
  const database = strapi.db.connection;
  const { start, limit } = toRange(query);
  // The list ends where its total does.
  const end = Math.min(start + limit, DIRECTORY_TOTAL_MAX);
  const isNamed = plan.kind === 'collect';
  const place = (isNamed ? database('fits').select('person_id', 'name_key') : whoFits(strapi, wanted, plan, end))
    .orderBy(BY_NAME)
    .offset(start)
    .limit(Math.max(0, end - start));
  const counted = database.select(
    isNamed ? { total: database('fits').count('*') } : { total: countFits(strapi, wanted, plan) },
  );
  const statement = database.from(counted.as('counted'));
  // Named, so that it is worked out once for both.
  if (isNamed) void statement.with('fits', whoFits(strapi, wanted, plan, end));
  return statement
    .leftJoin(place.as('place'), database.raw('true'))
    .leftJoin('profiles as profile', 'profile.id', 'place.person_id')
    .leftJoin('up_users as account', 'account.id', 'profile.user_id')
    .leftJoin('up_roles as role', 'role.id', 'account.role_id')
    .orderBy(['place.name_key', 'place.person_id'])
    .select<Row[]>({ total: 'counted.total', ...PERSON_COLUMNS });
}

/** Counts whoever fits, no further than `ENOUGH`, as a part of a query. */
function countFits(strapi: Core.Strapi, wanted: Wanted, plan: Plan) {
  const database = strapi.db.connection;
  if (plan.kind === 'merge' && plan.hasMany) return database.select(database.raw('?', [ENOUGH]));
  const some = whoFits(strapi, wanted, plan, ENOUGH).limit(ENOUGH);
  if (plan.kind === 'merge' && readsSideBySide(strapi)) void some.orderBy(BY_NAME);
  return database.count('*').from(some.as('some'));
}

/**
 * Whoever fits, as `person_id` and `name_key`, each once, not yet in order.
 * @param needed how many of them by name are asked for: there may be fewer than fit, but the first ones are among them
 */
function whoFits(strapi: Core.Strapi, wanted: Wanted, plan: Plan, needed: number) {
  const database = strapi.db.connection;
  if (plan.kind === 'merge') return mergeTerms(strapi, plan.terms, needed);
  const rarest = plan.kind === 'collect' ? plan.word : null;
  const others = wanted.words.filter((word) => word !== rarest);
  if (rarest !== null && others.length === 0 && !hasFilters(wanted)) {
    return rowsOf(database, WORDS, rarest).distinct('person_id', 'name_key');
  }
  const people = filteredEntries(database, wanted);
  const position = strapi.db.dialect.client === 'postgres' ? 'strpos' : 'instr';
  for (const word of others) void people.whereRaw(`${position}(entry.words, ?) > 0`, [` ${word}`]);
  if (rarest === null) return people.select('entry.person_id', 'entry.name_key');
  const found = rowsOf(database, WORDS, rarest).select('person_id');
  // Somebody has several words with the same beginning.
  return people
    .innerJoin(found.as('found'), 'found.person_id', 'entry.person_id')
    .distinct('entry.person_id', 'entry.name_key');
}

/** The first people by name who have one of these words. Nobody among them can stand further back in a list of one. */
function mergeTerms(strapi: Core.Strapi, terms: readonly string[], needed: number) {
  const database = strapi.db.connection;
  const allOf = (term: string) => database(WORDS).where({ word: term }).select('person_id', 'name_key');
  const [term = '', ...others] = terms;
  if (others.length === 0) return allOf(term);
  if (readsSideBySide(strapi)) return allOf(term).union(others.map(allOf));
  const firstOf = (each: string) =>
    database
      .from(database(WORDS).where({ word: each }).orderBy(BY_NAME).limit(needed).as('first'))
      .select('person_id', 'name_key');
  const merged = firstOf(term).union(others.map(firstOf));
  return database.from(merged.as('merged')).select('person_id', 'name_key');
}

/** SQLite reads lists that are in order side by side, as long as their union is asked for in order, up to its limit. */
const readsSideBySide = (strapi: Core.Strapi): boolean => strapi.db.dialect.client === 'sqlite';
