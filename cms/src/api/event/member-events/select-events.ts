import type { MemberEventsQuery, MemberEventStatus, RegistrationState } from 'contracts';

import { pagedStatement } from '../../../platform/tables/statement';
import { toRange } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import { selectStandings, toStanding, type Standing } from '../registrations/standing';
import { filterPublished } from '../search/in-time';

/** States in which an event is among the person's own. */
const OWN_STATES: readonly RegistrationState[] = ['registered', 'waitlisted', 'offered', 'held'];

interface Asked {
  profileId: number;
  now: Date;
}

const page = pagedStatement<Asked>({
  find: (database, asked, status) => eventsOf(database, asked, status as MemberEventStatus),
  order: (status) => {
    const order = status === 'upcoming' || status === 'next' ? 'asc' : 'desc';
    return [
      { column: 'event.starts_at', order },
      { column: 'event.id', order },
    ];
  },
  show: selectStandings,
  wide: { table: 'events as event', key: 'event.id' },
});

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
  const { rows, total } = await page(database, { profileId, now }, toRange(query), query.status);
  return { events: rows.map(toStanding), total };
}

function eventsOf(database: Database, { profileId, now }: Asked, status: MemberEventStatus) {
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
