import type { EventSeats, OwnRegistration } from 'contracts';

import type { Attendance } from './attendance';
import { registrationMachine } from './machine';
import { cancelDeadline, hasStarted, type RegistrableEvent } from './registrable-event';
import { stateOf, takesSeat, waitsUntil } from './registration';
import type { OwnStanding } from './standing';

/** Presents how full an event is. Seats that are free while a line waits belong to the line. */
export function presentSeats({ capacity }: RegistrableEvent, { taken, waiting }: Attendance): EventSeats {
  if (waiting > 0) return { seatsLeft: 0, waiting };
  return { seatsLeft: capacity === null ? null : Math.max(0, capacity - taken), waiting };
}

/**
 * Presents how somebody stands to an event: names the fields that leave the server.
 */
export function presentStanding(
  event: RegistrableEvent,
  { registration, position, ...attendance }: OwnStanding,
  now: Date,
): OwnRegistration {
  const { seatsLeft, waiting } = presentSeats(event, attendance);
  const hasFreeSeat = seatsLeft !== 0;
  const state = stateOf(registration);
  const isOpen = registrationMachine.can('register', state) && !hasStarted(event, now) && event.ticketPrice === 0;
  const hasOwnSeat = registration !== null && takesSeat(registration);
  const hasComeIn = (registration?.checkedInAt ?? null) !== null;
  const isInTime = state !== 'registered' || (!hasComeIn && cancelDeadline(event) > now);
  return {
    state: registration?.state ?? null,
    position,
    waitsUntil: (registration && waitsUntil(registration)?.toISOString()) ?? null,
    ticketCode: registration && takesSeat(registration) ? registration.ticketCode : null,
    cancelUntil: cancelDeadline(event).toISOString(),
    seatsLeft,
    waiting,
    abilities: {
      register: isOpen && hasFreeSeat,
      buy: registrationMachine.can('hold', state) && isOnSale(event, now) && (hasFreeSeat || hasOwnSeat),
      joinWaitlist: isOpen && !hasFreeSeat && event.waitlist,
      confirm: registrationMachine.can('confirm', state) && event.ticketPrice === 0,
      cancel: registrationMachine.can('cancel', state) && isInTime,
    },
  };
}

/** Whether tickets of an event are sold now. */
const isOnSale = (event: RegistrableEvent, now: Date): boolean =>
  event.ticketPrice > 0 && (event.ticketsFrom === null || event.ticketsFrom <= now) && !hasStarted(event, now);
