import type { Core } from '@strapi/strapi';

import type { StoredTime } from '../../../shared/stored-time';
import type { Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { tellCancelled } from './tell';
import { concernedBy, tellDue, tellLater } from './told-later';

/** Whoever is still to be told that an event does not take place: it may be gone by then. */
export const CANCELLATIONS_TABLE = 'event_cancellations';

/** An event that does not take place. */
export interface CancelledEvent {
  id: number;
  title: string;
  startsAt: Date;
}

/** Someone who is to be told. */
interface Due {
  id: number;
  profileId: number;
  key: string;
  title: string;
  startsAt: StoredTime;
}

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
  await tellLater(trx, CANCELLATIONS_TABLE, concernedBy(trx, id), { title, starts_at: startsAt }, waiting);
}

/** Tells nobody any more who has not been told: the events take place after all. */
export async function forgetCancelled(trx: Database, eventIds: readonly number[]): Promise<void> {
  await trx(CANCELLATIONS_TABLE).whereIn('event_id', eventIds).delete();
}

/** Tells those who are to be told by now. */
export async function sendCancellations(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).current();
  const due = (trx: Database, limit: number): Promise<Due[]> =>
    trx(CANCELLATIONS_TABLE)
      .where('tell_at', '<=', now)
      .orderBy('tell_at')
      .orderBy('id')
      .limit(limit)
      .select({ id: 'id', profileId: 'profile_id', key: 'key', title: 'title', startsAt: 'starts_at' });
  await tellDue(strapi, CANCELLATIONS_TABLE, due, (_trx, { startsAt, ...each }) =>
    tellCancelled(strapi, { ...each, startsAt: new Date(startsAt) }, timeZone),
  );
}
