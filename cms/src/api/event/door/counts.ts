import type { DoorCounts } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { registrations } from '../registrations/store';

/** Counts the guests of an event, by two queries that their indexes answer. Whoever is in has a seat. */
export async function countGuests(database: Database, eventId: number): Promise<DoorCounts> {
  const [seats, doors] = await Promise.all([
    registrations(database)
      .where({ 'registration.event_id': eventId, 'registration.state': 'registered' })
      .count<[{ total: number | string }]>({ total: '*' })
      .first(),
    registrations(database)
      .where('registration.event_id', eventId)
      .whereNotNull('registration.door')
      .groupBy('registration.door')
      .orderBy('registration.door')
      .select({ door: 'registration.door' })
      .count<{ door: string; total: number | string }[]>({ total: '*' }),
  ]);
  const through = doors.map(({ door, total }) => ({ door, checkedIn: Number(total) }));
  return {
    registered: Number(seats?.total ?? 0),
    checkedIn: through.reduce((sum, { checkedIn }) => sum + checkedIn, 0),
    doors: through,
  };
}
