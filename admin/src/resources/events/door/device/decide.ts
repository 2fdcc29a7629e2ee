import type { CheckIn, CheckInResult } from 'contracts';

import { hashOf } from './code-hash';
import type { DoorDatabase } from '../../../../lib/door-storage/database';

/** Whether this device has let a ticket in already and the server does not know yet. */
export async function findQueued(
  database: DoorDatabase,
  eventId: string,
  { key, code }: CheckIn,
): Promise<CheckInResult | null> {
  const queued = await database.getFromIndex('queue', 'code', [eventId, code]);
  return queued ? { key, outcome: 'already', name: queued.name, at: queued.at, door: queued.door } : null;
}

/**
 * Decides about a ticket by what the device knows, as the server would. Whoever is let in is queued for the server in
 * the same transaction, so that of two scans at once one is refused.
 */
export async function decideHere(database: DoorDatabase, eventId: string, checkIn: CheckIn): Promise<CheckInResult> {
  const { key, code, door, at } = checkIn;
  const codeHash = await hashOf(code);
  const transaction = database.transaction(['guests', 'queue'], 'readwrite');
  const [guests, queue] = [transaction.objectStore('guests'), transaction.objectStore('queue')];
  const guest = await guests.index('code').get([eventId, codeHash]);
  const queued = await queue.index('code').get([eventId, code]);
  const decide = async (): Promise<CheckInResult> => {
    if (!guest) return { key, outcome: 'unknown', name: null, at: null, door: null };
    const { name } = guest;
    if (!guest.hasSeat) return { key, outcome: 'noSeat', name, at: null, door: null };
    if (queued) return { key, outcome: 'already', name, at: queued.at, door: queued.door };
    if (guest.checkedInAt) return { key, outcome: 'already', name, at: guest.checkedInAt, door: guest.door };
    await queue.add({ key, code, door, at, eventId, codeHash, name });
    await guests.put({ ...guest, checkedInAt: at, door });
    return { key, outcome: 'admitted', name, at, door };
  };
  const result = await decide();
  await transaction.done;
  return result;
}

/** Keeps when and where a guest came in, as the server says; null for whoever has been let out again. */
export async function keepDecision(
  database: DoorDatabase,
  eventId: string,
  code: string,
  { at, door }: Pick<CheckInResult, 'at' | 'door'>,
): Promise<void> {
  const codeHash = await hashOf(code);
  const transaction = database.transaction('guests', 'readwrite');
  const guest = await transaction.store.index('code').get([eventId, codeHash]);
  if (guest) await transaction.store.put({ ...guest, checkedInAt: at, door });
  await transaction.done;
}
