import type { MemberEventsQuery, MemberEventStatus, RegistrationState } from 'contracts';

import { pagedStatement } from '../../../platform/tables/statement';
import { readInTurn } from '../../../shared/in-turn';
import { toRange } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import { selectOwnStandings, toOwnStanding, type OwnStanding } from '../registrations/standing';
import { filterPublished } from '../search/in-time';

/** States in which an event is among the person's own. */
const OWN_STATES: readonly RegistrationState[] = ['registered', 'waitlisted', 'offered', 'held'];

/** States in which a seat is lost unless the person does something. */
const WAITING_STATES: readonly RegistrationState[] = ['offered', 'held'];

/** What stands in one order. Of the person's own, those not over and those that are follow each other. */
type Part = Exclude<MemberEventStatus, 'mine'> | 'before';
/** Those that are over; all others are not. */
const isOver = (part: Part): boolean => part === 'past' || part === 'before';

interface Asked {
  profileId: number;
  now: Date;
}

const page = pagedStatement<Asked>({
  find: (database, asked, part) => eventsOf(database, asked, part as Part),
  order: (part) => {
    const order = isOver(part as Part) ? 'desc' : 'asc';
    return [
      { column: 'event.starts_at', order },
      { column: 'event.id', order },
    ];
  },
  show: selectOwnStandings,
  wide: { table: 'events as event', key: 'event.id' },
});

/**
 * Selects a page of published events: those not over yet from the nearest on, of all, of the person's own, or with a seat
 * that waits for them; those over from the latest on; or the person's own in both of these orders, one after the other
 * (member §2). A query reads how the person stands to them.
 * @returns the page's events in their order, and how many there are in all
 */
export async function selectEvents(
  database: Database,
  profileId: number,
  query: MemberEventsQuery,
  now: Date,
): Promise<{ events: OwnStanding[]; total: number }> {
  const parts: readonly Part[] = query.status === 'mine' ? ['next', 'before'] : [query.status];
  const lists = parts.map((part) => (cut: Parameters<typeof page>[2]) => page(database, { profileId, now }, cut, part));
  const { rows, total } = await readInTurn(lists, toRange(query));
  return { events: rows.map(toOwnStanding), total };
}

function eventsOf(database: Database, { profileId, now }: Asked, part: Part) {
  const published = database('events as event');
  filterPublished(published, isOver(part) ? 'past' : 'upcoming', now);
  if (part === 'upcoming' || part === 'past') return published;
  return published.whereExists(
    database('registrations as mine')
      .whereRaw('mine.event_id = event.id')
      .where('mine.profile_id', profileId)
      .whereIn('mine.state', part === 'waiting' ? WAITING_STATES : OWN_STATES),
  );
}
