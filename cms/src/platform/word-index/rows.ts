import type { Core } from '@strapi/strapi';

import type { Database } from '../../shared/transaction';
import { afterPrefix } from './fold';

/** Rows of a table of words, those of the words that begin with one. */
export const rowsOf = (database: Database, table: string, word: string) =>
  database(table).where('word', '>=', word).where('word', '<', afterPrefix(word));

/** How many there are, counted no further than `limit`, as a part of a query. */
export function countRows(database: Database, table: string, word: string, limit: number) {
  const some = rowsOf(database, table, word).select('word').limit(limit);
  return database.count('*').from(some.as('some'));
}

/** The function that finds a text in another one. */
export const position = (strapi: Core.Strapi): string => (strapi.db.dialect.client === 'postgres' ? 'strpos' : 'instr');
