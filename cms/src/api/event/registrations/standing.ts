import type { Knex } from 'knex';

import type { Selection } from '../../../platform/tables/selection';
import { statement } from '../../../platform/tables/statement';
import type { Database } from '../../../shared/transaction';
import type { Attendance } from './attendance';
import { overdue } from './line';
import { REGISTRABLE, type EventKey, type RegistrableEvent } from './registrable-event';
import { REGISTRATION, SHOWN_REGISTRATION, type Registration, type ShownRegistration } from './registration';
import { SEATS_TABLE } from './seats';

/** How somebody stands to an event, and how full it is, as of one moment. */
export interface OwnStanding<Own = ShownRegistration> extends Attendance {
  eventId: number;
  /** Null for whoever has never come. */
  registration: Own | null;
  /** Where the person stands in the line, from 1; null for whoever does not. */
  position: number | null;
  /** Whether a seat has waited too long, so that its line is to be settled first. */
  isLate: boolean;
}

/** The same with all that their rows have, as changes need it. */
export interface Standing extends OwnStanding<Registration> {
  event: RegistrableEvent;
}

/** A row that no profile has. */
const NOBODY = 0;

/** A person's registration beside its event: both tables have columns of one name. */
const BESIDE = REGISTRATION.prefixed('own_');
const SHOWN_BESIDE = SHOWN_REGISTRATION.prefixed('own_');

/** Adds how somebody stands to events to a query of `events as event`, to be read by `toOwnStanding`. */
export const selectOwnStandings: SelectStandings = (events, database, asked) =>
  joinStandings(events, database, asked).select(SHOWN_BESIDE.columns);

const selectStandings: SelectStandings = (events, database, asked) =>
  joinStandings(events, database, asked).select({ ...REGISTRABLE.columns, ...BESIDE.columns });

type SelectStandings = typeof joinStandings;

function joinStandings(
  events: Knex.QueryBuilder,
  database: Database,
  { profileId, now }: { profileId: number; now: Date },
): Knex.QueryBuilder {
  const waiting = database('registrations as waiting')
    .whereRaw('waiting.event_id = event.id')
    .where('waiting.state', 'waitlisted');
  const ahead = database('registrations as ahead')
    .whereRaw('ahead.event_id = event.id and ahead.place <= registration.place')
    .where('ahead.state', 'waitlisted')
    .count('*');
  // The states stand beside the event in an index: of the many who are registered, none is looked at.
  const late = overdue(database, now)
    .whereRaw("registration.event_id = event.id and registration.state in ('offered', 'held')")
    .select(database.raw('1'));
  return events
    .leftJoin('registrations as registration', (join) => {
      join.on('registration.event_id', 'event.id').andOnVal('registration.profile_id', profileId);
    })
    .leftJoin(`${SEATS_TABLE} as seats`, 'seats.event_id', 'event.id')
    .select({ event_id: 'event.id', own_event_id: 'registration.event_id', taken: 'seats.taken' })
    .select(waiting.count('*').as('waiting'), database.raw('exists ? as ??', [late, 'isLate']))
    .select(database.raw("case registration.state when 'waitlisted' then ? end as position", [ahead]));
}

/** Reads a row of `selectOwnStandings`. */
export const toOwnStanding = (stored: object): OwnStanding => readStored(stored as Stored, SHOWN_BESIDE);

const toStanding = (stored: object): Standing => ({
  ...readStored(stored as Stored, BESIDE),
  event: REGISTRABLE.read(stored),
});

function readStored<Own>(stored: Stored, beside: Selection<Own>): OwnStanding<Own> {
  return {
    eventId: stored.event_id,
    registration: stored.own_event_id === null ? null : beside.read(stored),
    position: stored.position === null ? null : Number(stored.position),
    taken: stored.taken ?? 0,
    waiting: Number(stored.waiting),
    isLate: Boolean(stored.isLate),
  };
}

/** What a row has beside the columns of its event and of the registration. */
interface Stored {
  event_id: number;
  own_event_id: number | null;
  taken: number | null;
  waiting: number | string;
  position: number | string | null;
  isLate: boolean | number;
}

const ofEvent = statement<{ key: number | string; profileId: number; now: Date }>(
  (database, { key, ...whose }, column) =>
    selectStandings(database('events as event').where(`event.${column}`, key), database, whose),
);

/**
 * Reads how somebody stands to an event, as of now.
 * @param event where no profile is said, it is how nobody stands to it
 * @returns null where there is no such event
 */
export async function readStanding(
  database: Database,
  event: EventKey & { profileId?: number | undefined },
  now: Date,
): Promise<Standing | null> {
  const [column, key] = 'id' in event ? ['id', event.id] : ['document_id', event.documentId];
  const [row] = await ofEvent(database, { key, profileId: event.profileId ?? NOBODY, now }, column);
  return row ? toStanding(row) : null;
}
