import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

import type { Column } from '../tables/table';

type Compared = string | number | boolean | Date;

/** What is asked of a column of a thing, of the database and of what is held in memory alike. */
export interface Condition {
  column: Column<Compared>;
  is: '=' | '>' | '<=';
  value: Compared;
}

/** Leaves the rows that meet conditions. */
export function applyConditions(rows: Knex.QueryBuilder, conditions: readonly Condition[]): void {
  for (const { column, is, value } of conditions) void rows.where(column.sql, is, value);
}

/** What is searched for among things that are held in memory. */
export interface HeldSearch {
  /** Words that all must begin a word of the thing. */
  words: readonly string[];
  conditions: readonly Condition[];
  /** By the things' ids. */
  order: 'asc' | 'desc';
  start: number;
  limit: number;
  /** How many are counted at most; the list ends there. */
  most: number;
}

/** Finds a page of such things, and how many there are. @returns null while they are not held */
export type FindHeld = (strapi: Core.Strapi, search: HeldSearch) => Promise<{ ids: number[]; total: number } | null>;
