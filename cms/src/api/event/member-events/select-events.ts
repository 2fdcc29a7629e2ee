import type { MemberEventsQuery, MemberEventStatus, RegistrationState } from 'contracts';

import { toRange } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import { readStandings, type Standing } from '../registrations/standing';
import { filterPublished } from '../search/in-time';

/** States in which an event is among the person's own. */
const OWN_STATES: readonly RegistrationState[] = ['registered', 'waitlisted', 'offered', 'held'];

/**
 * Selects a page of published events: those not over yet from the nearest on, of all or of the person's own, or those
 * over, or the person's own, from the latest on (member §2). One query reads how the person stands to them.
 * @returns the page's events in their order, and how many there are in all
 */
export async function selectEvents(
  database: Database,
  profileId: number,
  query: MemberEventsQuery,
  now: Date,
): Promise<{ events: Standing[]; total: number }> {
  const { start, limit } = toRange(query);
  const direction = query.status === 'upcoming' || query.status === 'next' ? 'asc' : 'desc';
  const page = eventsOf(database, profileId, query.status, now)
    .orderBy([
      { column: 'event.starts_at', order: direction },
      { column: 'event.id', order: direction },
    ])
    .offset(start)
    .limit(limit);
  const [events, [counted]] = await Promise.all([
    readStandings(database, page, profileId, now),
    eventsOf(database, profileId, query.status, now).count<{ count: number | string }[]>({ count: '*' }),
  ]);
  return { events, total: Number(counted?.count ?? 0) };
}

function eventsOf(database: Database, profileId: number, status: MemberEventStatus, now: Date) {
  const published = database('events as event');
  filterPublished(published, status === 'upcoming' || status === 'past' ? status : 'all', now);
  if (status === 'upcoming' || status === 'past') return published;
  const own = published.whereExists(
    database('registrations as mine')
      .whereRaw('mine.event_id = event.id')
      .where('mine.profile_id', profileId)
      .whereIn('mine.state', OWN_STATES),
  );
  return status === 'next' ? own.where('event.ends_at', '>=', now) : own;
}
