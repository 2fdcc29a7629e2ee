import type { Core } from '@strapi/strapi';
import { MAX_SEARCH_CHARS } from 'contracts';

/** A condition for `whereRaw`, after the name of a column. */
export interface Search {
  like: string;
  bindings: readonly [pattern: string];
}

/**
 * Finds what holds a text, in capitals or not; signs that SQL reads as wildcards stand for themselves.
 * @returns null when there is nothing to look for
 */
export function searchFor(strapi: Core.Strapi, text = ''): Search | null {
  const term = text.trim().slice(0, MAX_SEARCH_CHARS);
  if (!term) return null;
  const operator = strapi.db.dialect.client === 'postgres' ? 'ilike' : 'like';
  return { like: `${operator} ? escape '\\'`, bindings: [`%${term.replace(/[\\%_]/g, '\\$&')}%`] };
}
