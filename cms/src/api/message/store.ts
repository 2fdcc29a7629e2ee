import { pick, selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';
import type { Database } from '../../shared/transaction';

export const THREADS_TABLE = 'message_threads';
export const PARTICIPANTS_TABLE = 'message_participants';
export const INBOXES_TABLE = 'message_inboxes';
export const MESSAGES_TABLE = 'messages';
export const FILES_TABLE = 'message_files';

export const MESSAGE = 'api::message.message';
const me = tableOf('api::message.participant', 'me');
const other = tableOf('api::message.participant', 'other');
const ours = tableOf('api::message.inbox', 'ours');
const theirs = tableOf('api::message.inbox', 'theirs');
const message = tableOf(MESSAGE, 'message');
const file = tableOf('api::message.message-file', 'file');
const profile = tableOf('api::profile.profile', 'profile');

/** A message with what is to be said of its file, whose content is read for whoever opens it alone. */
export const MESSAGE_COLUMNS = {
  messageId: message.id,
  messageDocumentId: message.documentId,
  sentAt: message.createdAt,
  ...pick(message, 'threadId', 'place', 'senderId', 'text'),
  fileKind: file.kind.optional(),
  fileName: file.name.or(''),
  fileBytes: file.bytes.or(0),
  ...pick(file, 'width', 'height'),
};
export const STORED_MESSAGE = selection(MESSAGE_COLUMNS);
export type StoredMessage = ReturnType<typeof STORED_MESSAGE.read>;

/** Messages as `message`, to be filtered, with their files. */
export const messagesOf = (database: Database) =>
  database(`${MESSAGES_TABLE} as message`).leftJoin(`${FILES_TABLE} as file`, 'file.message_id', 'message.id');

/** A thread as one of its two people has it, with its latest message, whose place is the last one. */
export const STORED_THREAD = selection({
  ...MESSAGE_COLUMNS,
  ...pick(me, 'otherId', 'unread', 'seenPlace'),
  otherDocumentId: profile.documentId,
  theirDelivered: other.deliveredPlace,
  theirSeen: other.seenPlace,
  weShow: ours.showsRead,
  theyShow: theirs.showsRead,
});
export type StoredThread = ReturnType<typeof STORED_THREAD.read>;

/** Threads of a person as `me`, to be filtered. */
export const participants = (database: Database, personId: number) =>
  database(`${PARTICIPANTS_TABLE} as me`).where('me.person_id', personId);

/** The same with what `STORED_THREAD` reads. */
export const threadsOf = (database: Database, personId: number) =>
  participants(database, personId)
    .innerJoin(`${PARTICIPANTS_TABLE} as other`, (join) =>
      join.on('other.person_id', 'me.other_id').andOn('other.other_id', 'me.person_id'),
    )
    .innerJoin('profiles as profile', 'profile.id', 'me.other_id')
    .innerJoin(`${INBOXES_TABLE} as ours`, 'ours.person_id', 'me.person_id')
    .innerJoin(`${INBOXES_TABLE} as theirs`, 'theirs.person_id', 'me.other_id')
    .innerJoin(`${MESSAGES_TABLE} as message`, 'message.id', 'me.last_message_id')
    .leftJoin(`${FILES_TABLE} as file`, 'file.message_id', 'message.id');

/** The row of a thread as one person has it with another, to be changed. */
export const participantOf = (database: Database, personId: number, otherId: number) =>
  database(PARTICIPANTS_TABLE).where({ person_id: personId, other_id: otherId });
