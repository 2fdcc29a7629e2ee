import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { indexRows } from '../../../platform/word-index/write';
import { DAY_S } from '../../../shared/seconds';
import { inTransaction, type Database } from '../../../shared/transaction';
import { areApart } from '../../profile/public';
import { storeFile } from '../files/store';
import type { MadeFile } from '../files/make';
import { countEvent, ensureInboxes, eventOf, lockInboxes, type Inbox } from '../inboxes';
import { messageIndex } from '../message-index';
import type { Pair } from '../people';
import { MESSAGES_TABLE, PARTICIPANTS_TABLE, participantOf, THREADS_TABLE, type StoredMessage } from '../store';
import { findSent, type NewMessage } from './sent';

/** Threads that one person begins within a day: counted under the lock, so that many first messages at once begin one. */
const THREADS_A_DAY = 20;
const BEGUN = selection({ createdAt: tableOf('api::message.thread', 'thread').createdAt });

interface Sending {
  now?: Date;
  /** Refuses to begin one thread too many. */
  refuse?: ((seconds: number) => never) | undefined;
}

/**
 * Stores a message with its file, and counts it for both: what is answered is on disk. Of one key that comes several
 * times at once, one is stored.
 * @returns what is stored, and whether it is since now
 * @throws NotFoundError where one of the two has left meanwhile, PolicyError (403) where one has blocked the other; a 409
 * for a key of something else
 */
export async function storeMessage(
  strapi: Core.Strapi,
  pair: Pair,
  { file, ...sent }: NewMessage & { file: MadeFile | null },
  { now = new Date(), refuse }: Sending = {},
): Promise<{ message: StoredMessage; isNew: boolean }> {
  const { readerId, otherId } = pair;
  await ensureInboxes(strapi.db.connection, [readerId, otherId], now);
  return inTransaction(strapi, async (trx) => {
    const inboxes = await lockInboxes(trx, [readerId, otherId]);
    const [own, theirs] = [inboxes.get(readerId), inboxes.get(otherId)];
    if (!own || !theirs) throw new errors.NotFoundError(messages.personNotFound);
    const before = await findSent(trx, pair, sent);
    if (before) return { message: before, isNew: false };
    // Since it was asked, such as while a picture was drawn anew, one of the two may have blocked the other.
    if (await areApart(trx, readerId, otherId)) throw new errors.PolicyError(messages.takesNoMessages);
    const threadId = (await findThread(trx, pair)) ?? (await storeThread(trx, pair, { now, refuse }));
    const { id, place } = await insertMessage(trx, threadId, readerId, sent, now);
    if (file) await storeFile(trx, id, sent.digest, file, now);
    await indexRows(strapi, messageIndex, [id]);
    await tellBoth(trx, { own, theirs, id, place }, now);
    const message = await findSent(trx, pair, sent);
    if (!message) throw new Error('A message is not there once it is stored.');
    return { message, isNew: true };
  });
}

async function findThread(trx: Database, { readerId, otherId }: Pair): Promise<number | undefined> {
  const [found]: number[] = await participantOf(trx, readerId, otherId).pluck('thread_id');
  return found;
}

/** Makes the thread of two people, whose inboxes are locked, so that nobody else does meanwhile. */
async function storeThread(trx: Database, pair: Pair, { now, refuse }: Sending & { now: Date }): Promise<number> {
  const { readerId, otherId } = pair;
  const seconds = await secondsToWait(trx, readerId, now);
  if (seconds > 0) refuse?.(seconds);
  const dates = { created_at: now, updated_at: now };
  const ids = { low_id: Math.min(readerId, otherId), high_id: Math.max(readerId, otherId), begun_by_id: readerId };
  const [stored]: { id: number }[] = await trx(THREADS_TABLE)
    .insert({ ...dates, ...ids, document_id: randomUUID(), last_place: 0 })
    .returning('id');
  const threadId = Number(stored?.id);
  const nothing = { unread: 0, received_place: 0, delivered_place: 0, seen_place: 0, change_seq: 0 };
  const rowOf = (personId: number, other: number) => ({
    ...{ ...dates, ...nothing, document_id: randomUUID(), thread_id: threadId, person_id: personId, other_id: other },
    // Told at once by the first message.
    ...{ last_at: now, last_message_id: 0 },
  });
  await trx(PARTICIPANTS_TABLE).insert([rowOf(readerId, otherId), rowOf(otherId, readerId)]);
  return threadId;
}

/** How long a person waits who has begun as many threads within a day as one may. */
async function secondsToWait(trx: Database, personId: number, now: Date): Promise<number> {
  const [earliest] = await BEGUN.all(
    trx(`${THREADS_TABLE} as thread`)
      .where('thread.begun_by_id', personId)
      .where('thread.created_at', '>', new Date(now.getTime() - DAY_S * 1000))
      .orderBy('thread.created_at', 'desc')
      .offset(THREADS_A_DAY - 1)
      .limit(1),
  );
  return earliest ? Math.max(1, Math.ceil((earliest.createdAt.getTime() - now.getTime()) / 1000) + DAY_S) : 0;
}

async function insertMessage(trx: Database, threadId: number, senderId: number, sent: NewMessage, now: Date) {
  const [thread]: { last_place: number }[] = await trx(THREADS_TABLE)
    .where({ id: threadId })
    .increment('last_place', 1)
    .returning('last_place');
  const place = Number(thread?.last_place);
  const [stored]: { id: number }[] = await trx(MESSAGES_TABLE)
    .insert({
      ...{ document_id: randomUUID(), thread_id: threadId, place, sender_id: senderId },
      ...{ key: sent.key, text: sent.text, created_at: now, updated_at: now },
    })
    .returning('id');
  return { id: Number(stored?.id), place };
}

/** Brings the thread to the top for both, and counts one more unread for the recipient. */
async function tellBoth(
  trx: Database,
  { own, theirs, id, place }: { own: Inbox; theirs: Inbox; id: number; place: number },
  now: Date,
): Promise<void> {
  await countEvent(trx, [own, theirs]);
  const last = { last_at: now, last_message_id: id, updated_at: now };
  await participantOf(trx, own.personId, theirs.personId).update({ ...last, change_seq: eventOf(own) });
  await participantOf(trx, theirs.personId, own.personId).update({
    ...{ ...last, change_seq: eventOf(theirs), received_place: place },
    unread: trx.raw('unread + 1'),
    waiting_since: trx.raw('coalesce(waiting_since, ?)', [now]),
  });
}
