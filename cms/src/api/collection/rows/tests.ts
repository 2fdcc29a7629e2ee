import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

import { tableOf, type Column } from '../../../platform/tables/table';
import { searchWords } from '../../../platform/word-index/fold';
import { leaveWithWord, rowsWithWord } from '../../../platform/word-index/field-index';
import { wordIndexOf } from './words';

export type Query = Knex.QueryBuilder;

/** The name of a type's table in queries. */
export const ALIAS = 'made';
/** The column that names a row. */
export const ID = `${ALIAS}.id`;

/** Which rows of a made type a list is of. */
export interface RowList {
  uid: UID.ContentType;
  /** Where a type has drafts, each document has one, and another row once it is published. */
  version: 'draft' | 'published';
  /** The language of the rows, where documents have several. */
  locale: string | null;
  /** Attributes whose words are searched. */
  searched: readonly string[];
}

/** What is wanted of a row. */
export interface Test {
  /** Tells it apart from any other one. */
  key: string;
  /** Columns that it looks at, beside those that name a row. */
  columns: readonly string[];
  /** Leaves the rows that pass it, each asked by itself. */
  leave: (rows: Query) => Query;
  /** The same of all rows that there are, where the database may find first what passes it. */
  leaveOfAll?: (rows: Query) => Query;
  /** The rows that pass it, by their `id` and each at least once, where an index leads to them. */
  lead?: () => Query;
  /** Types behind it: when one of these changes, others may pass. */
  reads?: readonly UID.ContentType[];
}

/** The columns of a type that is known at run time alone. */
export const columnsOf = (uid: UID.ContentType) =>
  tableOf(uid, ALIAS) as unknown as Readonly<Record<string, Column<unknown>>> & { id: Column<number> };

/** Whether the table has rows that are of no such list: of another version, or in another language. */
export const isParted = (strapi: Core.Strapi, { uid, locale }: RowList): boolean =>
  strapi.contentType(uid).options.draftAndPublish || locale !== null;

/** The rows of a list; where a test leads to few of them, those. */
export function rowsIn(strapi: Core.Strapi, { uid, version, locale }: RowList, lead?: () => Query): Query {
  const database = strapi.db.connection;
  const table = `${strapi.db.metadata.get(uid).tableName} as ${ALIAS}`;
  // Joined in this order: SQLite would rather go through all rows.
  const rows = lead
    ? database
        .from(lead().distinct().as('found'))
        .crossJoin(table as never)
        .whereRaw('?? = ??', ['found.id', ID])
    : database(table);
  const published = `${ALIAS}.published_at`;
  if (strapi.contentType(uid).options.draftAndPublish) {
    void (version === 'draft' ? rows.whereNull(published) : rows.whereNotNull(published));
  }
  if (locale !== null) void rows.where(`${ALIAS}.locale`, locale);
  return rows;
}

/** Words that are looked for; the others are passed over. */
const WORDS_MAX = 6;

/** Each word of a search as a test; null where nothing can be found by it. */
export function wordTests(strapi: Core.Strapi, { uid, searched: names }: RowList, search: string): Test[] | null {
  if (search.trim() === '') return [];
  const words = searchWords(search).slice(0, WORDS_MAX);
  const index = wordIndexOf(strapi, uid);
  if (!index || names.length === 0 || words.length === 0) return null;
  const database = strapi.db.connection;
  const searched = { index, names, id: ID };
  return words.map((word) => ({
    key: word,
    columns: [],
    leave: (rows) => leaveWithWord(database, rows, { ...searched, isEach: true }, word),
    leaveOfAll: (rows) => leaveWithWord(database, rows, { ...searched, isEach: false }, word),
    lead: () => rowsWithWord(database, searched, word),
  }));
}

/** A question of one column. */
interface Asked {
  key: string;
  column: string;
  /** Whether an index leads to what passes: see `indexes.ts`. */
  isIndexed: boolean;
}

/** What is asked of one column of the rows themselves. @param leaves each of its questions, such as both ends of a time */
export function columnTest(
  strapi: Core.Strapi,
  list: RowList,
  { key, column, isIndexed }: Asked,
  leaves: readonly ((rows: Query) => Query)[],
): Test {
  const leave = (rows: Query) => leaves.reduce((left, each) => each(left), rows);
  const lead = () => leave(rowsIn(strapi, list)).select({ id: ID });
  return { key, columns: [column], leave, ...(isIndexed && { lead }) };
}

/** A moment as the database has it: SQLite stores milliseconds. */
export const momentIn = (strapi: Core.Strapi, at: Date): Date | number =>
  strapi.db.dialect.client === 'sqlite' ? at.getTime() : at;
