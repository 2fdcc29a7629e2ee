import type { Knex } from 'knex';

import { tableIndex } from '../../platform/word-index/dialect';
import { wordsOf } from '../../platform/word-index/fold';
import { sign } from '../../platform/word-index/sign';
import type { IndexEntry, WordIndex } from '../../platform/word-index/word-index';
import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';
import { MESSAGE, MESSAGES_TABLE, THREADS_TABLE } from './store';

/*
 * The words of messages, once for each of their two people and under that person's mark: a search is a range of the
 * index that holds nobody else's words, however much others write.
 */
const ENTRIES = 'message_entries';
const WORDS = 'message_words';

/** Counts the ways in which entries were made; a new one has the index built anew at the next start. */
const VERSION = 1;

const WRITTEN = selection({
  ...pick(tableOf(MESSAGE, 'message'), 'id', 'text'),
  ...pick(tableOf('api::message.thread', 'thread'), 'lowId', 'highId'),
});

/** A word as a person finds it. */
export const ownWord = (personId: number, word: string): string => `${personId}:${word}`;

/** Nothing listens: messages are written, and never changed, by SQL that calls `indexRows`. */
export const messageIndex: WordIndex = {
  ...{ name: 'messages', version: VERSION, source: MESSAGES_TABLE, alias: 'message' },
  ...{ entries: ENTRIES, words: WORDS, key: 'message_id' },
  statements: ({ text, clustered }) => [
    `create table if not exists ${ENTRIES} (
      message_id integer primary key,
      words ${text} not null,
      signature ${text} not null
    )`,
    `create table if not exists ${WORDS} (
      word ${text} not null,
      message_id integer not null,
      primary key (word, message_id)
    )${clustered}`,
    tableIndex(`${WORDS}_message`, WORDS, 'message_id'),
  ],
  listed: (database) => database(`${MESSAGES_TABLE} as message`),
  async read(trx, ids) {
    const rows = trx(`${MESSAGES_TABLE} as message`).innerJoin(
      `${THREADS_TABLE} as thread`,
      'thread.id',
      'message.thread_id',
    );
    return (await WRITTEN.all(rows.whereIn('message.id', ids))).map(entryOf);
  },
  watch: () => undefined,
};

function entryOf({ id, text, lowId, highId }: ReturnType<typeof WRITTEN.read>): IndexEntry {
  const words = wordsOf(text).flatMap((word) => [ownWord(lowId, word), ownWord(highId, word)]);
  const row = { message_id: id, words: ` ${words.join(' ')} ` };
  const signature = sign([VERSION, row]);
  return {
    ...{ id, signature },
    rows: { [ENTRIES]: [{ ...row, signature }], [WORDS]: words.map((word) => ({ word, message_id: id })) },
  };
}

/** Takes messages out of the index, in the transaction that deletes them. @param ids finds their rows */
export async function forgetWords(trx: Database, ids: () => Knex.QueryBuilder): Promise<void> {
  for (const table of [WORDS, ENTRIES]) await trx(table).whereIn('message_id', ids()).delete();
}
