import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import type { RegistrationState } from 'contracts';

import { MINUTE_S } from '../../shared/seconds';
import type { StoredTime } from '../../shared/stored-time';
import { AT_ONE_STEP, stepByStep } from '../../shared/step-by-step';
import { inTransaction, type Database } from '../../shared/transaction';
import settingService from '../setting/services/setting';
import { REGISTRATIONS_TABLE } from './registration';
import { tellCancelled } from './tell';

/** Whoever is still to be told that an event does not take place: it may be gone by then. */
const CANCELLATIONS_TABLE = 'event_cancellations';

/** How long nobody is told that an event was taken back, so that a slip of the hand can be undone, in milliseconds. */
export const TAKEN_BACK_GRACE_MS = 10 * MINUTE_S * 1000;
/** Who counts on an event. */
const CONCERNED: readonly RegistrationState[] = ['registered', 'waitlisted', 'offered', 'held'];

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
 * Notes that everybody who counts on an event is to be told: one statement, however many they are, in the transaction
 * that cancels it.
 * @param tellAt from when on
 */
export async function noteCancelled(
  trx: Database,
  { id, title, startsAt }: CancelledEvent,
  tellAt: Date,
  now: Date,
): Promise<void> {
  // A second cancelling is another one, of which they are told again.
  const prefix = `event-cancelled:${randomUUID()}:`;
  const concerned = trx(`${REGISTRATIONS_TABLE} as registration`)
    .where('registration.event_id', id)
    .whereIn('registration.state', CONCERNED)
    .select(
      'registration.document_id',
      'registration.event_id',
      'registration.profile_id',
      trx.raw('? || registration.document_id', [prefix]),
      ...[title, startsAt, tellAt, now, now].map((value) => trx.raw('?', [value])),
    );
  const columns = ['document_id', 'event_id', 'profile_id', 'key', 'title', 'starts_at', 'tell_at'];
  const target = [...columns, 'created_at', 'updated_at'];
  await trx(trx.raw(`?? (${target.map(() => '??').join(', ')})`, [CANCELLATIONS_TABLE, ...target])).insert(concerned);
}

/** Tells nobody any more who has not been told: the events take place after all. */
export async function forgetCancelled(trx: Database, eventIds: readonly number[]): Promise<void> {
  await trx(CANCELLATIONS_TABLE).whereIn('event_id', eventIds).delete();
}

/** Tells those who are to be told by now, each once, by whichever instance comes first. */
export async function sendCancellations(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).current();
  await stepByStep(() => tellNext(strapi, timeZone, now));
}

/** @returns whether there may be more to tell */
async function tellNext(strapi: Core.Strapi, timeZone: string, now: Date): Promise<boolean> {
  return inTransaction(strapi, async (trx) => {
    const due: Due[] = await trx(CANCELLATIONS_TABLE)
      .where('tell_at', '<=', now)
      .orderBy('tell_at')
      .orderBy('id')
      .limit(AT_ONE_STEP)
      .select({ id: 'id', profileId: 'profile_id', key: 'key', title: 'title', startsAt: 'starts_at' });
    for (const { id, startsAt, ...each } of due) {
      const taken: number = await trx(CANCELLATIONS_TABLE).where({ id }).delete();
      if (taken === 1) await tellCancelled(strapi, { ...each, startsAt: new Date(startsAt) }, timeZone);
    }
    return due.length === AT_ONE_STEP;
  });
}
