import { MAX_PAGE_SIZE } from 'contracts';
import type { Knex } from 'knex';

import type { Database } from '../../shared/transaction';
import { everyBatch } from './every-batch';
import type { Selection } from './selection';

type Query = Knex.QueryBuilder;

/** First and last place of a page, counted from 0, both included. */
export type Range = readonly [from: number, to: number];
export type Direction = 'asc' | 'desc';

interface List {
  /** The rows that fit, neither ordered nor cut. */
  find: () => Query;
  /** As SQL: see `orderOf`. Each order is the head of an index. */
  order: string;
  /** At most `MAX_PAGE_SIZE` rows of it are answered. */
  range: Range;
}

interface TurnableList extends List {
  /** The same order from its end on: a page that is nearer to that is found from there. */
  backwards?: string;
}

/** Places that a page is passed by without asking from which end it is nearer. */
const FAR = 1000;

/** A page of rows, and how many the filter finds in all. */
export interface ListedRows<Row> {
  rows: Row[];
  total: number;
}

/**
 * A page of what fits, by one query, and one count.
 * @param keepCount what the count is kept by, where it is the same for every page until a row changes
 */
export async function listRows<Row>(
  selection: Selection<Row>,
  { find, order, backwards, range }: TurnableList,
  keepCount: (count: () => Promise<number>) => Promise<number> = (count) => count(),
): Promise<ListedRows<Row>> {
  const count = () => keepCount(() => countRows(find()));
  const [from, to] = range;
  if (backwards !== undefined && from > FAR) {
    const total = await count();
    const last = Math.min(to, from + MAX_PAGE_SIZE - 1, total - 1);
    if (from > total / 2) {
      const fromEnd = [total - 1 - last, total - 1 - from] as const;
      return { rows: (await selection.all(cut(find().orderByRaw(backwards), fromEnd))).reverse(), total };
    }
  }
  const [rows, total] = await Promise.all([selection.all(cut(find().orderByRaw(order), range)), count()]);
  return { rows, total };
}

interface WideList extends List {
  /** The column that names a row, such as `account.id`. */
  key: string;
  /** All rows with what is joined to them, of which a page is read once its places are known. */
  all: () => Query;
}

/** The same of rows with much joined to them: the places of the page are found first, on the index of its order. */
export async function listWideRows<Row>(
  database: Database,
  selection: Selection<Row>,
  list: WideList & { places?: () => Query },
): Promise<ListedRows<Row>> {
  const { find, places = find, order, range, key, all } = list;
  const page = cut(places().select(key).orderByRaw(order), range);
  const rows = all()
    .whereIn(key, database.select('id').from(page.as('place')))
    .orderByRaw(order);
  const [read, total] = await Promise.all([selection.all(rows), countRows(find())]);
  return { rows: read, total };
}

interface EveryRow extends Pick<List, 'find'> {
  /** A column that counts up, such as `account.id`. */
  key: string;
}

/** All rows that fit, in batches and in the order of their key. */
export const everyRow = <Row>(selection: Selection<Row>, { find, key }: EveryRow): AsyncGenerator<Row[]> =>
  everyBatch(async (above, most) => {
    const next = find().where(key, '>', above).orderBy(key).limit(most);
    const stored: { key: number }[] = await next.select({ ...selection.columns, key });
    return { keys: stored.map((row) => row.key), rows: stored.map(selection.read) };
  });

/**
 * Writes an order as SQL.
 * @param empty columns that may be empty: what is, comes first when ascending, on both databases
 */
export function orderOf(columns: readonly string[], direction: Direction, empty: readonly string[] = []): string {
  const nulls = direction === 'asc' ? 'nulls first' : 'nulls last';
  return columns
    .map((column) => (empty.includes(column) ? `${column} ${direction} ${nulls}` : `${column} ${direction}`))
    .join(', ');
}

const cut = (query: Query, [from, to]: Range): Query =>
  query.offset(from).limit(Math.max(0, Math.min(to - from + 1, MAX_PAGE_SIZE)));

async function countRows(query: Query): Promise<number> {
  const counted: { total: number | string } | undefined = await query.count({ total: '*' }).first();
  return Number(counted?.total ?? 0);
}
