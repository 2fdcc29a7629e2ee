import { createHash, randomUUID } from 'node:crypto';

import {
  checkInsAnswer,
  doorApi,
  doorCountsAnswer,
  doorGuestsAnswer,
  ownRegistrationAnswer,
  type CheckIn,
  type CheckInResult,
  type DoorCounts,
  type DoorGuestsAnswer,
} from 'contracts';

import type { BrowserAnswer } from '../helpers/browser';
import { bodyOf } from '../helpers/expectations';
import type { Member } from '../helpers/members';
import { asAdmin, first } from '../console/helpers';
import { register } from '../registrations/helpers';

/** Registers somebody. @returns the code of their ticket */
export async function ticketOf(member: Member, eventId: string): Promise<string> {
  return bodyOf(await register(member, eventId), ownRegistrationAnswer).data.ticketCode ?? '';
}

/** A scan at Gate A, now. */
export const scan = (code: string, fields: Partial<CheckIn> = {}): CheckIn => ({
  key: randomUUID(),
  code,
  door: 'Gate A',
  at: new Date().toISOString(),
  ...fields,
});

export const sendScans = (eventId: string, ...checkIns: CheckIn[]): Promise<BrowserAnswer> =>
  asAdmin(doorApi.checkIns(eventId), { method: 'POST', json: { checkIns } });

/** What became of scans, in their order. */
export const resultsOf = async (eventId: string, ...scans: CheckIn[]): Promise<CheckInResult[]> =>
  bodyOf(await sendScans(eventId, ...scans), checkInsAnswer).data;

/** What became of one. */
export const resultOf = async (eventId: string, ...scans: [CheckIn]): Promise<CheckInResult> =>
  first(await resultsOf(eventId, ...scans));

export const undo = (eventId: string, code: string) => asAdmin(doorApi.checkIn(eventId, code), { method: 'DELETE' });

/** A page of the guest list. */
export const guestsOf = async (
  eventId: string,
  query?: { after?: number; since?: string },
): Promise<DoorGuestsAnswer> => bodyOf(await asAdmin(doorApi.guests(eventId, query)), doorGuestsAnswer);

export const countsOf = async (eventId: string): Promise<DoorCounts> =>
  bodyOf(await asAdmin(doorApi.counts(eventId)), doorCountsAnswer).data;

/** What a device knows a ticket by. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url');
