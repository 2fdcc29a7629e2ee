import type { CheckIn, DoorCounts, DoorEvent, DoorGuest } from 'contracts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A guest of an event, as this device knows them. */
type KeptGuest = DoorGuest & { eventId: string };
/** Somebody whom this device let in without asking: the server is told when the network is back. */
export type QueuedCheckIn = CheckIn & { eventId: string; codeHash: string; name: string };

/** What the server said of a check-in that this device had decided otherwise. */
export interface Conflict {
  key: string;
  eventId: string;
  name: string;
  outcome: 'already' | 'unknown' | 'noSeat';
  /** When the guest was let in here. */
  admittedAt: string;
  /** When and where the guest had come in; null for other conflicts. */
  at: string | null;
  door: string | null;
}

/** What is known of an event besides its guests. */
export interface KeptDoor {
  eventId: string;
  event: DoorEvent;
  counts: DoorCounts | null;
  /** The last change that the guest list knows of. */
  asOf: string | null;
  /** When the list was brought up to date last, by this device's clock. */
  loadedAt: string | null;
}

interface DoorSchema extends DBSchema {
  doors: { key: string; value: KeptDoor };
  guests: { key: [string, string]; value: KeptGuest; indexes: { code: [string, string]; event: string } };
  queue: { key: string; value: QueuedCheckIn; indexes: { code: [string, string]; event: string } };
  conflicts: { key: string; value: Conflict; indexes: { event: string } };
}

export type DoorDatabase = IDBPDatabase<DoorSchema>;

/** Where guest lists and check-ins are kept, so that the door works without a network and after a reload. */
export function openDoorDatabase(): Promise<DoorDatabase> {
  return openDB<DoorSchema>('door', 1, {
    upgrade(database) {
      database.createObjectStore('doors', { keyPath: 'eventId' });
      const guests = database.createObjectStore('guests', { keyPath: ['eventId', '_id'] });
      guests.createIndex('code', ['eventId', 'codeHash']);
      guests.createIndex('event', 'eventId');
      const queue = database.createObjectStore('queue', { keyPath: 'key' });
      queue.createIndex('code', ['eventId', 'code']);
      queue.createIndex('event', 'eventId');
      database.createObjectStore('conflicts', { keyPath: 'key' }).createIndex('event', 'eventId');
    },
  });
}
