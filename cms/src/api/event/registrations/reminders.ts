import type { Core } from '@strapi/strapi';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { AT_ONE_STEP, stepByStep } from '../../../shared/step-by-step';
import { inTransaction, type Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { notifyReminders } from './notify';
import { hasStarted, readEvent, type RegistrableEvent } from './registrable-event';
import { REGISTRATIONS_TABLE } from './registration';
import { isReminderDue, REMINDER_BEFORE_MS } from './reminder-time';

/** Somebody who is to be reminded. */
const DUE = selection(
  pick(tableOf('api::event.registration', 'registration'), 'id', 'documentId', 'profileId', 'place'),
);
type Due = ReturnType<typeof DUE.read>;

/**
 * Reminds everybody who has a seat at an event that starts within a day, once: each is marked in the transaction that
 * tells them, by whichever instance comes first (security matrix 32).
 */
export async function sendReminders(strapi: Core.Strapi, now: Date): Promise<void> {
  const { timeZone } = await settingService({ strapi }).current();
  for (const eventId of await nearEvents(strapi.db.connection, now)) {
    let above = 0;
    await stepByStep(async () => {
      const reminded = await remindNext(strapi, { eventId, above, timeZone }, now);
      above = reminded.at(-1)?.place ?? above;
      return reminded.length === AT_ONE_STEP;
    });
  }
}

/** The published events that start within a day, those first that start first. */
function nearEvents(database: Database, now: Date): Promise<number[]> {
  return database('events')
    .where('is_published', true)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', new Date(now.getTime() + REMINDER_BEFORE_MS))
    .orderBy(['starts_at', 'id'])
    .pluck('id');
}

/** Whether people are to be reminded of an event now, which may have been moved while others were. */
const isNear = (event: RegistrableEvent, now: Date): boolean =>
  event.isPublished && !hasStarted(event, now) && isReminderDue(event, now);

/**
 * Reminds the next of an event in the order of arrival, which one index finds. Where another instance reminds them at this moment,
 * it goes on with those after them.
 */
async function remindNext(
  strapi: Core.Strapi,
  { eventId, above, timeZone }: { eventId: number; above: number; timeZone: string },
  now: Date,
): Promise<Due[]> {
  return inTransaction(strapi, async (trx) => {
    const event = await readEvent(trx, { id: eventId });
    if (!event || !isNear(event, now)) return [];
    const next = trx(`${REGISTRATIONS_TABLE} as registration`)
      .where('registration.event_id', eventId)
      .where('registration.state', 'registered')
      .whereNull('registration.reminded_at')
      .where('registration.place', '>', above)
      // Of the time too, which they have none of: else the planner may go through those who are reminded already.
      .orderBy(['registration.reminded_at', 'registration.place'])
      .limit(AT_ONE_STEP)
      .forUpdate();
    const due = await DUE.all(next);
    const ids = due.map(({ id }) => id);
    await trx(REGISTRATIONS_TABLE).whereIn('id', ids).update({ reminded_at: now });
    await notifyReminders(strapi, event, due, timeZone);
    return due;
  });
}
