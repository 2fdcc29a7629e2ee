import type { Core } from '@strapi/strapi';

import { stepByStep } from '../../../shared/step-by-step';
import type { Database } from '../../../shared/transaction';
import { atEvent } from './at-event';
import { overdue } from './line';
import { REGISTRATIONS_TABLE } from './registration';
import { SEATS_TABLE } from './seats';

/**
 * Brings the lines up to date that nobody looks at: offers and holds whose time is over, and seats that became free
 * because an editor gave an event more of them. Each is a transaction that holds whoever else sweeps.
 */
export async function sweepLines(strapi: Core.Strapi, now: Date): Promise<void> {
  const database = strapi.db.connection;
  const late: number[] = await overdue(database, now).distinct('registration.event_id').pluck('registration.event_id');
  const waiting = new Set([...late, ...(await linesBeforeFreeSeats(database, now))]).values();
  await stepByStep(async () => {
    const { value: eventId } = waiting.next();
    if (eventId !== undefined) await atEvent(strapi, { id: eventId }, now);
    return eventId !== undefined;
  });
}

/** Events to come that have a line and a free seat. It goes through those to come alone, by the index of the list. */
function linesBeforeFreeSeats(database: Database, now: Date): Promise<number[]> {
  return database('events as event')
    .leftJoin(`${SEATS_TABLE} as seats`, 'seats.event_id', 'event.id')
    .where('event.is_published', true)
    .where('event.starts_at', '>', now)
    .where((either) => either.whereNull('event.capacity').orWhereRaw('coalesce(seats.taken, 0) < event.capacity'))
    .whereExists(
      database(`${REGISTRATIONS_TABLE} as registration`)
        .whereRaw('registration.event_id = event.id')
        .where('registration.state', 'waitlisted'),
    )
    .pluck('event.id');
}
