import type { Knex } from 'knex';

import type { Column } from './table';

type Query = Knex.QueryBuilder;

/** Some columns of one table or of several that are joined, and the rows that a query of them answers. */
export interface Selection<Row> {
  /** What knex selects. */
  readonly columns: Readonly<Record<string, string>>;
  /** Reads a row of these columns, whatever else it has. */
  readonly read: (stored: object) => Row;
  /** Reads what a query finds. */
  all: (query: Query) => Promise<Row[]>;
  /** Reads the first row of a query; null where there is none. */
  first: (query: Query) => Promise<Row | null>;
  /** The same under longer names, beside another selection that has some of one name. */
  prefixed: (prefix: string) => Selection<Row>;
}

type Columns = Readonly<Record<string, Column<unknown>>>;
type Computed = Readonly<Record<string, (stored: unknown) => unknown>>;
type RowOf<Named> = { [Name in keyof Named]: Named[Name] extends Column<infer Value> ? Value : never };
type MadeOf<Made> = { [Name in keyof Made]: Made[Name] extends (stored: unknown) => infer Value ? Value : never };

/** Names the columns that a query answers, each by the name that it has in a row. */
export function selection<Named extends Columns>(columns: Named): Selection<RowOf<Named>>;
/** The same with what the query selects by itself, and how that is read. */
export function selection<Named extends Columns, Made extends Computed>(
  columns: Named,
  computed: Made,
): Selection<RowOf<Named> & MadeOf<Made>>;
export function selection(columns: Columns, computed: Computed = {}): Selection<unknown> {
  return makeSelection(Object.entries(columns), Object.entries(computed), '');
}

function makeSelection<Row>(
  columns: readonly (readonly [name: string, column: Column<unknown>])[],
  computed: readonly (readonly [name: string, read: (stored: unknown) => unknown])[],
  prefix: string,
): Selection<Row> {
  const selected: Record<string, string> = {};
  // The columns have their names once the server is loaded.
  for (const [name, column] of columns) {
    Object.defineProperty(selected, prefix + name, { enumerable: true, get: () => column.sql });
  }
  const readers = [...columns.map(([name, column]) => [name, column.read] as const), ...computed].map(
    ([name, readValue]) => ({ name, column: prefix + name, readValue }),
  );
  const read = (stored: object): Row => {
    const values = stored as Record<string, unknown>;
    const row: Record<string, unknown> = {};
    for (const { name, column, readValue } of readers) row[name] = readValue(values[column]);
    return row as Row;
  };
  return {
    columns: selected,
    read,
    async all(query) {
      const rows: object[] = await query.select(selected);
      return rows.map(read);
    },
    async first(query) {
      const row: object | undefined = await query.first(selected);
      return row ? read(row) : null;
    },
    prefixed: (longer) => makeSelection(columns, computed, longer),
  };
}

/** Some of a table's columns, under the names of their attributes. */
export function pick<Table extends object, Name extends keyof Table>(
  table: Table,
  ...names: readonly Name[]
): Pick<Table, Name> {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;
}
