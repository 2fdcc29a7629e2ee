import type { Core } from '@strapi/strapi';
import { messages } from 'contracts';

import { conflict } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { forgetKept, keepCancelled, type CalendarListed } from '../calendar/cancelled';
import { EVENT_MESSAGES_TABLE } from '../messages/event-message';
import { moneyHeldFor } from '../../payment/public';
import { forgetCancelled, noteCancelled } from './cancellations';
import { forgetMoves, noteMoved } from './moves';
import { GRACE_MS } from './notify-later';
import { REGISTRATIONS_TABLE } from './registration';
import { lockSeats, SEATS_TABLE } from './seats';
import { isElsewhere } from './whereabouts';

const EVENT = 'api::event.event';

type Subscriber = Exclude<Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0], (...args: never[]) => unknown>;
type Write = Parameters<NonNullable<Subscriber['beforeDelete']>>[0];

/** What a hook leaves for the one after the write. */
const NOTED = 'eventsOfRegistrations';

/** An event as it is before a write, or after it. */
interface NotedEvent extends CalendarListed {
  isPublished: boolean;
}

/**
 * An event that is deleted, by whichever way, takes its registrations and messages along; one that is not over and that
 * people paid for stays, until they have their money back. Whoever counted on one that
 * is deleted before it starts is told so; likewise of one that is taken back, unless it is soon published again, since
 * its registrations stay; and of one that has another time or place. Belongs into `register`.
 */
export function watchEvents(strapi: Core.Strapi): void {
  const note = async ({ state, params }: Write): Promise<void> => {
    state[NOTED] = await readEvents(strapi, params.where ?? {});
  };
  const noteDeletion = async (write: Write): Promise<void> => {
    await note(write);
    await refuseWherePaid(strapi, notedIn(write.state), new Date());
  };
  const noteChange = (write: Write) => (isNews(write) ? note(write) : Promise.resolve());

  const forget = async ({ state }: Write): Promise<void> => {
    const events = notedIn(state);
    if (events.length === 0) return;
    await inTransaction(strapi, async (trx) => {
      const now = new Date();
      const ids = events.map(({ id }) => id);
      for (const event of toCome(events, now)) await noteCancelled(trx, event, now, now);
      for (const event of listed(events, now)) await keepCancelled(trx, event, now);
      await forgetMoves(trx, ids);
      for (const table of [REGISTRATIONS_TABLE, SEATS_TABLE, EVENT_MESSAGES_TABLE]) {
        await trx(table).whereIn('event_id', ids).delete();
      }
    });
  };
  const follow = async (write: Write): Promise<void> => {
    const events = notedIn(write.state);
    if (events.length === 0) return;
    await inTransaction(strapi, async (trx) => {
      const now = new Date();
      await followPublishing(trx, events, publishedIn(write), now);
      await followMoves(trx, events, await readEvents(strapi, { id: { $in: events.map(({ id }) => id) } }), now);
    });
  };
  strapi.db.lifecycles.subscribe({
    models: [EVENT],
    beforeDelete: noteDeletion,
    beforeDeleteMany: noteDeletion,
    afterDelete: forget,
    afterDeleteMany: forget,
    beforeUpdate: noteChange,
    beforeUpdateMany: noteChange,
    afterUpdate: follow,
    afterUpdateMany: follow,
  });
}

/**
 * Keeps what people paid for: nobody's money is left behind. Their seats are locked, so that nobody pays meanwhile.
 * @throws a 409 while somebody has paid for one that is not over, or may have paid for any
 */
async function refuseWherePaid(strapi: Core.Strapi, events: readonly NotedEvent[], now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    for (const event of events) {
      await lockSeats(trx, { id: event.id }, now);
      const money = await moneyHeldFor(trx, 'event', event.documentId);
      if (money === 'waiting') throw conflict(messages.paidForWaits);
      if (money === 'paid' && event.endsAt > now) throw conflict(messages.paidForKept);
    }
  });
}

async function followPublishing(
  trx: Database,
  before: readonly NotedEvent[],
  isPublished: boolean | undefined,
  now: Date,
): Promise<void> {
  if (isPublished === undefined) return;
  if (isPublished) {
    await forgetCancelled(
      trx,
      before.map(({ id }) => id),
    );
    await forgetKept(
      trx,
      before.map(({ documentId }) => documentId),
    );
    return;
  }
  for (const event of listed(before, now)) await keepCancelled(trx, event, now);
  const tellAt = new Date(now.getTime() + GRACE_MS);
  for (const event of toCome(before, now)) await noteCancelled(trx, event, tellAt, now);
}

async function followMoves(
  trx: Database,
  before: readonly NotedEvent[],
  after: readonly NotedEvent[],
  now: Date,
): Promise<void> {
  for (const was of before) {
    const is = after.find(({ id }) => id === was.id);
    if (is && isElsewhere(was, is) && is.endsAt > now) await noteMoved(trx, was.id, was, is, now);
  }
}

async function readEvents(strapi: Core.Strapi, where: object): Promise<NotedEvent[]> {
  const ofCalendars = ['documentId', 'title', 'category', 'organizer', 'location', 'startsAt', 'endsAt'];
  const select = ['id', 'isPublished', ...ofCalendars];
  const events = await strapi.db.query(EVENT).findMany({ where, select });
  return events.map((event) => ({
    id: Number(event.id),
    documentId: event.documentId,
    title: event.title ?? '',
    category: event.category ?? 'other',
    organizer: event.organizer ?? '',
    startsAt: new Date(event.startsAt ?? 0),
    endsAt: new Date(event.endsAt ?? 0),
    location: event.location ?? '',
    isPublished: event.isPublished === true,
  }));
}

/** Those that calendars have, and that are not over. */
const listed = (events: readonly NotedEvent[], now: Date): NotedEvent[] =>
  events.filter(({ isPublished, endsAt }) => isPublished && endsAt > now);

/** Those that people could count on: published, and still to come. */
const toCome = (events: readonly NotedEvent[], now: Date): NotedEvent[] =>
  events.filter(({ isPublished, startsAt }) => isPublished && startsAt > now);

const notedIn = (state: Write['state']): NotedEvent[] => (state[NOTED] as NotedEvent[] | undefined) ?? [];

/** What of an event people are told, when it changes. */
const NEWS = ['isPublished', 'startsAt', 'endsAt', 'location'];
const isNews = ({ params }: Write): boolean => NEWS.some((name) => name in (params.data ?? {}));

/** Whether a change publishes events, or takes them back; undefined for others. */
function publishedIn({ params }: Write): boolean | undefined {
  const { isPublished } = (params.data ?? {}) as { isPublished?: unknown };
  return typeof isPublished === 'boolean' ? isPublished : undefined;
}
