import { messages } from 'contracts';

import { selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import type { Pair } from '../people';
import { MESSAGE_COLUMNS, messagesOf, PARTICIPANTS_TABLE, type StoredMessage } from '../store';

/** What somebody sends, as it is compared with what they have sent under its key. */
export interface NewMessage {
  key: string;
  text: string;
  /** Of the file as it was sent; empty for none. */
  digest: string;
}

const SENT = selection({
  ...MESSAGE_COLUMNS,
  otherId: tableOf('api::message.participant', 'me').otherId,
  digest: tableOf('api::message.message-file', 'file').digest.or(''),
});

/**
 * What a person has sent under a key.
 * @returns null for a new key @throws a 409 where it was something else, or for somebody else
 */
export async function findSent(
  database: Database,
  { readerId, otherId }: Pair,
  { key, text, digest }: NewMessage,
): Promise<StoredMessage | null> {
  const found = await SENT.first(
    messagesOf(database)
      .innerJoin(`${PARTICIPANTS_TABLE} as me`, (join) =>
        join.on('me.thread_id', 'message.thread_id').andOn('me.person_id', 'message.sender_id'),
      )
      .where({ 'message.sender_id': readerId, 'message.key': key }),
  );
  if (!found) return null;
  const isSame = found.otherId === otherId && found.text === text && found.digest === digest;
  if (!isSame) throw conflict(messages.messageKeyTaken);
  return found;
}
