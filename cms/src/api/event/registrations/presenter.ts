import type { OwnRegistration } from 'contracts';

import type { Database } from '../../../shared/transaction';
import type { Attendance } from './attendance';
import { positionsOf } from './line';
import { registrationMachine } from './machine';
import { cancelDeadline, hasStarted, type RegistrableEvent } from './registrable-event';
import { stateOf, takesSeat, waitsUntil, type Registration } from './registration';
import type { Standing } from './standing';

/** Presents how somebody stands to events, by one query for their places in the lines, if they stand in any. */
export async function presentStandings(
  database: Database,
  standings: readonly Standing[],
  now: Date,
): Promise<OwnRegistration[]> {
  const inLine = standings.flatMap(({ registration }) => (registration?.state === 'waitlisted' ? [registration] : []));
  const positions = await positionsOf(database, inLine);
  return standings.map(({ event, registration, taken, waiting }) =>
    toOwnRegistration(event, registration, now, {
      ...{ taken, waiting },
      position: registration ? (positions.get(registration.id) ?? null) : null,
    }),
  );
}

interface Line extends Attendance {
  position: number | null;
}

/** Names the fields that leave the server. Seats that are free while a line waits belong to the line. */
function toOwnRegistration(
  event: RegistrableEvent,
  registration: Registration | null,
  now: Date,
  { taken, waiting, position }: Line,
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
