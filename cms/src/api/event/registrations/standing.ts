import type { Knex } from 'knex';

import type { Database } from '../../../shared/transaction';
import type { Attendance } from './attendance';
import { overdue } from './line';
import { REGISTRABLE, type RegistrableEvent } from './registrable-event';
import { REGISTRATION, type Registration } from './registration';
import { SEATS_TABLE } from './seats';

/** How somebody stands to an event, and how full it is, as of one moment. */
export interface Standing extends Attendance {
  event: RegistrableEvent;
  /** Null for whoever has never come. */
  registration: Registration | null;
  /** The row of the profile of who proposed it. */
  proposerId: number | null;
  /** Whether a seat has waited too long, so that its line is to be settled first. */
  isLate: boolean;
}

/** A person's registration beside its event: both tables have columns of one name. */
const BESIDE = REGISTRATION.prefixed('own_');

/**
 * Reads how somebody stands to events, by one query for however many.
 * @param events of `events as event`
 * @param profileId null for nobody
 */
export async function readStandings(
  database: Database,
  events: Knex.QueryBuilder,
  profileId: number | null,
  now: Date,
): Promise<Standing[]> {
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

/** The same of one event; none where there is none of this id. */
export const standingsAt = (database: Database, eventId: string, profileId: number, now: Date) =>
  readStandings(database, database('events as event').where('event.document_id', eventId), profileId, now);
