import type { Core } from '@strapi/strapi';
import { EVENTS_FOUND_MAX } from 'contracts';

import { fold, searchWords } from '../../../platform/word-index/fold';
import { countRows, rowsOf } from '../../../platform/word-index/rows';
import type { Database } from '../../../shared/transaction';
import { ENTRIES, WORDS } from './tables';

/** Events as `event`, to be filtered. */
export type Events = ReturnType<typeof allEvents>;

/** A part of a list of events. */
export interface WantedEvents {
  /** Words that all must begin a word of the event; none for whatever there is. */
  search: string;
  /** Says which events are looked at; their table is `event`. */
  filter: (events: Events) => unknown;
  /** Columns of `event`, in this order; the last one tells any two apart. */
  order: readonly { column: string; order: 'asc' | 'desc' }[];
  start: number;
  limit: number;
}

/** Events by their rows, in the order that was asked for. */
export interface FoundEvents {
  ids: number[];
  /** How many fit; of a search no more than `EVENTS_FOUND_MAX`, where the list ends, too. */
  total: number;
}

/** Rows of the index from which on a word is so common that events are gone through in their order. */
const COMMON_ROWS = 2500;

/**
 * Finds a page of events. However many there are, it looks at few more than those it answers: a rare word leads to the
 * events that have it, and of a common one the first in order are near.
 */
export async function findEvents(strapi: Core.Strapi, wanted: WantedEvents): Promise<FoundEvents> {
  const database = strapi.db.connection;
  const words = searchWords(wanted.search);
  if (words.length === 0) return wanted.search.trim() === '' ? list(database, wanted) : { ids: [], total: 0 };
  const rarest = await findRareWord(database, words);
  return rarest === null ? walk(strapi, words, wanted) : collect(strapi, words, rarest, wanted);
}

const allEvents = (database: Database) => database('events as event');

async function list(database: Database, { filter, order, start, limit }: WantedEvents): Promise<FoundEvents> {
  const events = () => {
    const query = allEvents(database);
    filter(query);
    return query;
  };
  const [ids, [counted]] = await Promise.all([
    events()
      .orderBy([...order])
      .offset(start)
      .limit(limit)
      .pluck<number[]>('event.id'),
    events().count<{ total: number | string }[]>({ total: '*' }),
  ]);
  return { ids, total: Number(counted?.total ?? 0) };
}

/** The word that fewest events have; null when all are common. One query that looks at a bounded number of rows. */
async function findRareWord(database: Database, words: readonly string[]): Promise<string | null> {
  const counts = words.map((word, index) => countRows(database, WORDS, word, COMMON_ROWS).as(`word_${index}`));
  const counted: Record<string, number | string> = await database.select(counts).first();
  const rows = words.map((_, index) => Number(counted[`word_${index}`]));
  const fewest = Math.min(...rows);
  return fewest < COMMON_ROWS ? (words[rows.indexOf(fewest)] ?? null) : null;
}

/** All events that have a word, tested for what else is wanted, and put in order. */
async function collect(
  strapi: Core.Strapi,
  words: readonly string[],
  rarest: string,
  { filter, order, start, limit }: WantedEvents,
): Promise<FoundEvents> {
  const database = strapi.db.connection;
  // A join in this order on SQLite, which would rather go through the events.
  const events = database(rowsOf(database, WORDS, rarest).distinct('event_id').as('found'))
    .crossJoin('events as event' as never)
    .whereRaw('event.id = found.event_id');
  filter(events);
  testWords(
    strapi,
    events,
    words.filter((word) => word !== rarest),
  );
  const columns = Object.fromEntries(order.map(({ column }, index) => [`order_${index}`, column]));
  const inOrder = order.map(({ order: direction }, index) => ({ column: `order_${index}`, order: direction }));
  const place = database('fits').orderBy(inOrder).offset(start).limit(withinFound(start, limit));
  const rows: { id: number | null; total: number | string }[] = await database
    .with('fits', events.select({ id: 'event.id', ...columns }))
    .from(database('fits').count({ total: '*' }).as('counted'))
    .leftJoin(place.as('place'), database.raw('true'))
    .orderBy(inOrder.map(({ column, order: direction }) => ({ column: `place.${column}`, order: direction })))
    .select({ id: 'place.id', total: 'counted.total' });
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  return { ids, total: Math.min(Number(rows[0]?.total ?? 0), EVENTS_FOUND_MAX) };
}

/** Events in their order, until the page is full; they are counted no further than the list goes. */
async function walk(
  strapi: Core.Strapi,
  words: readonly string[],
  { filter, order, start, limit }: WantedEvents,
): Promise<FoundEvents> {
  const database = strapi.db.connection;
  const events = () => {
    const query = allEvents(database);
    filter(query);
    testWords(strapi, query, words);
    return query;
  };
  const [ids, [counted]] = await Promise.all([
    events()
      .orderBy([...order])
      .offset(start)
      .limit(withinFound(start, limit))
      .pluck<number[]>('event.id'),
    database
      .from(events().select('event.id').limit(EVENTS_FOUND_MAX).as('some'))
      .count<{ total: number | string }[]>({ total: '*' }),
  ]);
  return { ids, total: Number(counted?.total ?? 0) };
}

/**
 * Leaves the events that have words, each at the beginning of one of theirs. Asked of each event by itself: a join would
 * have PostgreSQL read the words of all before the first one is found.
 */
function testWords(strapi: Core.Strapi, events: Events, words: readonly string[]): void {
  if (words.length === 0) return;
  const hasAll = words.map(() => `${position(strapi)}(entry.words, ?) > 0`).join(' and ');
  void events.whereRaw(
    `(select ${hasAll} from ${ENTRIES} as entry where entry.event_id = event.id)`,
    words.map((word) => ` ${word}`),
  );
}

/** Leaves the events whose titles hold a name, in capitals or not. */
export function testTitle(strapi: Core.Strapi, events: Events, name: string): void {
  const called = strapi.db
    .connection(`${ENTRIES} as called`)
    .whereRaw(`called.event_id = event.id and ${position(strapi)}(called.title_key, ?) > 0`, [fold(name)]);
  void events.whereExists(called);
}

/** The function that finds a text in another one. */
export const position = (strapi: Core.Strapi): string => (strapi.db.dialect.client === 'postgres' ? 'strpos' : 'instr');

/** Rows of a page that the list of a search still has. */
const withinFound = (start: number, limit: number): number => Math.max(0, Math.min(limit, EVENTS_FOUND_MAX - start));
