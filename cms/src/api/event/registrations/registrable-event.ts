import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { pick, selection, type Selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';

/** What registrations need to know of an event. */
export interface RegistrableEvent {
  id: number;
  documentId: string;
  title: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  /** Seats in all; null where there is no limit. */
  capacity: number | null;
  waitlist: boolean;
  /** Until when a seat can be given back; null for until the start. */
  cancelUntil: Date | null;
  confirmWithinHours: number;
  /** Zero is free; minor units. */
  ticketPrice: number;
  /** Since when tickets are sold; null for as long as the event is published. */
  ticketsFrom: Date | null;
  isPublished: boolean;
  /** The row of the profile of who proposed it. */
  proposerId: number | null;
}

const event = tableOf('api::event.event', 'event');

/** A row of `events as event`. Those that were stored before a field was have what the schema has by default. */
export const REGISTRABLE: Selection<RegistrableEvent> = selection({
  ...pick(event, 'id', 'documentId', 'title', 'startsAt', 'endsAt', 'capacity', 'cancelUntil', 'ticketsFrom'),
  location: event.location.or(''),
  waitlist: event.waitlist.or(true),
  confirmWithinHours: event.confirmWithinHours.or(24),
  ticketPrice: event.ticketPrice.or(0),
  isPublished: event.isPublished.or(false),
  proposerId: event.proposedBy,
});

/** Names an event: by its row, or as it is named on the wire. */
export type EventKey = { id: number } | { documentId: string };

/** Reads an event, published or not. @returns null where there is none */
export function readEvent(database: Database, key: EventKey): Promise<RegistrableEvent | null> {
  const found = 'id' in key ? { 'event.id': key.id } : { 'event.document_id': key.documentId };
  return REGISTRABLE.first(database('events as event').where(found));
}

/** Reads events, published or not, in any order. */
export const readEvents = (database: Database, ids: readonly number[]): Promise<RegistrableEvent[]> =>
  REGISTRABLE.all(database('events as event').whereIn('event.id', ids));

/** Reads an event, published or not. @throws NotFoundError for one that there is not */
export async function findEvent(database: Database, documentId: string): Promise<RegistrableEvent> {
  const event = await readEvent(database, { documentId });
  if (!event) throw new errors.NotFoundError(messages.eventNotFound);
  return event;
}

/** Reads a published event. @throws NotFoundError for one that there is not, or that is not published */
export async function findPublishedEvent(database: Database, documentId: string): Promise<RegistrableEvent> {
  const event = await findEvent(database, documentId);
  if (!event.isPublished) throw new errors.NotFoundError(messages.eventNotFound);
  return event;
}

/** Whether nobody can register any more (member §4: events whose date is past cannot be registered for). */
export const hasStarted = ({ startsAt }: Pick<RegistrableEvent, 'startsAt'>, now: Date): boolean => startsAt <= now;

/** Until when a seat can be given back. */
export const cancelDeadline = ({ cancelUntil, startsAt }: RegistrableEvent): Date =>
  cancelUntil && cancelUntil < startsAt ? cancelUntil : startsAt;
