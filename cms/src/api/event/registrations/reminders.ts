import type { Core } from '@strapi/strapi';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { AT_ONE_STEP, stepByStep } from '../../../shared/step-by-step';
import { inTransaction, type Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { notifyReminder } from './notify';
import { REGISTRATIONS_TABLE } from './registration';
import { REMINDER_BEFORE_MS } from './reminder-time';

const event = tableOf('api::event.event', 'event');

/** Somebody who is to be reminded, and of what. */
const DUE = selection({
  ...pick(tableOf('api::event.registration', 'registration'), 'id', 'documentId', 'profileId', 'place'),
  ...pick(event, 'title', 'startsAt'),
  eventDocumentId: event.documentId,
  location: event.location.or(''),
});
type Due = ReturnType<typeof DUE.read>;

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
  const due = database(`${REGISTRATIONS_TABLE} as registration`)
    .innerJoin('events as event', 'event.id', 'registration.event_id')
    .where('event.is_published', true)
    .where('event.starts_at', '>', now)
    .where('event.starts_at', '<=', new Date(now.getTime() + REMINDER_BEFORE_MS))
    .where('registration.state', 'registered')
    .whereNull('registration.reminded_at')
    .limit(AT_ONE_STEP);
  return DUE.all(due);
}

async function remind(strapi: Core.Strapi, due: Due, timeZone: string, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const marked: number = await trx(REGISTRATIONS_TABLE)
      .where({ id: due.id, place: due.place, state: 'registered' })
      .whereNull('reminded_at')
      .update({ reminded_at: now });
    if (marked !== 1) return;
    await notifyReminder(strapi, { ...due, documentId: due.eventDocumentId }, due, timeZone);
  });
}
