import { messages, type GivenAnswer } from 'contracts';

import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import { lineLength } from './line';
import { registrationMachine } from './machine';
import { cancelDeadline, type RegistrableEvent } from './registrable-event';
import { stateOf, takesSeat, type Registration } from './registration';
import { isReminderDue } from './reminder-time';
import { freeSeat, nextPlace, takeSeat } from './seats';
import { storeRegistration, change } from './store';
import { newTicketCode } from './ticket-code';

/*
 * What becomes of a registration, as `machine.ts` declares it. The event's seats are locked, and what waited in vain is
 * over already: see `at-event.ts`.
 */

/** Somebody who comes to an event. */
export interface Newcomer {
  profileId: number;
  answers: readonly GivenAnswer[];
  /** What their row says; null for the first time. */
  former: Registration | null;
}

/** Gives a seat, or a place in the line. @throws a 409 when the person is in already, or the event is full */
export async function register(trx: Database, event: RegistrableEvent, newcomer: Newcomer, now: Date): Promise<void> {
  registrationMachine.check('register', stateOf(newcomer.former));
  const hasSeat = await takeFreeSeat(trx, event);
  if (!hasSeat && !event.waitlist) throw conflict(messages.eventFull);
  await storeRegistration(
    trx,
    'register',
    {
      ...{ eventId: event.id, profileId: newcomer.profileId, answers: newcomer.answers },
      state: hasSeat ? 'registered' : 'waitlisted',
      place: await nextPlace(trx, event.id),
      ticketCode: hasSeat ? newTicketCode() : null,
      heldUntil: null,
      remindedAt: isReminderDue(event, now) ? now : null,
    },
    newcomer.former,
    now,
  );
}

/** Takes a seat that nobody in the line waits for. @returns false when there is none */
export async function takeFreeSeat(trx: Database, { id }: RegistrableEvent): Promise<boolean> {
  return (await lineLength(trx, id)) === 0 && (await takeSeat(trx, id));
}

/** Takes a seat that was offered. @throws a 409 when none is, or when the event asks for a ticket */
export async function confirmOffer(
  trx: Database,
  registration: Registration | null,
  { ticketPrice }: RegistrableEvent,
  now: Date,
): Promise<void> {
  if (!registrationMachine.check('confirm', stateOf(registration)) || !registration) return;
  if (ticketPrice > 0) throw conflict(messages.ticketNeeded);
  await seat(trx, 'confirm', registration, now);
}

/** Makes a seat that is offered or held the person's own. */
export async function seat(
  trx: Database,
  event: 'confirm' | 'pay',
  registration: Registration,
  now: Date,
): Promise<void> {
  const own = { state: 'registered', ticketCode: newTicketCode(), offeredUntil: null, heldUntil: null } as const;
  await change(trx, event, registration, own, now);
}

/**
 * Gives up a seat, an offer or a place in the line; only a seat has a deadline.
 * @throws NotFoundError where there is nothing of the kind; a 409 after the deadline, and for whoever has come in
 */
export async function cancel(
  trx: Database,
  registration: Registration | null,
  event: RegistrableEvent,
  now: Date,
): Promise<void> {
  if (!registrationMachine.check('cancel', stateOf(registration)) || !registration) return;
  if (registration.checkedInAt) throw conflict(messages.cancelAfterCheckIn);
  if (registration.state === 'registered' && cancelDeadline(event) <= now) throw conflict(messages.cancelTooLate);
  await change(trx, 'cancel', registration, { state: 'cancelled', offeredUntil: null, heldUntil: null }, now);
  if (takesSeat(registration)) await freeSeat(trx, event.id);
}
