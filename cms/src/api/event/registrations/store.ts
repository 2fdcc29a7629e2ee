import { randomUUID } from 'node:crypto';

import { messages, type GivenAnswer, type RegistrationState } from 'contracts';

import { advance } from '../../../platform/states/advance';
import type { TargetOf } from '../../../platform/states/machine';
import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import { registrationMachine, type RegistrationEvent } from './machine';
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

type Target<Event extends RegistrationEvent> = TargetOf<typeof registrationMachine, Event>;

/** How a registration begins, for the first time or anew. */
export interface NewRegistration<Event extends RegistrationEvent> {
  eventId: number;
  profileId: number;
  state: Target<Event>;
  place: number;
  answers: readonly GivenAnswer[];
  ticketCode: string | null;
  heldUntil: Date | null;
  /** Set where the reminder would come to whoever has just read when the event is. */
  remindedAt: Date | null;
}

/**
 * Stores how somebody came, or came again. Two at once of one person make one: the other is a 409.
 * @returns the document id of the registration
 */
export async function storeRegistration<Event extends 'register' | 'hold'>(
  trx: Database,
  event: Event,
  { eventId, profileId, state, ...arrival }: NewRegistration<Event>,
  former: Registration | null,
  now: Date,
): Promise<string> {
  const documentId = former?.documentId ?? randomUUID();
  const columns = {
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
  const isStored = former
    ? await lead(trx, event, former, state, columns)
    : await insertOnce(trx, {
        ...{ document_id: documentId, event_id: eventId, profile_id: profileId, state, created_at: now },
        ...columns,
      });
  if (!isStored) throw conflict(messages.alreadyRegistered);
  return documentId;
}

async function insertOnce(trx: Database, columns: Record<string, unknown>): Promise<boolean> {
  const inserted: unknown[] = await trx(REGISTRATIONS_TABLE)
    .insert(columns)
    .onConflict(['event_id', 'profile_id'])
    .ignore()
    .returning('id');
  return inserted.length === 1;
}

/** What changes of a registration that is there. */
export type Change<Event extends RegistrationEvent> = Partial<
  Pick<Registration, 'offeredUntil' | 'heldUntil' | 'ticketCode'>
> & { state: Target<Event> };

/** Leads a registration from the state that it was read in to another one. @throws a 409 when it is in neither */
export async function change<Event extends RegistrationEvent>(
  trx: Database,
  event: Event,
  registration: Registration,
  { state, offeredUntil, heldUntil, ticketCode }: Change<Event>,
  now: Date,
): Promise<void> {
  const isLed = await lead(trx, event, registration, state, {
    ...(offeredUntil !== undefined && { offered_until: offeredUntil }),
    ...(heldUntil !== undefined && { held_until: heldUntil }),
    ...(ticketCode !== undefined && { ticket_code: ticketCode }),
    updated_at: now,
  });
  if (!isLed) throw conflict(messages.notRegistered);
}

const lead = <Event extends RegistrationEvent>(
  trx: Database,
  event: Event,
  { id, state: from }: Registration,
  to: Target<Event>,
  columns: Record<string, unknown>,
): Promise<boolean> =>
  advance(trx(REGISTRATIONS_TABLE).where({ id }), registrationMachine, event, { from, to }, columns);
