import { CHECK_INS_MAX, type CheckInResult } from 'contracts';

import { sendCheckIns } from './calls';
import type { Conflict, DoorDatabase, QueuedCheckIn } from '../../../../lib/door-storage/database';

/**
 * Brings the queue of an event to the server, in as many calls as it takes. Whatever is answered leaves the queue; what
 * the server decided otherwise is kept as a conflict until somebody has read it.
 * @throws HttpError, in which case the rest stays in the queue
 */
export async function bringQueue(database: DoorDatabase, eventId: string): Promise<void> {
  for (;;) {
    const batch = await database.getAllFromIndex('queue', 'event', eventId, CHECK_INS_MAX);
    if (batch.length === 0) return;
    await settle(database, batch, await sendCheckIns(eventId, batch));
  }
}

async function settle(
  database: DoorDatabase,
  batch: readonly QueuedCheckIn[],
  results: readonly CheckInResult[],
): Promise<void> {
  const transaction = database.transaction(['guests', 'queue', 'conflicts'], 'readwrite');
  const guests = transaction.objectStore('guests');
  for (const checkIn of batch) {
    const result = results.find(({ key }) => key === checkIn.key);
    if (!result) throw new Error('The server left a check-in without an answer.');
    await transaction.objectStore('queue').delete(checkIn.key);
    const guest = await guests.index('code').get([checkIn.eventId, checkIn.codeHash]);
    if (guest) await guests.put({ ...guest, checkedInAt: result.at, door: result.door });
    const conflict = conflictOf(checkIn, result);
    if (conflict) await transaction.objectStore('conflicts').put(conflict);
  }
  await transaction.done;
}

function conflictOf(
  { key, eventId, name, at: admittedAt }: QueuedCheckIn,
  { outcome, at, door }: CheckInResult,
): Conflict | null {
  if (outcome === 'admitted' || outcome === 'repeated') return null;
  return { key, eventId, name, outcome, admittedAt, at, door };
}

/** Takes a check-in back that the server has not been told of. @returns whether there was one */
export async function takeFromQueue(database: DoorDatabase, eventId: string, code: string): Promise<boolean> {
  const transaction = database.transaction(['guests', 'queue'], 'readwrite');
  const queued = await transaction.objectStore('queue').index('code').get([eventId, code]);
  if (queued) {
    await transaction.objectStore('queue').delete(queued.key);
    const guests = transaction.objectStore('guests');
    const guest = await guests.index('code').get([eventId, queued.codeHash]);
    if (guest) await guests.put({ ...guest, checkedInAt: null, door: null });
  }
  await transaction.done;
  return queued !== undefined;
}
