import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

import type { Database } from '../../shared/transaction';
import { choosePlan, type Plan } from './plan';
import { position, rowsOf } from './rows';
import type { WordIndex } from './word-index';

type Query = Knex.QueryBuilder;

/** What a feature says of its search (docs/adr/0009-directory-index.md). */
export interface Search {
  index: WordIndex;
  /** What is filtered and put in order, as queries name it: the things, such as `events as event`, or `… as entry`. */
  from: string;
  /** Its column that names a thing. */
  id: string;
  /** The list ends here. */
  max: number;
  /** Rows of words from which on a word is so common that things are gone through in their order. */
  common: number;
  /**
   * Where the rows of a word stand in the order of the list, since they have the column that it is by: that, and how
   * many rows are common of a word by itself, for which nothing is gone through in vain.
   */
  inOrder?: { by: string; common: number };
  /** Whether the list is by the things' ids, in the order of which the rows of each word stand. */
  isById?: boolean;
}

interface List {
  /** Leaves the rows of `from` that are looked at. */
  filter: (rows: Query) => void;
  /** Columns of `from`, in this order, and then their ids in the direction of the last. */
  order: readonly { column: string; order: 'asc' | 'desc' }[];
}

interface Part {
  start: number;
  limit: number;
}

/** A part of a list. */
export interface Wanted extends List, Part {
  /** Words that all must begin a word of the thing: see `searchWords`. */
  words: readonly string[];
  /** Whether an index leads to what the filter leaves: then those may be fewer than have any of the words. */
  isNarrow: boolean;
}

/** A page, and how many fit, counted no further than `max + 1`: whoever is told so many knows that the list is cut. */
export interface Found<Row> {
  rows: Row[];
  total: number;
}

type Task = Search & Wanted & { strapi: Core.Strapi };

/**
 * Finds a page by one query, and one more before it where words are searched for. However many things there are, it
 * looks at few more than those it answers: words that stand in order are merged, a rare word leads to the things that
 * have it, and of a common one the first in order are near.
 * @param read joins to `place.id`, and selects, what is answered of each thing; its `id` among it
 */
export async function findByWords<Row extends { id: number }>(
  strapi: Core.Strapi,
  search: Search,
  wanted: Wanted,
  read: (places: Query) => Query,
): Promise<Found<Row>> {
  const database = strapi.db.connection;
  const plan = await choosePlan(database, search, wanted);
  if (plan.kind === 'merge' && plan.terms.length === 0) return { rows: [], total: 0 };

  const task: Task = { ...search, ...wanted, strapi };
  const end = Math.min(wanted.start + wanted.limit, search.max);
  const isNamed = plan.kind === 'collect' || plan.kind === 'follow';
  const fits = isNamed ? database('fits').select('*') : fitting(task, plan, end);
  const counted = isNamed ? database('fits').count({ total: '*' }) : database.select({ total: countFits(task, plan) });
  const places = placesOf(database, { ...wanted, ...withinMax(search, wanted) }, fits, counted);
  // Named, so that it is worked out once for both.
  if (isNamed) void places.withMaterialized('fits', fitting(task, plan, end));
  return foundOf(search, await read(places));
}

/**
 * Writes the same page as SQL for a list in which no words are searched for, so that it can be written once.
 * @param list its part is `withinMax`
 * @returns what `read` gets of `findByWords`; its rows are read by `foundOf`
 */
export function walk(database: Database, search: Pick<Search, 'from' | 'id' | 'max'>, list: List & Part): Query {
  const fits = () => inFilter({ ...search, ...list }, database(search.from));
  const some = fits().limit(search.max + 1);
  return placesOf(database, list, fits(), database.select({ total: database.count('*').from(some.as('some')) }));
}

/** Cuts a part of a list where the list ends. */
export function withinMax({ max }: Pick<Search, 'max'>, { start, limit }: Part): Part {
  return { start, limit: Math.max(0, Math.min(limit, max - start)) };
}

/** Reads the rows of a page: the total stands on each, and alone on the only one when the page is empty. */
export function foundOf<Row extends { id: number }>({ max }: Pick<Search, 'max'>, read: object[]): Found<Row> {
  const rows = read as ({ total: number | string } & (Row | { id: null }))[];
  const total = Math.min(Number(rows[0]?.total ?? 0), max + 1);
  return { rows: rows.filter((row) => row.id !== null), total };
}

/** The places of a page in their order, beside the number of all. */
function placesOf(database: Database, list: Pick<List, 'order'> & Part, fits: Query, counted: Query): Query {
  const place = fits.orderBy(inOrder(list)).offset(list.start).limit(list.limit);
  return database
    .from(counted.as('counted'))
    .leftJoin(place.as('place'), database.raw('true'))
    .orderBy(inOrder(list, 'place.'))
    .select({ total: 'counted.total' });
}

/** The order of the list by the columns that `fitting` answers. */
function inOrder({ order }: Pick<List, 'order'>, table = '') {
  const columns = order.map(({ order: direction }, place) => ({ column: `${table}order_${place}`, order: direction }));
  return [...columns, { column: `${table}id`, order: order.at(-1)?.order ?? 'asc' }];
}

/** Counts what fits, no further than is said, as a part of a query. */
function countFits(task: Task, plan: Plan): Query {
  const database = task.strapi.db.connection;
  const enough = task.max + 1;
  if (plan.kind === 'merge' && plan.hasMany) return database.select(database.raw('?', [enough]));
  const some = fitting(task, plan, enough).limit(enough);
  if (plan.kind === 'merge' && readsSideBySide(task.strapi)) void some.orderBy(inOrder(task));
  return database.count('*').from(some.as('some'));
}

/**
 * What fits, as `id` and the columns of the order, each once, not yet in order.
 * @param needed how many of the first are asked for: there may be fewer than fit, but those are among them
 */
function fitting(task: Task, plan: Plan, needed: number): Query {
  const { index, from, words, isNarrow, strapi } = task;
  if (plan.kind === 'merge') return mergeTerms(task, plan.terms, needed);
  if (plan.kind === 'follow') return followTerms(task, plan);
  const database = strapi.db.connection;
  const rarest = plan.kind === 'collect' ? plan.word : null;
  const others = words.filter((word) => word !== rarest);
  if (rarest !== null && task.inOrder && others.length === 0 && !isNarrow) {
    return rowsOf(database, index.words, rarest).distinct().select(ofWords(task));
  }
  const rows = rarest === null ? database(from) : withWord(task, rarest);
  const found = inFilter(task, rows);
  testWords(task, found, others);
  return found;
}

function inFilter({ id, filter, order }: List & Pick<Search, 'id'>, rows: Query): Query {
  filter(rows);
  return rows.select({ id, ...Object.fromEntries(order.map(({ column }, place) => [`order_${place}`, column])) });
}

/** The rows that have a word; several of theirs may begin so. */
function withWord({ index, from, id, strapi }: Task, word: string): Query {
  const database = strapi.db.connection;
  const found = rowsOf(database, index.words, word).select(index.key);
  // Entries are found by a filter or by the word, as the database thinks best.
  if (isEntry(index, from)) return database(from).innerJoin(found.as('found'), `found.${index.key}`, id).distinct();
  // A join in this order on SQLite, which would rather go through all things.
  return database(found.distinct().as('found'))
    .crossJoin(from as never)
    .whereRaw(`${id} = found.${index.key}`);
}

const isEntry = ({ entries }: WordIndex, from: string): boolean => from === `${entries} as entry`;

/** The columns that `fitting` answers, as the rows of words have them where these are in order. */
const ofWords = ({ index, inOrder: stored }: Task) => ({ id: index.key, order_0: stored?.by ?? index.key });

/**
 * Leaves the rows that have words, each at the beginning of one of theirs. Things are asked one by one: a join would
 * have PostgreSQL read the words of all before the first one is found.
 */
function testWords({ strapi, index, from, id }: Task, rows: Query, words: readonly string[]): void {
  if (words.length === 0) return;
  const hasAll = words.map(() => `${position(strapi)}(entry.words, ?) > 0`).join(' and ');
  void rows.whereRaw(
    isEntry(index, from)
      ? hasAll
      : `(select ${hasAll} from ${index.entries} as entry where entry.${index.key} = ${id})`,
    words.map((word) => ` ${word}`),
  );
}

/** The first in order that have one of these words. None of them can stand further back in the list of one. */
function mergeTerms(task: Task, terms: readonly string[], needed: number): Query {
  const { words } = task.index;
  const database = task.strapi.db.connection;
  const columns = ofWords(task);
  const allOf = (term: string): Query => database(words).where({ word: term }).select(columns);
  const [term = '', ...others] = terms;
  if (others.length === 0) return allOf(term);
  if (readsSideBySide(task.strapi)) return allOf(term).union(others.map(allOf));
  const firstOf = (each: string): Query =>
    database.from(allOf(each).orderBy(inOrder(task)).limit(needed).as('first')).select('*');
  return database.from(firstOf(term).union(others.map(firstOf)).as('merged')).select('*');
}

/** The first by their ids that have one of these words and all else, as many of each as the list counts. */
function followTerms(task: Task, { word, terms }: Extract<Plan, { kind: 'follow' }>): Query {
  const { index, from, id, strapi, order, max } = task;
  const database = strapi.db.connection;
  const direction = order[0]?.order ?? 'asc';
  const firstOf = (term: string): Query => {
    // A join in this order on SQLite, which would rather go through all things.
    const rows = database(`${index.words} as found`)
      .crossJoin(from as never)
      .whereRaw(`${id} = found.${index.key}`)
      .where('found.word', term);
    const found = inFilter(task, rows).orderBy(`found.${index.key}`, direction);
    // By the row of the word: whatever lacks another one is not looked up among the things.
    testWords(
      { ...task, id: `found.${index.key}` },
      found,
      task.words.filter((other) => other !== word),
    );
    return database.from(found.limit(max + 1).as('first')).select('*');
  };
  const [first = '', ...others] = terms;
  return firstOf(first).union(others.map(firstOf));
}

/** SQLite reads lists that are in order side by side, as long as their union is asked for in order, up to its limit. */
const readsSideBySide = (strapi: Core.Strapi): boolean => strapi.db.dialect.client === 'sqlite';
