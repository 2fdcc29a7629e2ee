import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { inTransaction, type Database } from '../../../shared/transaction';
import { overdue, settleLine } from './line';
import { notifyOffered } from './notify';
import { readEvent, type RegistrableEvent } from './registrable-event';
import { lockSeats } from './seats';

/**
 * Does a piece of work on the registrations of an event, which nobody else changes meanwhile. Before it, whatever waited
 * in vain is over; after it, the seats that are free are offered to the line, and who is offered one is told. All of it
 * is one transaction: it joins the one that is open, which must have read nothing of the event's yet.
 * @param work may be left out, to bring the line up to date
 * @throws NotFoundError where there is no such event, and whatever the work throws, in which case nothing has changed
 */
export async function atEvent(
  strapi: Core.Strapi,
  eventId: number,
  now: Date,
  work?: (trx: Database, event: RegistrableEvent) => Promise<void>,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    await lockSeats(trx, eventId, now);
    const event = await readEvent(trx, { id: eventId });
    if (!event) throw new errors.NotFoundError(messages.eventNotFound);
    const offered = await settleLine(trx, event, now);
    await work?.(trx, event);
    offered.push(...(await settleLine(trx, event, now)));
    await notifyOffered(strapi, event, offered);
  });
}

/** Brings those of these events up to date where a seat has waited too long, before somebody reads their lines. */
export async function settleOverdue(strapi: Core.Strapi, eventIds: readonly number[], now: Date): Promise<void> {
  const late: number[] = await overdue(strapi.db.connection, now)
    .whereIn('registration.event_id', eventIds)
    .distinct('registration.event_id')
    .pluck('registration.event_id');
  for (const eventId of new Set(late)) await atEvent(strapi, eventId, now);
}
