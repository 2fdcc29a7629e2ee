import { DOOR_GUESTS_PAGE_SIZE, type RegistrationState } from 'contracts';

import { pick, selection, type Selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { toDate, type StoredTime } from '../../../shared/stored-time';
import type { Database } from '../../../shared/transaction';
import { registrations } from '../registrations/store';

/** Somebody with a ticket, as the door sees them. */
export interface Guest {
  id: number;
  documentId: string;
  name: string;
  state: RegistrationState;
  place: number;
  ticketCode: string | null;
  checkedInAt: Date | null;
  door: string | null;
  checkInKey: string | null;
  /** When the person registered for the first time. */
  createdAt: Date;
}

const registration = tableOf('api::event.registration', 'registration');
const GUEST: Selection<Guest> = selection({
  ...pick(registration, 'id', 'documentId', 'state', 'place', 'ticketCode', 'checkedInAt', 'door', 'checkInKey'),
  createdAt: registration.createdAt,
  name: tableOf('api::profile.profile', 'profile').name,
});

/** Whom a page of the guest list shows, in the order of arrival, and where the next one begins. */
interface GuestPage {
  guests: Guest[];
  next: number | null;
}

/**
 * How far the changes since an instant reach back before it, in milliseconds: what waited for its turn then bears an
 * earlier time than what came before it.
 */
const OVERLAP_MS = 30_000;

const guests = (database: Database, eventId: number) =>
  registrations(database)
    .innerJoin('profiles as profile', 'profile.id', 'registration.profile_id')
    .where('registration.event_id', eventId);

/** All who have a seat for sure. @param after the place behind which the page begins */
export function guestsOf(database: Database, eventId: number, after: number): Promise<GuestPage> {
  return readPage(guests(database, eventId).where('registration.state', 'registered'), after);
}

/** Whose registration has changed since an instant, whatever it is now. @param after as for `guestsOf` */
export function changedGuests(database: Database, eventId: number, after: number, since: Date): Promise<GuestPage> {
  const from = new Date(since.getTime() - OVERLAP_MS);
  return readPage(guests(database, eventId).where('registration.updated_at', '>=', from), after);
}

/** When a registration of an event changed last; null where nobody has come. */
export async function lastChange(database: Database, eventId: number): Promise<Date | null> {
  const row: { updatedAt: StoredTime } | undefined = await registrations(database)
    .where('registration.event_id', eventId)
    .orderBy('registration.updated_at', 'desc')
    .first({ updatedAt: 'registration.updated_at' });
  return toDate(row?.updatedAt ?? null);
}

async function readPage(query: ReturnType<typeof guests>, after: number): Promise<GuestPage> {
  const found = await GUEST.all(
    query
      .where('registration.place', '>', after)
      .orderBy('registration.place')
      .limit(DOOR_GUESTS_PAGE_SIZE + 1),
  );
  const page = found.slice(0, DOOR_GUESTS_PAGE_SIZE);
  return { guests: page, next: found.length > page.length ? (page.at(-1)?.place ?? null) : null };
}

/** Whose registration for this event that is. @param documentId of the registration */
export function findGuestById(database: Database, eventId: number, documentId: string): Promise<Guest | null> {
  return GUEST.first(guests(database, eventId).where('registration.document_id', documentId));
}

/** Who has a ticket of this event with this code, whatever became of it. */
export function findGuest(database: Database, eventId: number, code: string): Promise<Guest | null> {
  return GUEST.first(guests(database, eventId).where('registration.ticket_code', code));
}
