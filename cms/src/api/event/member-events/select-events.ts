import type { MemberEventsQuery, MemberEventStatus, RegistrationState } from 'contracts';

import { toRange } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import { filterPublished } from '../search/in-time';

/** States in which an event is among the person's own. */
const OWN_STATES: readonly RegistrationState[] = ['registered', 'waitlisted', 'offered', 'held'];

/** An event of a list: its row, and that of the profile of who proposed it. */
export interface SelectedEvent {
  id: number;
  proposerId: number | null;
}

/** Columns of `SelectedEvent`, of `events as event`. */
export const SELECTED_COLUMNS = { id: 'event.id', proposerId: 'event.proposed_by_id' } as const;

/**
 * Selects a page of published events: those not over yet from the nearest on, of all or of the person's own, or those
 * over, or the person's own, from the latest on (member §2).
 * @returns the page's events in their order, and how many there are in all
 */
export async function selectEvents(
  database: Database,
  profileId: number,
  query: MemberEventsQuery,
  now: Date,
): Promise<{ events: SelectedEvent[]; total: number }> {
  const { start, limit } = toRange(query);
  const direction = query.status === 'upcoming' || query.status === 'next' ? 'asc' : 'desc';
  const [events, [counted]] = await Promise.all([
    eventsOf(database, profileId, query.status, now)
      .orderBy([
        { column: 'event.starts_at', order: direction },
        { column: 'event.id', order: direction },
      ])
      .offset(start)
      .limit(limit)
      .select<SelectedEvent[]>(SELECTED_COLUMNS),
    eventsOf(database, profileId, query.status, now).count<{ count: number | string }[]>({ count: '*' }),
  ]);
  return { events, total: Number(counted?.count ?? 0) };
}

function eventsOf(database: Database, profileId: number, status: MemberEventStatus, now: Date) {
  const published = database('events as event');
  filterPublished(published, status === 'upcoming' || status === 'past' ? status : 'all', now);
  if (status === 'upcoming' || status === 'past') return published;
  const own = published
    .innerJoin('registrations as registration', 'registration.event_id', 'event.id')
    .where('registration.profile_id', profileId)
    .whereIn('registration.state', OWN_STATES);
  return status === 'next' ? own.where('event.ends_at', '>=', now) : own;
}
