import type { StoredTime } from '../../../shared/stored-time';
import type { Database } from '../../../shared/transaction';

/** What the door says of an event, as its row has it; SQLite has numbers for times. */
export interface StoredDoorEvent {
  id: number;
  documentId: string;
  title: string;
  location: string | null;
  startsAt: StoredTime;
  endsAt: StoredTime;
}

/** Reads an event, published or not: a door works for whoever was given a seat. @returns undefined where there is none */
export function readDoorEvent(database: Database, documentId: string): Promise<StoredDoorEvent | undefined> {
  return database('events as event').where('event.document_id', documentId).first({
    id: 'event.id',
    documentId: 'event.document_id',
    title: 'event.title',
    location: 'event.location',
    startsAt: 'event.starts_at',
    endsAt: 'event.ends_at',
  });
}
