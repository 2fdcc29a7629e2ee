/** A column as Strapi writes its schema down, in `strapi_database_schema`. */
interface Column {
  name: string;
  type: string;
}

/** A table likewise. */
export interface Table {
  name: string;
  columns: Column[];
  foreignKeys: { columns: string[]; referencedTable: string }[];
}

export type Row = Record<string, unknown>;

/**
 * A value of a database as the archive has it, the same of either database: times as ISO instants, yes and no as such,
 * JSON as itself with its keys in order, large integers as text.
 */
function toArchive(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'boolean':
      return Boolean(value);
    case 'datetime':
    case 'timestamp':
      return new Date(value as string | number | Date).toISOString();
    case 'json':
    case 'jsonb':
      return inOrder(typeof value === 'string' ? JSON.parse(value) : value);
    case 'increments':
    case 'integer':
    case 'decimal':
    case 'double':
    case 'float':
      return Number(value);
    default:
      return typeof value === 'number' || typeof value === 'bigint' ? String(value) : value;
  }
}

/** The same value, for a query. */
function fromArchive(type: string, value: unknown): unknown {
  if (value === null) return null;
  if (type === 'datetime' || type === 'timestamp') return new Date(value as string);
  return type === 'json' || type === 'jsonb' ? JSON.stringify(value) : value;
}

/** PostgreSQL keeps the keys of an object in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

/** A row as a line of the archive. */
export function lineOf({ columns }: Table, row: Row): string {
  return JSON.stringify(Object.fromEntries(columns.map(({ name, type }) => [name, toArchive(type, row[name])])));
}

/** A line of the archive as a row to insert. */
export function rowOf({ columns }: Table, line: string): Row {
  const archived = JSON.parse(line) as Row;
  return Object.fromEntries(columns.map(({ name, type }) => [name, fromArchive(type, archived[name] ?? null)]));
}

/**
 * Puts each table behind those that its rows point to.
 * @returns the tables in order, and of each the columns that point to itself or further on, which cannot be filled at once
 */
export function inOrderOfKeys(tables: readonly Table[]): { table: Table; late: string[] }[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<Table>();
  const visit = (table: Table, path: readonly Table[]) => {
    if (ordered.has(table) || path.includes(table)) return;
    for (const { referencedTable } of table.foreignKeys) {
      const other = byName.get(referencedTable);
      if (other) visit(other, [...path, table]);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  const places = new Map([...ordered].map((table, place) => [table.name, place]));
  return [...ordered].map((table, place) => ({
    table,
    late: table.foreignKeys
      .filter(({ referencedTable }) => (places.get(referencedTable) ?? -1) >= place)
      .flatMap(({ columns }) => columns),
  }));
}
