import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  messages,
  type CheckIn,
  type CheckInResult,
  type DoorCounts,
  type DoorGuestsAnswer,
  type DoorGuestsQuery,
} from 'contracts';

import { admit, admitGuest, letGuestOut, letOut } from '../door/check-in';
import { countGuests } from '../door/counts';
import { readDoorEvent, type StoredDoorEvent } from '../door/door-event';
import { changedGuests, findGuestById, guestsOf, lastChange } from '../door/guests';
import { presentDoorEvent, presentGuest } from '../door/presenter';
import { conflict } from '../../../shared/conflict';
import { atEvent } from '../registrations/at-event';

const doorService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * A page of the guest list as a device at the door keeps it: all who have a seat, or whoever changed since.
   * @throws NotFoundError
   */
  async guests(documentId: string, { after, since }: DoorGuestsQuery): Promise<DoorGuestsAnswer> {
    const event = await findEvent(strapi, documentId);
    const database = strapi.db.connection;
    // Before the guests are read, so that a change meanwhile is asked for once more.
    const asOf = await lastChange(database, event.id);
    const page = since
      ? await changedGuests(database, event.id, after, new Date(since))
      : await guestsOf(database, event.id, after);
    return {
      data: page.guests.map(presentGuest),
      meta: { event: presentDoorEvent(event), after: page.next, asOf: asOf?.toISOString() ?? null },
    };
  },

  /** How many have a seat, and are in. @throws NotFoundError */
  async counts(documentId: string): Promise<DoorCounts> {
    const { id } = await findEvent(strapi, documentId);
    return countGuests(strapi.db.connection, id);
  },

  /**
   * Lets guests in, one result for each, in their order. Sending a check-in again changes nothing, so that a device
   * whose answer was lost may. @throws NotFoundError
   */
  async checkIn(documentId: string, checkIns: readonly CheckIn[], now = new Date()): Promise<CheckInResult[]> {
    const { id } = await findEvent(strapi, documentId);
    const results: CheckInResult[] = [];
    await atEvent(strapi, { id }, now, async (trx) => {
      for (const checkIn of checkIns) results.push(await admit(trx, id, checkIn, now));
    });
    return results;
  },

  /** Takes a check-in back: the guest can come in again. @throws NotFoundError where nobody came in with this ticket */
  async undo(documentId: string, code: string, now = new Date()): Promise<void> {
    const { id } = await findEvent(strapi, documentId);
    await atEvent(strapi, { id }, now, (trx) => letOut(trx, id, code, now));
  },

  /**
   * Lets in a guest who shows no ticket.
   * @throws NotFoundError
   * @throws a 409 for whoever has no seat, or is in already
   */
  async checkInGuest(documentId: string, registrationId: string, door: string, now = new Date()): Promise<void> {
    const { id } = await findEvent(strapi, documentId);
    const checkIn = { key: randomUUID(), door, at: now.toISOString() };
    await atEvent(strapi, { id }, now, async (trx) => {
      const guest = await findGuestById(trx, id, registrationId);
      if (!guest) throw new errors.NotFoundError(messages.guestNotFound);
      const { outcome } = await admitGuest(trx, guest, checkIn, now);
      if (outcome === 'noSeat') throw conflict(messages.guestWithoutSeat);
      if (outcome !== 'admitted') throw conflict(messages.guestAlreadyIn);
    });
  },

  /** Takes that back. @throws NotFoundError where the guest is not in */
  async undoGuest(documentId: string, registrationId: string, now = new Date()): Promise<void> {
    const { id } = await findEvent(strapi, documentId);
    await atEvent(strapi, { id }, now, async (trx) =>
      letGuestOut(trx, await findGuestById(trx, id, registrationId), now),
    );
  },
});

export default doorService;

/** @throws NotFoundError for an event that there is not */
async function findEvent(strapi: Core.Strapi, documentId: string): Promise<StoredDoorEvent> {
  const event = await readDoorEvent(strapi.db.connection, documentId);
  if (!event) throw new errors.NotFoundError(messages.eventNotFound);
  return event;
}
