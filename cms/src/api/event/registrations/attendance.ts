import type { Database } from '../../../shared/transaction';
import { SEATS_TABLE } from './seats';
import { registrations } from './store';

/** How many seats of an event are taken, and how many people stand in its line. */
export interface Attendance {
  taken: number;
  waiting: number;
}

interface Counted {
  eventId: number;
  count: number | string;
}

/** How full events are, by two queries for however many. @returns one for each of the ids */
export async function attendanceOf(database: Database, eventIds: readonly number[]): Promise<Map<number, Attendance>> {
  const [seats, lines] = await Promise.all([
    database(SEATS_TABLE).whereIn('event_id', eventIds).select<Counted[]>({ eventId: 'event_id', count: 'taken' }),
    registrations(database)
      .whereIn('registration.event_id', eventIds)
      .where('registration.state', 'waitlisted')
      .groupBy('registration.event_id')
      .select({ eventId: 'registration.event_id' })
      .count<Counted[]>({ count: '*' }),
  ]);
  const countIn = (counted: readonly Counted[], id: number) =>
    Number(counted.find(({ eventId }) => eventId === id)?.count ?? 0);
  return new Map(eventIds.map((id) => [id, { taken: countIn(seats, id), waiting: countIn(lines, id) }]));
}
