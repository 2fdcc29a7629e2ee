import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { toDate, type StoredTime } from '../../../shared/stored-time';
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
  isPublished: boolean;
}

const COLUMNS = {
  id: 'event.id',
  documentId: 'event.document_id',
  title: 'event.title',
  location: 'event.location',
  startsAt: 'event.starts_at',
  endsAt: 'event.ends_at',
  capacity: 'event.capacity',
  waitlist: 'event.waitlist',
  cancelUntil: 'event.cancel_until',
  confirmWithinHours: 'event.confirm_within_hours',
  ticketPrice: 'event.ticket_price',
  isPublished: 'event.is_published',
} as const;

/** What the database answers for the columns. SQLite has numbers for flags and times. */
type Row = Omit<
  RegistrableEvent,
  'location' | 'startsAt' | 'endsAt' | 'waitlist' | 'cancelUntil' | 'confirmWithinHours' | 'ticketPrice' | 'isPublished'
> & {
  location: string | null;
  startsAt: StoredTime;
  endsAt: StoredTime;
  waitlist: boolean | number | null;
  cancelUntil: StoredTime | null;
  confirmWithinHours: number | null;
  ticketPrice: number | null;
  isPublished: boolean | number | null;
};

/** What holds for events that were stored before these fields were: as the schema has them by default. */
const DEFAULTS = { waitlist: true, confirmWithinHours: 24, ticketPrice: 0 } as const;

/** Reads an event, published or not. @returns undefined where there is none */
export async function readEvent(
  database: Database,
  where: { id: number } | { documentId: string },
): Promise<RegistrableEvent | undefined> {
  const found = 'id' in where ? { 'event.id': where.id } : { 'event.document_id': where.documentId };
  const row: Row | undefined = await database('events as event').where(found).first(COLUMNS);
  return row && toEvent(row);
}

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

/** Reads events, by one query. @returns those that there are, by their rows */
export async function readEvents(database: Database, ids: readonly number[]): Promise<Map<number, RegistrableEvent>> {
  const rows = await database('events as event').whereIn('event.id', ids).select<Row[]>(COLUMNS);
  return new Map(rows.map((row) => [row.id, toEvent(row)]));
}

const toEvent = (row: Row): RegistrableEvent => ({
  ...row,
  location: row.location ?? '',
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
  cancelUntil: toDate(row.cancelUntil),
  waitlist: Boolean(row.waitlist ?? DEFAULTS.waitlist),
  confirmWithinHours: row.confirmWithinHours ?? DEFAULTS.confirmWithinHours,
  ticketPrice: row.ticketPrice ?? DEFAULTS.ticketPrice,
  isPublished: Boolean(row.isPublished),
});

/** Whether nobody can register any more (member §4: events whose date is past cannot be registered for). */
export const hasStarted = ({ startsAt }: Pick<RegistrableEvent, 'startsAt'>, now: Date): boolean => startsAt <= now;

/** Until when a seat can be given back. */
export const cancelDeadline = ({ cancelUntil, startsAt }: RegistrableEvent): Date =>
  cancelUntil && cancelUntil < startsAt ? cancelUntil : startsAt;
