import type { Core } from '@strapi/strapi';

import { AT_ONE_STEP, stepByStep } from '../../../shared/step-by-step';
import type { StoredTime } from '../../../shared/stored-time';
import { inTransaction, type Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { REGISTRATIONS_TABLE } from './registration';
import { REMINDER_BEFORE_MS } from './reminder-time';
import { tellReminder } from './tell';

/** Somebody who is to be reminded, and of what. */
interface Due {
  id: number;
  documentId: string;
  profileId: number;
  place: number;
  eventDocumentId: string;
  title: string;
  location: string | null;
  startsAt: StoredTime;
}

/**
 * Reminds everybody who has a seat at an event that starts within a day, once: each is marked in the transaction that
 * tells them, by whichever instance comes first (security matrix 32).
 */
export async function sendReminders(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).current();
  await stepByStep(async () => {
    const due = await findDue(strapi.db.connection, now);
    for (const each of due) await remind(strapi, each, timeZone, now);
    return due.length === AT_ONE_STEP;
  });
}

function findDue(database: Database, now: Date): Promise<Due[]> {
  return database(`${REGISTRATIONS_TABLE} as registration`)
    .innerJoin('events as event', 'event.id', 'registration.event_id')
    .where('event.is_published', true)
    .where('event.starts_at', '>', now)
    .where('event.starts_at', '<=', new Date(now.getTime() + REMINDER_BEFORE_MS))
    .where('registration.state', 'registered')
    .whereNull('registration.reminded_at')
    .limit(AT_ONE_STEP)
    .select<Due[]>({
      id: 'registration.id',
      documentId: 'registration.document_id',
      profileId: 'registration.profile_id',
      place: 'registration.place',
      eventDocumentId: 'event.document_id',
      title: 'event.title',
      location: 'event.location',
      startsAt: 'event.starts_at',
    });
}

async function remind(strapi: Core.Strapi, due: Due, timeZone: string, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const marked: number = await trx(REGISTRATIONS_TABLE)
      .where({ id: due.id, place: due.place, state: 'registered' })
      .whereNull('reminded_at')
      .update({ reminded_at: now });
    if (marked !== 1) return;
    const event = {
      ...due,
      documentId: due.eventDocumentId,
      location: due.location ?? '',
      startsAt: new Date(due.startsAt),
    };
    await tellReminder(strapi, event, due, timeZone);
  });
}
