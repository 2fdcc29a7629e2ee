import type { Core } from '@strapi/strapi';
import { paths } from 'contracts';

import { notifyAll } from '../../../platform/notifications';
import { AT_ONE_STEP, stepByStep } from '../../../shared/step-by-step';
import { inTransaction } from '../../../shared/transaction';
import { eventMessage } from '../mails/event-message';
import { readEvent, type RegistrableEvent } from '../registrations/registrable-event';
import { audienceOf } from './audience';
import { EVENT_MESSAGE, EVENT_MESSAGES_TABLE, eventMessages, type StoredEventMessage } from './event-message';

/**
 * Goes on with the messages to people of events that are on their way. Each batch is told and counted in one
 * transaction, which only one of however many instances wins: nobody is told twice, and nobody is left out.
 */
export async function sendEventMessages(strapi: Core.Strapi, now: Date): Promise<void> {
  const waiting: string[] = await strapi.db
    .connection(EVENT_MESSAGES_TABLE)
    .whereNull('finished_at')
    .orderBy('id')
    .pluck('document_id');
  for (const documentId of waiting) await sendEventMessage(strapi, documentId, now);
}

/** Sends one message to all whom it is for, or to those who are left. */
export async function sendEventMessage(strapi: Core.Strapi, documentId: string, now: Date): Promise<void> {
  await stepByStep(() => notifyNext(strapi, documentId, now));
}

/** @returns whether there may be more to tell; not so where another instance is at it */
async function notifyNext(strapi: Core.Strapi, documentId: string, now: Date): Promise<boolean> {
  return inTransaction(strapi, async (trx) => {
    const unfinished = eventMessages(trx).where({ document_id: documentId }).whereNull('finished_at');
    const message = await EVENT_MESSAGE.first(unfinished);
    if (!message) return false;
    const event = await readEvent(trx, { id: message.eventId });
    const profileIds: number[] = await audienceOf(trx, message.eventId, message.to)
      .where('registration.profile_id', '>', message.lastProfileId)
      .orderBy('registration.profile_id')
      .limit(AT_ONE_STEP)
      .pluck('registration.profile_id');
    const isLast = profileIds.length < AT_ONE_STEP;
    const claimed: number = await trx(EVENT_MESSAGES_TABLE)
      .where({ id: message.id, last_profile_id: message.lastProfileId })
      .whereNull('finished_at')
      .update({
        last_profile_id: profileIds.at(-1) ?? message.lastProfileId,
        told: message.told + profileIds.length,
        finished_at: isLast ? now : null,
        updated_at: now,
      });
    if (claimed !== 1 || !event) return false;
    await notifyPeople(strapi, message, event, profileIds);
    return !isLast;
  });
}

async function notifyPeople(
  strapi: Core.Strapi,
  { documentId, subject, message }: StoredEventMessage,
  event: RegistrableEvent,
  profileIds: readonly number[],
): Promise<void> {
  const about = { id: event.documentId, title: event.title };
  await notifyAll(
    strapi,
    'event-message',
    profileIds.map((recipientId) => ({
      recipientId,
      key: `event-message:${documentId}:${recipientId}`,
      data: { event: event.title, subject, message },
      href: paths.event(event.documentId),
      mail: (name: string) => eventMessage.of({ name, event: about, subject, message }),
    })),
  );
}
