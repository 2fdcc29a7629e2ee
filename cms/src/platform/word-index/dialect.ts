/** How the two databases differ where the tables of an index are made. */
export interface Dialect {
  /** Type of texts that are compared byte by byte, alike on both. */
  text: string;
  /** Keeps the rows of a table in the order of its key. */
  clustered: string;
  /** Whether an index may hold long texts beside its columns. */
  holdsTexts: boolean;
}

export const sqlite: Dialect = { text: 'text', clustered: ' without rowid', holdsTexts: true };
export const postgres: Dialect = { text: 'text collate "C"', clustered: '', holdsTexts: false };

/** The statement of an index of a table. */
export const tableIndex = (name: string, table: string, columns: string): string =>
  `create index if not exists ${name} on ${table} (${columns})`;
