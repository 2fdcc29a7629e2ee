import { randomUUID } from 'node:crypto';

import { rowsOf } from '../../../platform/tables/rows';
import type { Database } from '../../../shared/transaction';
import type { EventKey } from './registrable-event';

/** Counts the seats of events; one row for each. */
export const SEATS_TABLE = 'event_seats';

interface Counted {
  last_place: number;
}

/**
 * Makes the transaction the only one that changes an event's registrations until it ends: whatever else wants to waits
 * for the row. To be called before anything is read in the transaction: what this statement reads of the event itself is
 * as old as the moment when it began to wait.
 * @returns the event's row; null where there is no such event
 */
export async function lockSeats(trx: Database, event: EventKey, now: Date): Promise<number | null> {
  const [column, key] = 'id' in event ? ['id', event.id] : ['document_id', event.documentId];
  const answer: unknown = await trx.raw(
    `insert into ${SEATS_TABLE} (document_id, event_id, taken, last_place, created_at, updated_at)
     select ?, event.id, 0, 0, ?, ? from events as event where event.${column} = ?
     on conflict (event_id) do update set updated_at = excluded.updated_at
     returning event_id`,
    [randomUUID(), now, now, key],
  );
  const [locked] = rowsOf<{ event_id: number }>(answer);
  return locked?.event_id ?? null;
}

/**
 * Takes a seat if one is free. The database decides, in the one statement that also counts the seat: no two of however
 * many at once can have the last one (design §6).
 * @returns false when all are taken
 */
export async function takeSeat(trx: Database, eventId: number): Promise<boolean> {
  const changed: number = await withFreeSeat(trx, eventId).increment('taken', 1);
  return changed === 1;
}

/** Takes a seat if one is free, and the next place in the order of arrival with it. @returns null when all are taken */
export async function takeSeatInOrder(trx: Database, eventId: number): Promise<number | null> {
  const [counted]: Counted[] = await withFreeSeat(trx, eventId)
    .increment({ taken: 1, last_place: 1 })
    .returning('last_place');
  return counted?.last_place ?? null;
}

/** The next place in the order of arrival, counted from 1, for whoever takes no seat. */
export async function nextPlace(trx: Database, eventId: number): Promise<number> {
  const [counted]: Counted[] = await seatsOf(trx, eventId).increment('last_place', 1).returning('last_place');
  if (!counted) throw new Error('A place in the line of an event whose seats are not locked.');
  return counted.last_place;
}

/** Gives a seat back. */
export async function freeSeat(trx: Database, eventId: number): Promise<void> {
  await seatsOf(trx, eventId).where('taken', '>', 0).decrement('taken', 1);
}

const seatsOf = (trx: Database, eventId: number) => trx(SEATS_TABLE).where({ event_id: eventId });

const withFreeSeat = (trx: Database, eventId: number) =>
  seatsOf(trx, eventId).whereExists(
    trx('events')
      .whereRaw('events.id = event_seats.event_id')
      .where((either) => either.whereNull('events.capacity').orWhereRaw('event_seats.taken < events.capacity')),
  );
