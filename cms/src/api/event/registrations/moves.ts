import type { Core } from '@strapi/strapi';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { presentCalendarEvent } from '../presenter';
import { notifyMoved } from './notify';
import { CONCERNED, concernedBy, GRACE_MS, notifyDue, notifyLater } from './notify-later';
import { REGISTRATIONS_TABLE } from './registration';
import { isReminderDue } from './reminder-time';
import type { Whereabouts } from './whereabouts';

/** Whoever is still to be told that an event has another time or place, with those that they know. */
export const MOVES_TABLE = 'event_moves';

/** So long before an event starts nobody waits for a further change of it, in milliseconds. */
const SOON_MS = 3 * GRACE_MS;

const move = tableOf('api::event.event-move', 'move');

/** Someone who is to be told, and what they know so far. */
const DUE = selection({
  ...pick(move, 'id', 'key', 'eventId', 'profileId', 'startsAt', 'endsAt'),
  location: move.location.or(''),
  // Null for whoever has left the event, or come anew, since.
  registrationId: tableOf('api::event.registration', 'registration').id.optional(),
});
type Due = ReturnType<typeof DUE.read>;

/**
 * Notes that everybody who counts on an event is to be told where and when it takes place now. They are told ten
 * minutes after the first change at the earliest, of all changes at once, and sooner where it starts soon. Who is to be
 * told already goes on comparing with what they knew before.
 * @param was what people know so far
 */
export async function noteMoved(
  trx: Database,
  eventId: number,
  was: Whereabouts,
  is: Pick<Whereabouts, 'startsAt'>,
  now: Date,
): Promise<void> {
  const soonest = Math.min(was.startsAt.getTime(), is.startsAt.getTime()) - SOON_MS;
  const tellAt = new Date(Math.max(now.getTime(), Math.min(now.getTime() + GRACE_MS, soonest)));
  const moves = () => trx(MOVES_TABLE).where('event_id', eventId);
  // Whoever left and came anew knows what was before this change, and no more of what was before that.
  await moves()
    .whereNotExists(
      trx(`${REGISTRATIONS_TABLE} as registration`)
        .whereRaw('registration.id = ??.registration_id', [MOVES_TABLE])
        .whereRaw('registration.place = ??.place', [MOVES_TABLE]),
    )
    .delete();
  await moves().where('tell_at', '>', tellAt).update({ tell_at: tellAt });
  const concerned = concernedBy(trx, eventId).whereNotExists(
    trx(`${MOVES_TABLE} as move`).whereRaw('move.registration_id = registration.id'),
  );
  const news = {
    registration_id: trx.raw('registration.id'),
    place: trx.raw('registration.place'),
    ...{ starts_at: was.startsAt, ends_at: was.endsAt, location: was.location },
  };
  await notifyLater(trx, MOVES_TABLE, concerned, news, { eventId, about: 'event-moved', tellAt, now });
}

/** Tells nobody any more of events that are gone. */
export async function forgetMoves(trx: Database, eventIds: readonly number[]): Promise<void> {
  await trx(MOVES_TABLE).whereIn('event_id', eventIds).delete();
}

/**
 * Tells those who are to be told by now. An event that is not published just now is told of once it is again; one that
 * is over, or where it was before, is not told of, nor is anybody who has left it or come anew since.
 */
export async function sendMoves(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).current();
  const due = (trx: Database, limit: number) => findDue(trx, now, limit);
  await notifyDue(strapi, MOVES_TABLE, due, async (trx, row) => {
    const event = await strapi.db.query('api::event.event').findOne({ where: { id: row.eventId } });
    if (!event || row.registrationId === null) return;
    const is = presentCalendarEvent(event);
    if (new Date(is.endsAt) <= now) return;
    if (!isReminderDue({ startsAt: new Date(is.startsAt) }, now)) {
      await trx(REGISTRATIONS_TABLE).where({ id: row.registrationId }).update({ reminded_at: null });
    }
    await notifyMoved(strapi, { key: row.key, profileId: row.profileId, was: row, is }, timeZone);
  });
}

function findDue(trx: Database, now: Date, limit: number): Promise<Due[]> {
  const due = trx(`${MOVES_TABLE} as move`)
    .innerJoin('events as event', 'event.id', 'move.event_id')
    .leftJoin(`${REGISTRATIONS_TABLE} as registration`, (join) => {
      join
        .on('registration.id', 'move.registration_id')
        .andOn('registration.place', 'move.place')
        .andOnIn('registration.state', CONCERNED);
    })
    .where('move.tell_at', '<=', now)
    .where((either) => either.where('event.is_published', true).orWhere('event.ends_at', '<=', now))
    .orderBy('move.tell_at')
    .orderBy('move.id')
    .limit(limit);
  return DUE.all(due);
}
