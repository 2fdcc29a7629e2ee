import type { Core } from '@strapi/strapi';

import { inTransaction } from '../../shared/transaction';
import { EVENT_MESSAGES_TABLE } from '../event-message/event-message';
import { forgetCancelled, noteCancelled, TAKEN_BACK_GRACE_MS, type CancelledEvent } from './cancellations';
import { REGISTRATIONS_TABLE } from './registration';
import { SEATS_TABLE } from './seats';

const EVENT = 'api::event.event';

type Subscriber = Exclude<Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0], (...args: never[]) => unknown>;
type Write = Parameters<NonNullable<Subscriber['beforeDelete']>>[0];

/** What a hook leaves for the one after the write. */
const NOTED = 'eventsOfRegistrations';

/** Events that a write is about. */
interface Noted {
  ids: number[];
  /** Those that people could count on: published, and still to come. */
  toCome: CancelledEvent[];
}

/**
 * An event that is deleted, by whichever way, takes its registrations and messages along. Whoever counted on one that
 * is deleted before it starts is told so; likewise of one that is taken back, unless it is soon published again, since
 * its registrations stay. Belongs into `register`.
 */
export function watchEvents(strapi: Core.Strapi): void {
  const note = async ({ state, params }: Write): Promise<void> => {
    state[NOTED] = await readNoted(strapi, params.where ?? {});
  };
  const noteChange = (write: Write) => (publishedIn(write) === undefined ? Promise.resolve() : note(write));

  const forget = async ({ state }: Write): Promise<void> => {
    const { ids, toCome } = notedIn(state);
    if (ids.length === 0) return;
    await inTransaction(strapi, async (trx) => {
      const now = new Date();
      for (const event of toCome) await noteCancelled(trx, event, now, now);
      for (const table of [REGISTRATIONS_TABLE, SEATS_TABLE, EVENT_MESSAGES_TABLE]) {
        await trx(table).whereIn('event_id', ids).delete();
      }
    });
  };
  const follow = async (write: Write): Promise<void> => {
    const isPublished = publishedIn(write);
    const { ids, toCome } = notedIn(write.state);
    if (isPublished === undefined || ids.length === 0) return;
    await inTransaction(strapi, async (trx) => {
      if (isPublished) return forgetCancelled(trx, ids);
      const now = new Date();
      const tellAt = new Date(now.getTime() + TAKEN_BACK_GRACE_MS);
      for (const event of toCome) await noteCancelled(trx, event, tellAt, now);
    });
  };
  strapi.db.lifecycles.subscribe({
    models: [EVENT],
    beforeDelete: note,
    beforeDeleteMany: note,
    afterDelete: forget,
    afterDeleteMany: forget,
    beforeUpdate: noteChange,
    beforeUpdateMany: noteChange,
    afterUpdate: follow,
    afterUpdateMany: follow,
  });
}

async function readNoted(strapi: Core.Strapi, where: object): Promise<Noted> {
  const events = await strapi.db.query(EVENT).findMany({ where, select: ['id', 'title', 'startsAt', 'isPublished'] });
  const now = new Date();
  return {
    ids: events.map(({ id }) => Number(id)),
    toCome: events
      .map(({ id, title, startsAt, isPublished }) => ({
        ...{ id: Number(id), title: title ?? '', startsAt: new Date(startsAt ?? 0) },
        isPublished,
      }))
      .filter(({ isPublished, startsAt }) => isPublished && startsAt > now),
  };
}

const notedIn = (state: Write['state']): Noted => (state[NOTED] as Noted | undefined) ?? { ids: [], toCome: [] };

/** Whether a change publishes events, or takes them back; undefined for others. */
function publishedIn({ params }: Write): boolean | undefined {
  const { isPublished } = (params.data ?? {}) as { isPublished?: unknown };
  return typeof isPublished === 'boolean' ? isPublished : undefined;
}
