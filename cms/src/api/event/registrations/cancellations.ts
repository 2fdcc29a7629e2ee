import type { Core } from '@strapi/strapi';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { notifyCancelled } from './notify';
import { concernedBy, notifyDue, notifyLater } from './notify-later';

/** Whoever is still to be told that an event does not take place: it may be gone by then. */
export const CANCELLATIONS_TABLE = 'event_cancellations';

/** An event that does not take place. */
export interface CancelledEvent {
  id: number;
  title: string;
  startsAt: Date;
}

const cancellation = tableOf('api::event.event-cancellation', CANCELLATIONS_TABLE);
/** Someone who is to be told. */
const DUE = selection(pick(cancellation, 'id', 'profileId', 'key', 'title', 'startsAt'));

/**
 * Notes that everybody who counts on an event is to be told that it does not take place.
 * @param tellAt from when on
 */
export async function noteCancelled(
  trx: Database,
  { id, title, startsAt }: CancelledEvent,
  tellAt: Date,
  now: Date,
): Promise<void> {
  const waiting = { eventId: id, about: 'event-cancelled', tellAt, now };
  await notifyLater(trx, CANCELLATIONS_TABLE, concernedBy(trx, id), { title, starts_at: startsAt }, waiting);
}

/** Tells nobody any more who has not been told: the events take place after all. */
export async function forgetCancelled(trx: Database, eventIds: readonly number[]): Promise<void> {
  await trx(CANCELLATIONS_TABLE).whereIn('event_id', eventIds).delete();
}

/** Tells those who are to be told by now. */
export async function sendCancellations(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).current();
  const due = (trx: Database, limit: number) =>
    DUE.all(trx(CANCELLATIONS_TABLE).where('tell_at', '<=', now).orderBy('tell_at').orderBy('id').limit(limit));
  await notifyDue(strapi, CANCELLATIONS_TABLE, due, (_trx, each) => notifyCancelled(strapi, each, timeZone));
}
