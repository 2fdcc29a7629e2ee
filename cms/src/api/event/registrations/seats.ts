import { randomUUID } from 'node:crypto';

import type { Database } from '../../../shared/transaction';

/** Counts the seats of events; one row for each. */
export const SEATS_TABLE = 'event_seats';

/**
 * Makes the transaction the only one that changes an event's registrations until it ends: whatever else wants to waits
 * for the row. To be called before anything is read in the transaction.
 */
export async function lockSeats(trx: Database, eventId: number, now: Date): Promise<void> {
  await trx(SEATS_TABLE)
    .insert({
      document_id: randomUUID(),
      event_id: eventId,
      taken: 0,
      last_place: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict('event_id')
    .merge({ updated_at: now });
}

/**
 * Takes a seat if one is free. The database decides, in the one statement that also counts the seat: no two of however
 * many at once can have the last one (design §6).
 * @returns false when all are taken
 */
export async function takeSeat(trx: Database, eventId: number): Promise<boolean> {
  const isFree = trx('events')
    .whereRaw('events.id = event_seats.event_id')
    .where((either) => either.whereNull('events.capacity').orWhereRaw('event_seats.taken < events.capacity'));
  const changed: number = await trx(SEATS_TABLE).where({ event_id: eventId }).whereExists(isFree).increment('taken', 1);
  return changed === 1;
}

/** Gives a seat back. */
export async function freeSeat(trx: Database, eventId: number): Promise<void> {
  await trx(SEATS_TABLE).where({ event_id: eventId }).where('taken', '>', 0).decrement('taken', 1);
}

/** The next place in the order of arrival, counted from 1. */
export async function nextPlace(trx: Database, eventId: number): Promise<number> {
  await trx(SEATS_TABLE).where({ event_id: eventId }).increment('last_place', 1);
  const row: { last_place: number } = await trx(SEATS_TABLE).where({ event_id: eventId }).first('last_place');
  return row.last_place;
}
