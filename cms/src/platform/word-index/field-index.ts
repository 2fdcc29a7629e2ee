import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

import type { Database } from '../../shared/transaction';
import { pick, selection } from '../tables/selection';
import { tableOf, type Column } from '../tables/table';
import { tableIndex } from './dialect';
import { wordsOf } from './fold';
import { rowsOf } from './rows';
import { sign, signName } from './sign';
import { watchRows } from './watch';
import type { IndexEntry, WordIndex } from './word-index';
import { indexRows } from './write';

type Query = Knex.QueryBuilder;

/** How much of one text is searched, in characters and in words: nobody looks for what stands behind that. */
const TEXT_CHARS = 50_000;
const TEXT_WORDS = 1_000;
/** Words of all texts of a row together. */
const ROW_WORDS = 4_000;
/** Raised when entries are made in another way. */
const FORMAT = 2;
/** Under which the words of all attributes stand once more: whoever may search them all asks once, however many there are. */
const ALL = '*:';
/** How the tables of all such indexes begin. */
export const FIELD_TABLES = 'made_text_';

/** What is said of an index of documents whose attributes are known at run time alone. */
interface Texts {
  uid: UID.ContentType;
  /** The type's table. */
  source: string;
  /** Attributes that are searched. */
  texts: readonly string[];
}

/** An index that knows which of its words are of which attribute. */
export interface FieldIndex extends WordIndex, Pick<Texts, 'uid' | 'texts'> {}

/**
 * An index of the rows of a type in which each word stands under the attribute that has it: whoever may see some of them
 * finds by these alone, from the moment on in which somebody says so.
 */
export function fieldIndex({ uid, source, texts }: Texts): FieldIndex {
  const thing = `${FIELD_TABLES}${signName(source)}`;
  const [key, entries, words] = [`${thing}_id`, `${thing}_entries`, `${thing}_words`];
  const version = Number.parseInt(signName([FORMAT, ...texts], 8), 16);
  const columns = tableOf(uid, thing) as unknown as Readonly<Record<string, Column<unknown>>>;
  const TEXTS = selection(pick(columns, 'id', ...texts));

  const entryOf = (row: Record<string, unknown>): IndexEntry => {
    const id = Number(row['id']);
    const found = texts.flatMap((name) => {
      const text = row[name];
      if (typeof text !== 'string') return [];
      return wordsOf(text.slice(0, TEXT_CHARS))
        .slice(0, TEXT_WORDS)
        .map((word) => ({ mark: markOf(name), word }));
    });
    const rowWords = found.slice(0, ROW_WORDS);
    const ofAll = texts.length > 1 ? rowWords.map(({ word }) => ALL + word) : [];
    const kept = [...rowWords.map(({ mark, word }) => mark + word), ...new Set(ofAll)];
    const signature = sign([version, kept]);
    return {
      id,
      signature,
      rows: { [entries]: [{ [key]: id, signature }], [words]: kept.map((word) => ({ word, [key]: id })) },
    };
  };

  const index: FieldIndex = {
    ...{ name: thing, version, source, entries, words, key, alias: thing, uid, texts },
    statements: ({ text, clustered }) => [
      `create table if not exists ${entries} (
        ${key} integer primary key,
        signature ${text} not null
      )`,
      `create table if not exists ${words} (
        word ${text} not null,
        ${key} integer not null,
        primary key (word, ${key})
      )${clustered}`,
      tableIndex(`${words}_of`, words, `${key}, word`),
    ],
    listed: (database) => database(`${source} as ${thing}`),
    read: async (trx, ids) => (await TEXTS.all(trx(`${source} as ${thing}`).whereIn(`${thing}.id`, ids))).map(entryOf),
    watch: (strapi: Core.Strapi) => watchRows(strapi, uid, (ids) => indexRows(strapi, index, ids)),
  };
  return index;
}

/** Under which the words of an attribute stand. */
const markOf = (name: string): string => `${signName(name, 8)}:`;

/** Attributes of an index whose words are searched. */
interface Searched {
  index: FieldIndex;
  names: readonly string[];
}

/** The rows that have a word in one of these attributes, each as `id`, once for each word of theirs that begins so. */
export function rowsWithWord(database: Database, searched: Searched, word: string): Query {
  const { key } = searched.index;
  const [first, ...others] = rangesOf(database, searched, word).map((rows) => rows.select({ id: key }));
  return database.from((first as Query).unionAll(others).as('found')).select('id');
}

/** Of which rows those are left that have a word. */
interface Left extends Searched {
  /** The column that names a row. */
  id: string;
  /** Whether each row is asked by itself, as befits a few: for many, PostgreSQL rather reads all that have the word. */
  isEach: boolean;
}

/** Leaves the rows that have a word in one of these attributes. */
export function leaveWithWord(database: Database, rows: Query, { id, isEach, ...searched }: Left, word: string): Query {
  const { words, key } = searched.index;
  return rows.where((any) => {
    for (const range of rangesOf(database, searched, word)) {
      const has = range.whereRaw('?? = ??', [`${words}.${key}`, id]).select(database.raw('1'));
      if (isEach) void any.orWhereRaw('(?) is not null', [has.limit(1)]);
      else void any.orWhereExists(has);
    }
  });
}

/** The rows of words of an index, by the fewest ranges that hold those of the attributes. */
function rangesOf(database: Database, { index, names }: Searched, word: string): Query[] {
  const isWhole = names.length > 1 && index.texts.every((name) => names.includes(name));
  return (isWhole ? [ALL] : names.map(markOf)).map((mark) => rowsOf(database, index.words, mark + word));
}
