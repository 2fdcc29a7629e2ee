import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { inTransaction, type Database } from '../../../shared/transaction';
import { endOverdue, offerSeats } from './line';
import { notifyOffered } from './notify';
import type { EventKey } from './registrable-event';
import { lockSeats } from './seats';
import { readStanding, type OwnStanding, type Standing } from './standing';

/** Which event a piece of work is about, and whose registration for it, if it is somebody's. */
export type Subject = EventKey & { profileId?: number };

/**
 * Does a piece of work on the registrations of an event, which nobody else changes meanwhile. Before it, whatever waited
 * in vain is over; after it, the seats that are free are offered to the line, and who is offered one is told. All of it
 * is one transaction: it joins the one that is open, which must have read nothing of the event's yet.
 * @param work told how the person stands to the event; may be left out, to bring the line up to date
 * @throws NotFoundError where there is no such event, and whatever the work throws, in which case nothing has changed
 */
export async function atEvent(
  strapi: Core.Strapi,
  subject: Subject,
  now: Date,
  work?: (trx: Database, standing: Standing) => Promise<void>,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const eventId = await lockSeats(trx, subject, now);
    const read = () =>
      eventId === null ? null : readStanding(trx, { id: eventId, profileId: subject.profileId }, now);
    const found = await read();
    if (!found) throw new errors.NotFoundError(messages.eventNotFound);
    const { event } = found;
    if (found.isLate) await endOverdue(trx, event, now);
    // Where nobody waits, nobody does for what the work frees either.
    const offered = found.waiting > 0 ? await offerSeats(trx, event, now) : [];
    const settled = found.isLate || offered.length > 0 ? await read() : found;
    if (settled) await work?.(trx, settled);
    if (work && found.waiting > 0) offered.push(...(await offerSeats(trx, event, now)));
    await notifyOffered(strapi, event, offered);
  });
}

/** Reads how somebody stands to events, and once more where a seat of them had waited too long. */
export async function upToDate<Found extends { events: OwnStanding[] }>(
  strapi: Core.Strapi,
  now: Date,
  read: () => Promise<Found>,
): Promise<Found> {
  const found = await read();
  const late = found.events.filter(({ isLate }) => isLate);
  if (late.length === 0) return found;
  for (const { eventId } of late) await atEvent(strapi, { id: eventId }, now);
  return read();
}
