import type { Core } from '@strapi/strapi';
import { CHANGED_THREADS_MAX, type MessageChanges } from 'contracts';

import { standingOf } from '../inboxes';
import { STORED_THREAD, threadsOf } from '../store';
import { presentThreads } from './find';

/**
 * What changed for a person after an event: whole states, so that what is told twice changes nothing. How far the events
 * have come is read first: what happens meanwhile may be told already, and is told once more.
 * @param after null for whoever knows nothing, who is told where they stand
 */
export async function readChanges(
  strapi: Core.Strapi,
  personId: number,
  after: number | null,
): Promise<MessageChanges> {
  const { seq, removedSeq, unread } = await standingOf(strapi.db.connection, personId);
  const standing = { upTo: seq, unread };
  if (after === null || after === seq) return { ...standing, threads: [], isMore: false };
  // Of an event that never was, such as before the database was put back.
  if (after > seq) return { ...standing, threads: [], isMore: true };
  const rows = await STORED_THREAD.all(
    threadsOf(strapi.db.connection, personId)
      .where('me.change_seq', '>', after)
      .orderBy('me.change_seq', 'desc')
      .limit(CHANGED_THREADS_MAX + 1),
  );
  const threads = await presentThreads(strapi, rows.slice(0, CHANGED_THREADS_MAX), personId);
  return { ...standing, threads, isMore: rows.length > CHANGED_THREADS_MAX || after < removedSeq };
}
