import type { Knex } from 'knex';

import type { Database } from '../../shared/transaction';
import { rowsOf } from './rows';

type Value = string | number | Date;
/** What differs from one run of a statement to the next, by name. Nothing is not among it: SQL writes that differently. */
type Asked = object;

/** A query that is written as SQL once. */
interface Written {
  sql: string;
  /** What is bound, in order: the value of a name, or what is always the same. */
  bind: (asked: Asked) => Knex.RawBinding[];
}

/** Writes a query. @param kind tells apart the queries of one statement, where some parts depend on what is asked for */
type Write<Values> = (database: Database, asked: Values, kind: string) => Knex.QueryBuilder;
type Run<Values> = (database: Database, asked: Values, kind?: string) => Promise<object[]>;

/**
 * A query that knex writes once, the first time that it is asked for, and that is run with other values each time: to
 * write a wide one takes about as long as to run it.
 * @param write is given marks in place of the values, so that it can but compare with them; lists have their length
 */
export function statement<Values extends Asked>(write: Write<Values>): Run<Values> {
  const kept = new Map<string, Written>();
  return async (database, asked, kind = '') => {
    const key = [kind, ...Object.values(asked).map((value) => (Array.isArray(value) ? value.length : ''))].join();
    let written = kept.get(key);
    if (!written) kept.set(key, (written = writeDown(asked, (marks) => write(database, marks, kind))));
    return rowsOf<object>(await run(database, written.sql, written.bind(asked)));
  };
}

/** Runs SQL as it stands: knex would go through that of `raw` for each value, and write it anew. */
function run(database: Database, sql: string, bindings: Knex.RawBinding[]): PromiseLike<unknown> {
  const query = database.raw(sql);
  query.toSQL = () => ({ method: 'raw', options: {}, ...{ sql, bindings }, toNative: () => ({ sql, bindings }) });
  return query;
}

/** Numbers, which a limit may be as well as what a column is compared with; so great that they are nobody's value. */
const FIRST_MARK = Number.MAX_SAFE_INTEGER - 1_000_000;

function writeDown<Values extends Asked>(asked: Values, write: (marks: Values) => Knex.QueryBuilder): Written {
  const readers: ((asked: Asked) => Value)[] = [];
  const mark = (read: (asked: Asked) => unknown): number => FIRST_MARK + readers.push(read as (asked: Asked) => Value);
  const marks = Object.keys(asked).map((name) => {
    const valueOf = (each: Asked) => (each as Record<string, unknown>)[name];
    const given = valueOf(asked);
    if (!Array.isArray(given)) return [name, mark(valueOf)] as const;
    return [name, given.map((_, place) => mark((each) => (valueOf(each) as unknown[])[place]))] as const;
  });
  const { sql, bindings } = write(Object.fromEntries(marks) as Values).toSQL();
  const readerOf = (bound: unknown) => (typeof bound === 'number' ? readers[bound - FIRST_MARK - 1] : undefined);
  const lost = readers.filter((reader) => !bindings.some((bound) => readerOf(bound) === reader));
  if (lost.length > 0) throw new Error(`What is asked for has no place of its own in: ${sql}`);
  const places = bindings.map((bound) => readerOf(bound) ?? (() => bound as Value));
  return { sql, bind: (each) => places.map((read) => read(each)) };
}

/** Which part of a list is asked for. */
interface Cut {
  start: number;
  limit: number;
}

/** A list of which pages are shown. */
interface PagedList<Values> {
  /** What fits. */
  find: Write<Values>;
  order: (kind: string) => { column: string; order: 'asc' | 'desc' }[];
  /** Selects what is shown of the rows that fit. */
  show: (found: Knex.QueryBuilder, database: Database, asked: Values) => Knex.QueryBuilder;
  /**
   * For what costs much to show: the places of the page are found first, and of these rows alone it is read. Named by
   * table and key, such as `events as event` and `event.id`.
   */
  wide?: { table: string; key: string };
}

/**
 * A page of a list with the number of all that fit, by one statement that is written once; by one more where there is
 * nothing on a later page.
 */
export function pagedStatement<Values extends Asked>({
  find,
  order,
  show,
  wide,
}: PagedList<Values>): (
  database: Database,
  asked: Values,
  cut: Cut,
  kind?: string,
) => Promise<{ rows: object[]; total: number }> {
  const page = statement<Values & Cut>((database, asked, kind) => {
    const found = find(database, asked, kind);
    const cut = (rows: Knex.QueryBuilder) => rows.orderBy(order(kind)).offset(asked.start).limit(asked.limit);
    const rows = wide
      ? show(among(database, wide, cut(found)), database, asked).orderBy(order(kind))
      : cut(show(found, database, asked));
    return rows.select(find(database, asked, kind).count('*').as('total'));
  });
  const count = statement<Values>((database, asked, kind) => find(database, asked, kind).count({ total: '*' }));
  return async (database, asked, { start, limit }, kind) => {
    const rows = await page(database, { ...asked, start, limit }, kind);
    const counted = rows.length > 0 || start === 0 ? rows : await count(database, asked, kind);
    return { rows, total: Number((counted[0] as { total: number | string } | undefined)?.total ?? 0) };
  };
}

const among = (database: Database, { table, key }: { table: string; key: string }, places: Knex.QueryBuilder) =>
  database(table).innerJoin(places.select({ id: key }).as('place'), 'place.id', key);
