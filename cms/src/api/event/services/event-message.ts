import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { messages, type EventMessage, type EventMessageInput } from 'contracts';

import { conflict } from '../../../shared/conflict';
import { MINUTE_S } from '../../../shared/seconds';
import { inTransaction, type Database } from '../../../shared/transaction';
import { audienceOf } from '../messages/audience';
import { EVENT_MESSAGE, EVENT_MESSAGES_TABLE, eventMessages, type StoredEventMessage } from '../messages/event-message';
import { presentEventMessage } from '../messages/presenter';
import { sendEventMessage } from '../messages/send';
import { findEvent } from '../registrations/registrable-event';
import { lockSeats } from '../registrations/seats';

/** Messages that are listed at most: the latest. */
const LISTED = 50;
/** Within this time, the same words to the same people are taken for a second click. */
const REPEATED_WITHIN_MS = 10 * MINUTE_S * 1000;

const eventMessageService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The latest messages to the people of an event, the newest first. @throws NotFoundError */
  async find(documentId: string): Promise<EventMessage[]> {
    const database = strapi.db.connection;
    const { id } = await findEvent(database, documentId);
    const sent = eventMessages(database).where({ event_id: id }).orderBy('id', 'desc').limit(LISTED);
    return (await EVENT_MESSAGE.all(sent)).map(presentEventMessage);
  },

  /**
   * Sends a message to people of an event: from now on, in batches, and by whichever instance is there.
   * @throws NotFoundError; a 409 when it is for nobody, or was sent a moment ago
   */
  async send(documentId: string, input: EventMessageInput, now = new Date()): Promise<EventMessage> {
    const event = await findEvent(strapi.db.connection, documentId);
    const message = await inTransaction(strapi, async (trx) => {
      // Two clicks at once come one after the other.
      await lockSeats(trx, event, now);
      if (await wasSent(trx, event.id, input, now)) throw conflict(messages.eventMessageRepeated);
      const [counted] = await audienceOf(trx, event.id, input.to).count<{ count: number | string }[]>({ count: '*' });
      const recipients = Number(counted?.count ?? 0);
      if (recipients === 0) throw conflict(messages.nobodyToWriteTo);
      return store(trx, event.id, input, recipients, now);
    });
    goOn(strapi, message.documentId);
    return presentEventMessage(message);
  },
});

export default eventMessageService;

async function wasSent(trx: Database, eventId: number, input: EventMessageInput, now: Date): Promise<boolean> {
  const earlier: unknown = await trx(EVENT_MESSAGES_TABLE)
    .where({ event_id: eventId, ...input })
    .where('created_at', '>', new Date(now.getTime() - REPEATED_WITHIN_MS))
    .first('id');
  return earlier !== undefined;
}

async function store(
  trx: Database,
  eventId: number,
  input: EventMessageInput,
  recipients: number,
  now: Date,
): Promise<StoredEventMessage> {
  const documentId = randomUUID();
  await trx(EVENT_MESSAGES_TABLE).insert({
    ...input,
    document_id: documentId,
    event_id: eventId,
    recipients,
    told: 0,
    last_profile_id: 0,
    created_at: now,
    updated_at: now,
  });
  const message = await EVENT_MESSAGE.first(eventMessages(trx).where({ document_id: documentId }));
  if (!message) throw new Error('A message to people of an event is gone in its own transaction.');
  return message;
}

/** Begins at once; the sweep goes on with what an instance leaves behind. */
function goOn(strapi: Core.Strapi, documentId: string): void {
  void sendEventMessage(strapi, documentId, new Date()).catch((error: unknown) =>
    strapi.log.warn('A message to the people of an event will be gone on with by the sweep.', { error }),
  );
}
