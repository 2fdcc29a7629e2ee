import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { AT_ONE_STEP, stepByStep } from '../../../shared/step-by-step';
import { inTransaction, type Database } from '../../../shared/transaction';
import { areApart, blockedWith } from '../../profile/public';
import { countEvent, eventOf, lockInboxes } from '../inboxes';
import type { Pair } from '../people';
import { INBOXES_TABLE, MESSAGES_TABLE, participantOf, participants } from '../store';

const OWN = selection(
  pick(
    tableOf('api::message.participant', 'me'),
    ...(['threadId', 'otherId', 'unread', 'seenPlace', 'deliveredPlace', 'receivedPlace', 'changeSeq'] as const),
  ),
);

/**
 * Notes up to which place a person has read the other's messages; never back, and never beyond the latest.
 * @returns whether anything changed
 * @throws NotFoundError where the two have no thread
 */
export async function markRead(strapi: Core.Strapi, { readerId, otherId }: Pair, upTo: number): Promise<boolean> {
  return inTransaction(strapi, async (trx) => {
    const inboxes = await lockInboxes(trx, [readerId, otherId]);
    const own = await OWN.first(participants(trx, readerId).where('me.other_id', otherId));
    const [ours, theirs] = [inboxes.get(readerId), inboxes.get(otherId)];
    if (!own || !ours || !theirs) throw new errors.NotFoundError(messages.personNotFound);
    // Places count the messages of both; only those of the other are read.
    const seen = Math.min(upTo, own.receivedPlace);
    if (seen <= own.seenPlace) return false;
    const unread = await countUnread(trx, own.threadId, otherId, seen);
    const isApart = await areApart(trx, readerId, otherId);
    const delivered = isApart ? own.deliveredPlace : Math.max(own.deliveredPlace, seen);
    // An event in which nothing changes for them would tell as much as the mark that is not shown.
    const isTold = delivered > own.deliveredPlace || (!isApart && ours.showsRead && theirs.showsRead);
    await countEvent(trx, isTold ? [ours, theirs] : [ours]);
    await participantOf(trx, readerId, otherId).update({
      ...{ seen_place: seen, unread, delivered_place: delivered, change_seq: eventOf(ours) },
      ...(unread === 0 && { waiting_since: null }),
    });
    if (isTold) await participantOf(trx, otherId, readerId).update({ change_seq: eventOf(theirs) });
    return true;
  });
}

async function countUnread(trx: Database, threadId: number, senderId: number, after: number): Promise<number> {
  const [counted] = await trx(MESSAGES_TABLE)
    .where({ thread_id: threadId, sender_id: senderId })
    .where('place', '>', after)
    .count<{ count: number | string }[]>({ count: '*' });
  return Number(counted?.count ?? 0);
}

/**
 * Notes that what a person was told of up to an event has arrived.
 * @returns those whose messages they were
 */
export async function markDelivered(strapi: Core.Strapi, personId: number, upTo: number): Promise<number[]> {
  const told: number[] = [];
  await stepByStep(async () => {
    const due = await undelivered(strapi.db.connection, personId, upTo).limit(AT_ONE_STEP).pluck('me.other_id');
    if (due.length > 0) told.push(...(await deliverStep(strapi, personId, due, upTo)));
    return due.length === AT_ONE_STEP;
  });
  return told;
}

/** Threads with messages that have not arrived, as far as events up to this one told of them; none across a block. */
const undelivered = (database: Database, personId: number, upTo: number) =>
  participants(database, personId)
    .where('me.change_seq', '<=', upTo)
    .whereRaw('me.delivered_place < me.received_place')
    .whereNotExists(blockedWith(database, personId, 'me.other_id'))
    .orderBy('me.change_seq');

async function deliverStep(
  strapi: Core.Strapi,
  personId: number,
  others: readonly number[],
  upTo: number,
): Promise<number[]> {
  return inTransaction(strapi, async (trx) => {
    const inboxes = await lockInboxes(trx, [personId, ...others]);
    const due = await OWN.all(undelivered(trx, personId, upTo).whereIn('me.other_id', [...others]));
    const theirs = due.flatMap(({ otherId }) => inboxes.get(otherId) ?? []);
    if (theirs.length > 0) await countEvent(trx, theirs);
    for (const { otherId, receivedPlace } of due) {
      const inbox = inboxes.get(otherId);
      await participantOf(trx, personId, otherId).update({ delivered_place: receivedPlace });
      if (inbox) await participantOf(trx, otherId, personId).update({ change_seq: eventOf(inbox) });
    }
    return due.map(({ otherId }) => otherId);
  });
}

/** Keeps whether others see what a person has read, and they what others have. */
export async function keepShowsRead(database: Database, personId: number, showsRead: boolean): Promise<void> {
  await database(INBOXES_TABLE).where({ person_id: personId }).update({ shows_read: showsRead });
}
