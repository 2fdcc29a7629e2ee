import type { UID } from '@strapi/strapi';

import { pick, selection } from '../tables/selection';
import { tableOf, type Column, type Table } from '../tables/table';
import { tableIndex } from './dialect';
import { fold, wordsOf } from './fold';
import { markStatements } from './marks';
import { sign } from './sign';
import { watchRows } from './watch';
import type { IndexEntry, WordIndex } from './word-index';
import { indexRows } from './write';

/** What is said of an index of documents. */
interface Texts<Uid extends UID.ContentType> {
  /** Names its tables and their column, such as `event` those of `event_words.event_id`. */
  thing: string;
  name: string;
  version: number;
  uid: Uid;
  /** The type's table. */
  source: string;
  /** Attributes that are searched: texts, and lists of texts. */
  texts: readonly (keyof Table<Uid> & string)[];
  /** Those of them that are kept as a whole, too, folded, each in a column of the entries, such as `title_key`. */
  keys?: Readonly<Record<string, keyof Table<Uid> & string>>;
  /** Whether the database marks what is written, for whoever holds the index in memory. */
  isMarked?: boolean;
}

/**
 * An index of all documents of a type. It knows their texts alone: whatever else is asked of them is asked of the
 * documents themselves, so that nothing but the texts can be out of step.
 */
export function textIndex<Uid extends UID.ContentType>(said: Texts<Uid>): WordIndex {
  const { thing, name, version, uid, source, texts, keys = {}, isMarked = false } = said;
  const [key, entries, words] = [`${thing}_id`, `${thing}_entries`, `${thing}_words`];
  const columns = tableOf(uid, thing) as unknown as Readonly<Record<string, Column<unknown>>>;
  const TEXTS = selection(pick(columns, 'id', ...texts));

  const entryOf = (document: Record<string, unknown>): IndexEntry => {
    const id = Number(document['id']);
    const textOf = (attribute: string): string => [document[attribute] ?? ''].flat().map(String).join(' ');
    const found = wordsOf(...texts.map(textOf));
    const folded = Object.entries(keys).map(([column, attribute]) => [column, fold(textOf(attribute))]);
    const row = { [key]: id, ...Object.fromEntries(folded), words: ` ${found.join(' ')} ` };
    const signature = sign([version, row]);
    return {
      id,
      signature,
      rows: { [entries]: [{ ...row, signature }], [words]: found.map((word) => ({ word, [key]: id })) },
    };
  };

  const index: WordIndex = {
    ...{ name, version, source, entries, words, key, alias: thing },
    statements: (dialect) => [
      `create table if not exists ${entries} (
        ${key} integer primary key,
        ${Object.keys(keys)
          .map((column) => `${column} ${dialect.text} not null,`)
          .join(' ')}
        words ${dialect.text} not null,
        signature ${dialect.text} not null
      )`,
      `create table if not exists ${words} (
        word ${dialect.text} not null,
        ${key} integer not null,
        primary key (word, ${key})
      )${dialect.clustered}`,
      tableIndex(`${words}_${thing}`, words, key),
      ...(isMarked ? markStatements({ source, entries, key }, dialect) : []),
    ],
    listed: (database) => database(`${source} as ${thing}`),
    read: async (trx, ids) => (await TEXTS.all(trx(`${source} as ${thing}`).whereIn(`${thing}.id`, ids))).map(entryOf),
    watch: (strapi) => watchRows(strapi, uid, (ids) => indexRows(strapi, index, ids)),
  };
  return index;
}
