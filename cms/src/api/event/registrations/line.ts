import type { Database } from '../../../shared/transaction';
import { hasStarted, type RegistrableEvent } from './registrable-event';
import { REGISTRATION, type Registration } from './registration';
import { freeSeat, takeSeat } from './seats';
import { change, inState, registrations } from './store';

const HOUR_MS = 60 * 60 * 1000;
/** Seats that are offered in one transaction, so that none takes long; the sweep goes on with the rest. */
const OFFERED_AT_ONCE = 200;

/** Somebody whom a seat was just offered. */
export type Offered = Pick<Registration, 'documentId' | 'profileId' | 'place'> & { offeredUntil: Date };

/** Offers each free seat to whoever is first in line. The event's seats are locked. @returns who is to be told */
export async function offerSeats(trx: Database, event: RegistrableEvent, now: Date): Promise<Offered[]> {
  if (hasStarted(event, now) || !event.isPublished) return [];
  const offered: Offered[] = [];
  for (const first of await inState(trx, event.id, 'waitlisted', OFFERED_AT_ONCE)) {
    if (!(await takeSeat(trx, event.id))) break;
    const offeredUntil = offerDeadline(event, now);
    await change(trx, 'offer', first, { state: 'offered', offeredUntil }, now);
    offered.push({ documentId: first.documentId, profileId: first.profileId, place: first.place, offeredUntil });
  }
  return offered;
}

/**
 * Ends the offers and holds whose time is over. A checkout that was not finished leaves an offer as it was. The event's
 * seats are locked.
 */
export async function endOverdue(trx: Database, event: RegistrableEvent, now: Date): Promise<void> {
  const late = await REGISTRATION.all(overdue(trx, now).where('registration.event_id', event.id));
  for (const registration of late) await endWaiting(trx, 'expire', registration, now);
}

/** Registrations whose seat has waited too long. */
export const overdue = (database: Database, now: Date) =>
  registrations(database).where((either) =>
    either
      .where((offered) => offered.where('registration.state', 'offered').where('registration.offered_until', '<=', now))
      .orWhere((held) => held.where('registration.state', 'held').where('registration.held_until', '<=', now)),
  );

/**
 * Ends the waiting of a seat that is offered or held: it goes back, unless it was held under an offer that still
 * stands.
 */
export async function endWaiting(
  trx: Database,
  event: 'expire' | 'release',
  registration: Registration,
  now: Date,
): Promise<void> {
  const { offeredUntil } = registration;
  if (registration.state === 'held' && offeredUntil && offeredUntil > now) {
    await change(trx, event, registration, { state: 'offered', heldUntil: null }, now);
    return;
  }
  await change(trx, event, registration, { state: 'expired', offeredUntil: null, heldUntil: null }, now);
  await freeSeat(trx, registration.eventId);
}

/** An offer stands for the event's hours, though not beyond its start. */
function offerDeadline({ confirmWithinHours, startsAt }: RegistrableEvent, now: Date): Date {
  return new Date(Math.min(now.getTime() + confirmWithinHours * HOUR_MS, startsAt.getTime()));
}
