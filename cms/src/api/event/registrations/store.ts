import { randomUUID } from 'node:crypto';

import { messages, type GivenAnswer, type RegistrationState } from 'contracts';

import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import { REGISTRATION, REGISTRATIONS_TABLE, type Registration } from './registration';

/** The columns of registrations of some kind, to be filtered further. */
export const registrations = (database: Database) => database(`${REGISTRATIONS_TABLE} as registration`);

/** A person's registration for an event. @returns null for whoever has never come */
export function findRegistration(database: Database, eventId: number, profileId: number): Promise<Registration | null> {
  return REGISTRATION.first(
    registrations(database).where({ 'registration.event_id': eventId, 'registration.profile_id': profileId }),
  );
}

/** Registrations of an event in one state, in the order of arrival. */
export function inState(
  trx: Database,
  eventId: number,
  state: RegistrationState,
  limit: number,
): Promise<Registration[]> {
  const found = registrations(trx).where({ 'registration.event_id': eventId, 'registration.state': state });
  return REGISTRATION.all(found.orderBy('registration.place').limit(limit));
}

/** How a registration begins, for the first time or anew. */
export interface NewRegistration {
  eventId: number;
  profileId: number;
  state: 'registered' | 'waitlisted' | 'held';
  place: number;
  answers: readonly GivenAnswer[];
  ticketCode: string | null;
  heldUntil: Date | null;
  /** Set where the reminder would come to whoever has just read when the event is. */
  remindedAt: Date | null;
}

/** Stores how somebody came, or came again. Two at once of one person make one: the other is a 409. */
export async function storeRegistration(
  trx: Database,
  { eventId, profileId, state, ...arrival }: NewRegistration,
  former: Registration | null,
  now: Date,
): Promise<void> {
  const columns = {
    state,
    place: arrival.place,
    answers: JSON.stringify(arrival.answers),
    ticket_code: arrival.ticketCode,
    held_until: arrival.heldUntil,
    offered_until: null,
    reminded_at: arrival.remindedAt,
    checked_in_at: null,
    door: null,
    check_in_key: null,
    updated_at: now,
  };
  const changed: unknown[] | number = former
    ? await trx(REGISTRATIONS_TABLE).where({ id: former.id, state: former.state }).update(columns)
    : await trx(REGISTRATIONS_TABLE)
        .insert({ document_id: randomUUID(), event_id: eventId, profile_id: profileId, created_at: now, ...columns })
        .onConflict(['event_id', 'profile_id'])
        .ignore()
        .returning('id');
  const count = typeof changed === 'number' ? changed : changed.length;
  if (count !== 1) throw conflict(messages.alreadyRegistered);
}

/** What changes of a registration that is there. */
export type Change = Partial<Pick<Registration, 'offeredUntil' | 'heldUntil' | 'ticketCode'>> & {
  state: RegistrationState;
};

/** Leads a registration from the state that it was read in to another one. @throws a 409 when it is in neither */
export async function change(
  trx: Database,
  registration: Registration,
  { state, offeredUntil, heldUntil, ticketCode }: Change,
  now: Date,
): Promise<void> {
  const changed: number = await trx(REGISTRATIONS_TABLE)
    .where({ id: registration.id, state: registration.state })
    .update({
      state,
      ...(offeredUntil !== undefined && { offered_until: offeredUntil }),
      ...(heldUntil !== undefined && { held_until: heldUntil }),
      ...(ticketCode !== undefined && { ticket_code: ticketCode }),
      updated_at: now,
    });
  if (changed !== 1) throw conflict(messages.notRegistered);
}
