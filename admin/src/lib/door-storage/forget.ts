import { openDoorDatabase, type DoorDatabase } from './database';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes guest lists off the device: names are kept no longer than the door needs them. What is unsent stays. */
async function forget(database: DoorDatabase, isOver: (endsAt: string) => boolean): Promise<void> {
  for (const { eventId, event } of await database.getAll('doors')) {
    if (!isOver(event.endsAt)) continue;
    const transaction = database.transaction(['doors', 'guests'], 'readwrite');
    for (const key of await transaction.objectStore('guests').index('event').getAllKeys(eventId)) {
      await transaction.objectStore('guests').delete(key);
    }
    await transaction.objectStore('doors').delete(eventId);
    await transaction.done;
  }
}

/** Forgets the guests of events that ended a day ago or earlier. */
export const forgetPastEvents = (database: DoorDatabase, now = Date.now()): Promise<void> =>
  forget(database, (endsAt) => new Date(endsAt).getTime() + DAY_MS <= now);

/** Forgets all guests: whoever worked at the door has signed out. */
export async function forgetGuests(): Promise<void> {
  const database = await openDoorDatabase();
  try {
    await forget(database, () => true);
  } finally {
    database.close();
  }
}
