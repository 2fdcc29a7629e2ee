import { doorApi, type CheckIn, type CheckInResult, type DoorCounts, type DoorGuestsAnswer, type One } from 'contracts';
import { HttpError } from 'react-admin';

import { call } from '../../../../providers/http';

/** How long a guest waits for the server before the device decides by itself, in milliseconds. */
const SCAN_PATIENCE_MS = 4000;
/** How long anything else may take. */
const SYNC_PATIENCE_MS = 20_000;

const within = (milliseconds: number) => ({ signal: AbortSignal.timeout(milliseconds) });

/** A page of the guest list. @throws HttpError */
export const fetchGuests = (
  eventId: string,
  query: { after?: number | undefined; since?: string | undefined },
): Promise<DoorGuestsAnswer> =>
  call(
    doorApi.guests(eventId, {
      ...(query.after !== undefined && { after: query.after }),
      ...(query.since !== undefined && { since: query.since }),
    }),
    within(SYNC_PATIENCE_MS),
  );

/** @throws HttpError */
export const fetchCounts = async (eventId: string): Promise<DoorCounts> =>
  (await call<One<DoorCounts>>(doorApi.counts(eventId), within(SYNC_PATIENCE_MS))).data;

/** Brings one check-in while its guest waits. @throws HttpError */
export async function sendCheckIn(eventId: string, checkIn: CheckIn): Promise<CheckInResult> {
  const [result] = await send(eventId, [checkIn], SCAN_PATIENCE_MS);
  if (!result) throw new HttpError('The server left a check-in without an answer.', 502);
  return result;
}

/** Brings check-ins that waited for the network. @throws HttpError */
export const sendCheckIns = (eventId: string, checkIns: readonly CheckIn[]): Promise<CheckInResult[]> =>
  send(eventId, checkIns, SYNC_PATIENCE_MS);

async function send(eventId: string, checkIns: readonly CheckIn[], patience: number): Promise<CheckInResult[]> {
  const body = JSON.stringify({ checkIns: checkIns.map(({ key, code, door, at }) => ({ key, code, door, at })) });
  const { data } = await call<One<CheckInResult[]>>(doorApi.checkIns(eventId), {
    method: 'POST',
    body,
    ...within(patience),
  });
  return data;
}

/** Takes a check-in back. @throws HttpError */
export const undoCheckIn = (eventId: string, code: string): Promise<unknown> =>
  call(doorApi.checkIn(eventId, code), { method: 'DELETE', ...within(SYNC_PATIENCE_MS) });

/** Whether a failure means that the server cannot be reached, rather than that it refused. */
export const isAway = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);
