import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

import type { Database } from '../../shared/transaction';
import type { Dialect } from './dialect';

/** What an index holds of one thing, such as a person. */
export interface IndexEntry {
  id: number;
  /** Tells whether anything has changed: see `sign`. */
  signature: string;
  /** Rows by the index's tables, each with the thing's id; the entry itself has the signature. */
  rows: Record<string, readonly object[]>;
}

/**
 * An index that is searched for words, alike on both databases (docs/adr/0009-directory-index.md). Its tables are none of
 * Strapi's, whose schema knows neither the order of bytes, which both databases share, nor keys of several columns; it
 * leaves tables that it did not make alone.
 */
export interface WordIndex {
  /** Under which the store knows it. */
  name: string;
  /** Counts the ways in which entries were made; a new one has the index built anew at the next start. */
  version: number;
  /** The table of the things that it is about, such as `profiles`. */
  source: string;
  /** The table of its entries, one for each thing, with `signature`, and `words`, each between spaces. */
  entries: string;
  /** The table of the words that find them. */
  words: string;
  /** Its other tables. */
  details?: readonly string[];
  /** The column of all of them that names a thing by its row, such as `person_id`. */
  key: string;
  /** The statements that make the tables where they are missing. */
  statements: (dialect: Dialect) => readonly string[];
  /** The things that belong into it. */
  listed: (database: Database) => Knex.QueryBuilder;
  /** Under which they are in that query, such as `profile`. */
  alias: string;
  /** What belongs into the index of these things; none for those that it leaves out. */
  read: (trx: Database, ids: readonly number[]) => Promise<IndexEntry[]>;
  /** Keeps it in step with whatever is written. Runs in `register`. */
  watch: (strapi: Core.Strapi) => void;
}

/** All tables that hold rows of a thing, its entry last. */
export const tablesOf = ({ words, details = [], entries }: WordIndex): readonly string[] => [
  words,
  ...details,
  entries,
];
