import type { OwnRegistration } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { attendanceOf, type Attendance } from './attendance';
import { positionsOf } from './line';
import { registrationMachine } from './machine';
import { cancelDeadline, hasStarted, type RegistrableEvent } from './registrable-event';
import { stateOf, takesSeat, waitsUntil, type Registration } from './registration';
import { findRegistrations } from './store';

/** Presents how somebody stands to an event: see `presentOwnRegistrations`. */
export async function presentOwnRegistration(
  database: Database,
  event: RegistrableEvent,
  profileId: number,
  now: Date,
): Promise<OwnRegistration> {
  const [presented] = await presentOwnRegistrations(database, [event], profileId, now);
  if (!presented) throw new Error('An event without a registration, not even an empty one.');
  return presented;
}

/**
 * Presents how somebody stands to each of these events, in their order, by as many queries however many they are. It
 * reads what is hot: the seats, the lines, and the person's places in them.
 */
export async function presentOwnRegistrations(
  database: Database,
  events: readonly RegistrableEvent[],
  profileId: number,
  now: Date,
): Promise<OwnRegistration[]> {
  const eventIds = events.map(({ id }) => id);
  const [own, attendance] = await Promise.all([
    findRegistrations(database, eventIds, profileId),
    attendanceOf(database, eventIds),
  ]);
  const inLine = [...own.values()].filter(({ state }) => state === 'waitlisted');
  const positions = await positionsOf(database, inLine);
  return events.map((event) => {
    const registration = own.get(event.id) ?? null;
    const { taken, waiting } = attendance.get(event.id) ?? { taken: 0, waiting: 0 };
    return toOwnRegistration(event, registration, now, {
      taken,
      waiting,
      position: registration ? (positions.get(registration.id) ?? null) : null,
    });
  });
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
