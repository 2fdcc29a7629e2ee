import type { MemberEventsQuery, MemberEventStatus, RegistrationState } from 'contracts';

import { toRange } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import { overdue } from '../registrations/line';
import type { Standing } from '../registrations/presenter';
import { REGISTRABLE } from '../registrations/registrable-event';
import { REGISTRATION } from '../registrations/registration';
import { SEATS_TABLE } from '../registrations/seats';
import { filterPublished } from '../search/in-time';

/** States in which an event is among the person's own. */
const OWN_STATES: readonly RegistrationState[] = ['registered', 'waitlisted', 'offered', 'held'];

/** An event with how a person stands to it, as of one moment. */
export interface SelectedEvent extends Standing {
  /** The row of the profile of who proposed it. */
  proposerId: number | null;
  /** Whether a seat has waited too long, so that its line is to be settled first. */
  isLate: boolean;
}

/** One event with how a person stands to it; none where there is none of this id. */
export const selectEvent = (database: Database, profileId: number, documentId: string, now: Date) =>
  readStandings(database, database('events as event').where('event.document_id', documentId), profileId, now);

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
): Promise<{ events: SelectedEvent[]; total: number }> {
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

/** A person's registration beside its event: both tables have columns of one name. */
const BESIDE = REGISTRATION.prefixed('own_');

async function readStandings(
  database: Database,
  events: ReturnType<typeof eventsOf>,
  profileId: number,
  now: Date,
): Promise<SelectedEvent[]> {
  const waiting = database('registrations as waiting')
    .whereRaw('waiting.event_id = event.id')
    .where('waiting.state', 'waitlisted');
  const late = overdue(database, now).whereRaw('registration.event_id = event.id').select(database.raw('1'));
  const rows: Stored[] = await events
    .leftJoin('registrations as registration', (join) => {
      join.on('registration.event_id', 'event.id').andOnVal('registration.profile_id', profileId);
    })
    .leftJoin(`${SEATS_TABLE} as seats`, 'seats.event_id', 'event.id')
    .select({ ...REGISTRABLE.columns, ...BESIDE.columns, proposerId: 'event.proposed_by_id', taken: 'seats.taken' })
    .select(waiting.count('*').as('waiting'), database.raw('exists ? as ??', [late, 'isLate']));
  return rows.map((row) => ({
    event: REGISTRABLE.read(row),
    registration: row.own_id === null ? null : BESIDE.read(row),
    proposerId: row.proposerId,
    taken: row.taken ?? 0,
    waiting: Number(row.waiting),
    isLate: Boolean(row.isLate),
  }));
}

/** What a row has beside the columns of its event and of the registration. */
interface Stored {
  own_id: number | null;
  proposerId: number | null;
  taken: number | null;
  waiting: number | string;
  isLate: boolean | number;
}
