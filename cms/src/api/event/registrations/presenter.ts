import type { OwnRegistration } from 'contracts';

import { registrationMachine } from './machine';
import { cancelDeadline, hasStarted } from './registrable-event';
import { stateOf, takesSeat, waitsUntil } from './registration';
import type { Standing } from './standing';

/**
 * Presents how somebody stands to an event: names the fields that leave the server. Seats that are free while a line
 * waits belong to the line.
 */
export function presentStanding(
  { event, registration, taken, waiting, position }: Standing,
  now: Date,
): OwnRegistration {
  const { capacity } = event;
  const isLimited = capacity !== null || waiting > 0;
  const seatsLeft = capacity === null || waiting > 0 ? 0 : Math.max(0, capacity - taken);
  const hasFreeSeat = !isLimited || seatsLeft > 0;
  const state = stateOf(registration);
  const isOpen = registrationMachine.can('register', state) && !hasStarted(event, now) && event.ticketPrice === 0;
  const hasComeIn = (registration?.checkedInAt ?? null) !== null;
  const isInTime = state !== 'registered' || (!hasComeIn && cancelDeadline(event) > now);
  return {
    state: registration?.state ?? null,
    position,
    waitsUntil: (registration && waitsUntil(registration)?.toISOString()) ?? null,
    ticketCode: registration && takesSeat(registration) ? registration.ticketCode : null,
    cancelUntil: cancelDeadline(event).toISOString(),
    seatsLeft: isLimited ? seatsLeft : null,
    waiting,
    abilities: {
      register: isOpen && hasFreeSeat,
      joinWaitlist: isOpen && !hasFreeSeat && event.waitlist,
      confirm: registrationMachine.can('confirm', state) && event.ticketPrice === 0,
      cancel: registrationMachine.can('cancel', state) && isInTime,
    },
  };
}
