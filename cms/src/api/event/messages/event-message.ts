import type { EventAudience } from 'contracts';

import { pick, selection, type Selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';

export const EVENT_MESSAGES_TABLE = 'event_messages';

/** A message to the people of an event, as its row holds it. */
export interface StoredEventMessage {
  id: number;
  documentId: string;
  eventId: number;
  to: EventAudience;
  subject: string;
  message: string;
  /** How many people it was for when it was sent. */
  recipients: number;
  /** How many of them have been dealt with. */
  told: number;
  /** The last of them; they come in the order of their profiles' ids. */
  lastProfileId: number;
  createdAt: Date;
  finishedAt: Date | null;
}

const message = tableOf('api::event.event-message', 'message');

/** A row of `event_messages as message`. */
export const EVENT_MESSAGE: Selection<StoredEventMessage> = selection({
  ...pick(message, 'id', 'documentId', 'eventId', 'to', 'subject', 'message', 'recipients', 'told', 'lastProfileId'),
  ...pick(message, 'createdAt', 'finishedAt'),
});

/** Messages to people of events, to be filtered further. */
export const eventMessages = (database: Database) => database(`${EVENT_MESSAGES_TABLE} as message`);
