import type { DoorGuest } from 'contracts';

import { fetchGuests } from './calls';
import type { DoorDatabase, KeptDoor } from '../../../../lib/door-storage/database';

/** Brings the device's guest list up to date: whole for the first time since the page was opened, by changes then. */
export async function bringGuestsUpToDate(
  database: DoorDatabase,
  eventId: string,
  kept: KeptDoor | undefined,
  isWhole: boolean,
): Promise<KeptDoor> {
  const since = isWhole ? undefined : (kept?.asOf ?? undefined);
  const seen = new Set<string>();
  const first = await fetchGuests(eventId, { since });
  let page = first;
  for (;;) {
    await keepGuests(database, eventId, page.data);
    for (const { _id } of page.data) seen.add(_id);
    if (page.meta.after === null) break;
    page = await fetchGuests(eventId, { since, after: page.meta.after });
  }
  if (since === undefined) await forgetOthers(database, eventId, seen);
  const door: KeptDoor = {
    eventId,
    event: first.meta.event,
    counts: kept?.counts ?? null,
    // As the first page has it: what changed while the others came is asked for once more.
    asOf: first.meta.asOf ?? since ?? null,
    loadedAt: new Date().toISOString(),
  };
  await database.put('doors', door);
  return door;
}

/** Keeps guests as the server has them. */
async function keepGuests(database: DoorDatabase, eventId: string, guests: readonly DoorGuest[]): Promise<void> {
  if (guests.length === 0) return;
  const transaction = database.transaction('guests', 'readwrite');
  await Promise.all([...guests.map((guest) => transaction.store.put({ ...guest, eventId })), transaction.done]);
}

/** Whoever is not in the whole list has no seat any more, or has left the portal. */
async function forgetOthers(database: DoorDatabase, eventId: string, seen: ReadonlySet<string>): Promise<void> {
  const transaction = database.transaction('guests', 'readwrite');
  for (const key of await transaction.store.index('event').getAllKeys(eventId)) {
    if (!seen.has(key[1])) await transaction.store.delete(key);
  }
  await transaction.done;
}
