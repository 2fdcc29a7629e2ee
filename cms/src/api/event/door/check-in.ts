import { errors } from '@strapi/utils';
import { messages, type CheckIn, type CheckInOutcome, type CheckInResult } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { REGISTRATIONS_TABLE } from '../registrations/registration';
import { findGuest, type Guest } from './guests';

/*
 * Who comes in, and who does not. The event's seats are locked, as for whatever changes a registration; that nobody
 * comes in twice is the database's business, in the one statement that also lets in.
 */

/** Lets a guest in, or says why not. */
export async function admit(trx: Database, eventId: number, checkIn: CheckIn, now: Date): Promise<CheckInResult> {
  const guest = await findGuest(trx, eventId, checkIn.code);
  return guest
    ? admitGuest(trx, guest, checkIn, now)
    : { key: checkIn.key, outcome: 'unknown', name: null, at: null, door: null };
}

/** The same with a guest who is known. */
export async function admitGuest(
  trx: Database,
  guest: Guest,
  checkIn: Omit<CheckIn, 'code'>,
  now: Date,
): Promise<CheckInResult> {
  const { key, door } = checkIn;
  const at = timeOf(checkIn, guest, now);
  const changed: number = await trx(REGISTRATIONS_TABLE)
    .where({ id: guest.id, state: 'registered' })
    .whereNull('checked_in_at')
    .update({ checked_in_at: at, door, check_in_key: key, updated_at: now });
  if (changed === 1) return { key, outcome: 'admitted', name: guest.name, at: at.toISOString(), door };
  return presentRefusal(key, guest);
}

/** Devices' clocks are wrong at times: nobody is scanned in the future, or before there was a ticket. */
function timeOf({ at }: Pick<CheckIn, 'at'>, { createdAt }: Guest, now: Date): Date {
  return new Date(Math.min(Math.max(new Date(at).getTime(), createdAt.getTime()), now.getTime()));
}

/** What the door tells of a guest who does not come in. */
function presentRefusal(key: string, guest: Guest): CheckInResult {
  const { name, checkedInAt, door } = guest;
  return { key, outcome: outcomeFor(key, guest), name, at: checkedInAt?.toISOString() ?? null, door };
}

function outcomeFor(key: string, { state, checkInKey }: Guest): CheckInOutcome {
  if (state !== 'registered') return 'noSeat';
  return checkInKey === key ? 'repeated' : 'already';
}

/** Takes the check-in of a ticket back. @throws NotFoundError where nobody came in with it */
export const letOut = async (trx: Database, eventId: number, code: string, now: Date): Promise<void> =>
  letGuestOut(trx, await findGuest(trx, eventId, code), now);

/** The same with a guest who is known, or is none. @throws NotFoundError who is not in */
export async function letGuestOut(trx: Database, guest: Guest | null, now: Date): Promise<void> {
  const changed: number = guest
    ? await trx(REGISTRATIONS_TABLE)
        .where({ id: guest.id })
        .whereNotNull('checked_in_at')
        .update({ checked_in_at: null, door: null, check_in_key: null, updated_at: now })
    : 0;
  if (changed !== 1) throw new errors.NotFoundError(messages.checkInNotFound);
}
