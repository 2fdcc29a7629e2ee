import type { GivenAnswer, RegistrationState } from 'contracts';

import { toDate, type StoredTime } from '../../../shared/stored-time';

export const REGISTRATIONS_TABLE = 'registrations';

/** How a person stands to an event, as its row holds it: one for each of the two. */
export interface Registration {
  id: number;
  documentId: string;
  eventId: number;
  profileId: number;
  state: RegistrationState;
  /** Arrival order among all who came to the event; a new one each time that the person comes anew. */
  place: number;
  /** Until when the offer stands; it outlives a checkout that begins meanwhile. */
  offeredUntil: Date | null;
  heldUntil: Date | null;
  /** What the door asks for; kept when the registration is cancelled, so that the door can say so. */
  ticketCode: string | null;
  /** When the person came in at the door. */
  checkedInAt: Date | null;
  answers: GivenAnswer[];
}

/** Columns of `registrations as registration`. */
export const REGISTRATION_COLUMNS = {
  id: 'registration.id',
  documentId: 'registration.document_id',
  eventId: 'registration.event_id',
  profileId: 'registration.profile_id',
  state: 'registration.state',
  place: 'registration.place',
  offeredUntil: 'registration.offered_until',
  heldUntil: 'registration.held_until',
  ticketCode: 'registration.ticket_code',
  checkedInAt: 'registration.checked_in_at',
  answers: 'registration.answers',
} as const;

/** What the database answers for `REGISTRATION_COLUMNS`. SQLite has text for lists. */
export type RegistrationRow = Omit<Registration, 'offeredUntil' | 'heldUntil' | 'checkedInAt' | 'answers'> & {
  offeredUntil: StoredTime | null;
  heldUntil: StoredTime | null;
  checkedInAt: StoredTime | null;
  answers: GivenAnswer[] | string | null;
};

/** Reads a row of `REGISTRATION_COLUMNS`. */
export const toRegistration = (row: RegistrationRow): Registration => ({
  ...row,
  offeredUntil: toDate(row.offeredUntil),
  heldUntil: toDate(row.heldUntil),
  checkedInAt: toDate(row.checkedInAt),
  answers: readAnswers(row.answers),
});

/** Reads what somebody answered. */
export const readAnswers = (stored: RegistrationRow['answers']): GivenAnswer[] =>
  typeof stored === 'string' ? (JSON.parse(stored) as GivenAnswer[]) : (stored ?? []);

/** Until when a seat that is offered or held waits for its person; null for every other state. */
export function waitsUntil({ state, offeredUntil, heldUntil }: Waiting): Date | null {
  if (state === 'offered') return offeredUntil;
  return state === 'held' ? heldUntil : null;
}
type Waiting = Pick<Registration, 'state' | 'offeredUntil' | 'heldUntil'>;

/** Whether a registration takes one of the event's seats. */
export const takesSeat = ({ state }: Pick<Registration, 'state'>): boolean =>
  state === 'registered' || state === 'offered' || state === 'held';
