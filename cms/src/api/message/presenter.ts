import { api, type FoundMessage, type Message, type MessageFile, type Person, type Thread } from 'contracts';

import type { StoredMessage, StoredThread } from './store';

/** Longest text of a thread's latest message in a list, in characters. */
const EXCERPT_CHARS = 200;

/** Names the fields of a message that its two people read. @param other profile of the other, on the wire */
export const presentMessage = (row: StoredMessage, readerId: number, other: string): Message => ({
  _id: row.messageDocumentId,
  place: row.place,
  isOwn: row.senderId === readerId,
  text: row.text,
  file: presentFile(row, api.messageFile(other, row.messageDocumentId)),
  sentAt: row.sentAt.toISOString(),
});

/** What came along with a message. @param url where it is read */
export function presentFile(row: StoredMessage, url: string): MessageFile | null {
  const { fileKind, fileName, fileBytes, width, height } = row;
  if (fileKind === null) return null;
  const isPicture = fileKind === 'image' && width !== null && height !== null;
  const picture = isPicture ? { url, alt: '', width, height, sources: [] } : null;
  return { kind: fileKind, name: fileName, size: fileBytes, url, picture };
}

/** Names the fields of a thread that reach one of its two people. @param person the other, as they are shown */
export function presentThread(row: StoredThread, readerId: number, person: Person | null): Thread {
  const last = presentMessage(row, readerId, row.otherDocumentId);
  return {
    _id: row.otherDocumentId,
    person,
    last: { ...last, text: excerpt(last.text) },
    unread: row.unread,
    ...receiptsOf(row),
  };
}

/**
 * How far the reader's messages have come: what one of the two does not show, neither sees; and what is read across a
 * block does not arrive.
 */
export const receiptsOf = ({ theirDelivered, theirSeen, weShow, theyShow }: StoredThread) => ({
  deliveredUpTo: theirDelivered,
  readUpTo: weShow && theyShow ? Math.min(theirSeen, theirDelivered) : 0,
});

/** Names the fields of a message that a search found. */
export const presentFound = (
  row: StoredMessage,
  readerId: number,
  other: string,
  person: Person | null,
): FoundMessage => ({ thread: other, person, message: presentMessage(row, readerId, other) });

const excerpt = (text: string): string => [...text].slice(0, EXCERPT_CHARS).join('');
