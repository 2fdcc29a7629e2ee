import { messages, type GivenAnswer } from 'contracts';

import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import { registrationMachine } from './machine';
import { cancelDeadline } from './registrable-event';
import { stateOf, takesSeat, type Registration } from './registration';
import { isReminderDue } from './reminder-time';
import { freeSeat, nextPlace, takeSeat, takeSeatInOrder } from './seats';
import type { Standing } from './standing';
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
}

/** What a registration has become. */
export type Become = Pick<Registration, 'documentId' | 'profileId' | 'state' | 'place' | 'ticketCode'>;

/** Gives a seat, or a place in the line. @throws a 409 when the person is in already, or the event is full */
export async function register(
  trx: Database,
  standing: Standing,
  { profileId, answers }: Newcomer,
  now: Date,
): Promise<Become> {
  const { event, registration: former } = standing;
  registrationMachine.check('register', stateOf(former));
  const seated = await takeFreeSeatInOrder(trx, standing);
  const hasSeat = seated !== null;
  if (!hasSeat && !event.waitlist) throw conflict(messages.eventFull);
  const state = hasSeat ? 'registered' : 'waitlisted';
  const place = seated ?? (await nextPlace(trx, event.id));
  const ticketCode = hasSeat ? newTicketCode() : null;
  const remindedAt = isReminderDue(event, now) ? now : null;
  const arrival = {
    eventId: event.id,
    profileId,
    answers,
    state,
    place,
    ticketCode,
    heldUntil: null,
    remindedAt,
  } as const;
  return {
    documentId: await storeRegistration(trx, 'register', arrival, former, now),
    profileId,
    state,
    place,
    ticketCode,
  };
}

/** Takes a seat that nobody in the line waits for. @returns false when there is none */
export async function takeFreeSeat(trx: Database, { event, waiting }: Standing): Promise<boolean> {
  return waiting === 0 && (await takeSeat(trx, event.id));
}

/** The same with the next place in the order of arrival. @returns null when there is no seat */
export async function takeFreeSeatInOrder(trx: Database, { event, waiting }: Standing): Promise<number | null> {
  return waiting === 0 ? takeSeatInOrder(trx, event.id) : null;
}

/** Takes a seat that was offered. @throws a 409 when none is, or when the event asks for a ticket */
export async function confirmOffer(
  trx: Database,
  { event, registration }: Standing,
  now: Date,
): Promise<Become | null> {
  if (!registrationMachine.check('confirm', stateOf(registration)) || !registration) return null;
  if (event.ticketPrice > 0) throw conflict(messages.ticketNeeded);
  return seat(trx, 'confirm', registration, now);
}

/** Makes a seat that is offered or held the person's own. */
export async function seat(
  trx: Database,
  event: 'confirm' | 'pay',
  registration: Registration,
  now: Date,
): Promise<Become> {
  const own = { state: 'registered', ticketCode: newTicketCode(), offeredUntil: null, heldUntil: null } as const;
  await change(trx, event, registration, own, now);
  return { ...registration, ...own };
}

/**
 * Gives up a seat, an offer or a place in the line; only a seat has a deadline.
 * @throws NotFoundError where there is nothing of the kind; a 409 after the deadline, and for whoever has come in
 */
export async function cancel(trx: Database, { event, registration }: Standing, now: Date): Promise<void> {
  if (!registrationMachine.check('cancel', stateOf(registration)) || !registration) return;
  if (registration.checkedInAt) throw conflict(messages.cancelAfterCheckIn);
  if (registration.state === 'registered' && cancelDeadline(event) <= now) throw conflict(messages.cancelTooLate);
  await change(trx, 'cancel', registration, { state: 'cancelled', offeredUntil: null, heldUntil: null }, now);
  if (takesSeat(registration)) await freeSeat(trx, event.id);
}
