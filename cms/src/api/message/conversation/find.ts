import type { Core } from '@strapi/strapi';
import { MESSAGES_PAGE_SIZE, messages, type Thread, type ThreadDetail, type ThreadQuery } from 'contracts';
import { errors } from '@strapi/utils';

import type { SignedInUser } from '../../../platform/accounts';
import { findPeople } from '../../profile/public';
import { standingBetween, type Pair } from '../people';
import { presentMessage, presentThread, receiptsOf } from '../presenter';
import { hasOpenReport } from '../reports/store';
import { messagesOf, STORED_MESSAGE, STORED_THREAD, threadsOf, type StoredThread } from '../store';

/** Presents a person's threads in the order of their rows. */
export async function presentThreads(
  strapi: Core.Strapi,
  rows: readonly StoredThread[],
  personId: number,
): Promise<Thread[]> {
  const others = rows.map(({ otherId }) => otherId);
  const people = await findPeople(strapi, others, { profileId: personId });
  return rows.map((row) => presentThread(row, personId, people.get(row.otherId) ?? null));
}

/** Those of a person's threads that they have not read to the end, the latest first; none for an account without a profile. */
export async function unreadThreads(
  strapi: Core.Strapi,
  { profileId }: Pick<SignedInUser, 'profileId'>,
  rows: number,
): Promise<Thread[]> {
  if (profileId === null) return [];
  const unread = threadsOf(strapi.db.connection, profileId).where('me.unread', '>', 0);
  const found = await STORED_THREAD.all(unread.orderByRaw('me.last_at desc, me.id desc').limit(rows));
  return presentThreads(strapi, found, profileId);
}

/** The thread of two people as one of them has it; null where nobody has written yet. */
export const findThread = (strapi: Core.Strapi, { readerId, otherId }: Pair): Promise<StoredThread | null> =>
  STORED_THREAD.first(threadsOf(strapi.db.connection, readerId).where('me.other_id', otherId));

/**
 * A thread as it is opened, also where nobody has written yet.
 * @param other profile of the other, on the wire
 * @throws NotFoundError for somebody who has left, and with whom there is no thread
 */
export async function readThread(
  strapi: Core.Strapi,
  pair: Pair & { takesMessages: boolean },
  other: string,
  query: ThreadQuery,
): Promise<ThreadDetail> {
  const stored = await findThread(strapi, pair);
  const { person, closed, mentorship } = await standingBetween(strapi, pair);
  if (!stored && !person) throw new errors.NotFoundError(messages.personNotFound);
  const last = stored?.place ?? 0;
  const [from, to] = placesOf(query, last);
  const database = strapi.db.connection;
  const rows = stored
    ? await STORED_MESSAGE.all(
        messagesOf(database)
          .where('message.thread_id', stored.threadId)
          .whereBetween('message.place', [from, to])
          .orderBy('message.place'),
      )
    : [];
  return {
    ...{ _id: other, person, closed, mentorship },
    messages: rows.map((row) => presentMessage(row, pair.readerId, other)),
    hasEarlier: from > 1,
    hasLater: to < last,
    unread: stored?.unread ?? 0,
    seenUpTo: stored?.seenPlace ?? 0,
    ...(stored ? receiptsOf(stored) : { deliveredUpTo: 0, readUpTo: 0 }),
    isReported: stored !== null && (await hasOpenReport(database, stored.threadId, pair.readerId)),
  };
}

/** The first and last place of what a query asks for. Places have no gap, so that a page is a range of them. */
function placesOf({ before, after, around }: ThreadQuery, last: number): [from: number, to: number] {
  if (after !== undefined) {
    const from = Math.min(after, last) + 1;
    return [from, Math.min(from + MESSAGES_PAGE_SIZE - 1, last)];
  }
  const end = before === undefined ? (around ?? last) + MESSAGES_PAGE_SIZE / 2 - 1 : before - 1;
  const to = Math.min(before === undefined && around === undefined ? last : end, last);
  return [Math.max(1, to - MESSAGES_PAGE_SIZE + 1), to];
}
