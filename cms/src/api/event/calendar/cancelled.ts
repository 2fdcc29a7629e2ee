import type { Core } from '@strapi/strapi';
import type { EventCategory } from 'contracts';

import type { CalendarEvent } from '../../../platform/calendar/event-calendar';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { insertForEach } from '../../../shared/insert-for-each';
import { DAY_S } from '../../../shared/seconds';
import type { Database } from '../../../shared/transaction';
import { FEEDS_TABLE } from './feeds-table';

export const CANCELLED_TABLE = 'calendar_cancellations';

/** How long an event that was taken back or deleted is still told, as cancelled: a calendar that lost it would keep it. */
const CANCELLED_MS = 30 * DAY_S * 1000;

/** From when on what was cancelled is still told. */
const cancelledSince = (now: Date): Date => new Date(now.getTime() - CANCELLED_MS);

const cancellation = tableOf('api::event.calendar-cancellation', CANCELLED_TABLE);
const CANCELLED = selection({
  ...pick(cancellation, 'event', 'title', 'startsAt', 'endsAt', 'createdAt'),
  category: cancellation.category.to((category) => category as EventCategory),
  organizer: cancellation.organizer.or(''),
  location: cancellation.location.or(''),
});

/** An event that is cancelled, as calendars have it. */
export interface CalendarListed {
  id: number;
  documentId: string;
  title: string;
  category: EventCategory;
  organizer: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Keeps what calendars need to strike out an event, as it was when it was public, in the transaction that takes it back
 * or deletes it, before its registrations go: one statement for everybody who has a seat and a feed.
 */
export async function keepCancelled(trx: Database, event: CalendarListed, now: Date): Promise<void> {
  const seated = trx('registrations as registration')
    .innerJoin(`${FEEDS_TABLE} as feed`, 'feed.profile_id', 'registration.profile_id')
    .where({ 'registration.event_id': event.id, 'registration.state': 'registered' });
  await insertForEach(trx, CANCELLED_TABLE, seated, {
    document_id: trx.raw('registration.document_id'),
    profile_id: trx.raw('registration.profile_id'),
    event: event.documentId,
    title: event.title,
    category: event.category,
    organizer: event.organizer,
    location: event.location,
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    created_at: now,
    updated_at: now,
  });
}

/** Lets calendars have events again as they are: those take place after all. */
export async function forgetKept(trx: Database, documentIds: readonly string[]): Promise<void> {
  await trx(CANCELLED_TABLE).whereIn('event', documentIds).delete();
}

/** What was cancelled lately of what a person had a seat at, the latest first. */
export async function findCancelled(
  database: Database,
  profileId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<CalendarEvent[]> {
  const lately = database(CANCELLED_TABLE)
    .where('profile_id', profileId)
    .where('created_at', '>=', cancelledSince(now))
    .orderBy('created_at', 'desc')
    .limit(limit);
  return (await CANCELLED.all(lately)).map(({ event, startsAt, endsAt, createdAt, ...rest }) => ({
    ...{ _id: event, ...rest, description: '', updatedAt: createdAt.toISOString() },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    isCancelled: true,
  }));
}

/** Forgets what calendars have been told for long enough. */
export async function sweepCancelled(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.connection(CANCELLED_TABLE).where('created_at', '<', cancelledSince(now)).delete();
}
