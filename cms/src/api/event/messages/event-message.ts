import type { EventAudience } from 'contracts';

import { toDate, type StoredTime } from '../../../shared/stored-time';

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

/** What the database answers for the columns. SQLite has numbers for times. */
export type EventMessageRow = Omit<StoredEventMessage, 'createdAt' | 'finishedAt'> & {
  createdAt: StoredTime;
  finishedAt: StoredTime | null;
};

export const EVENT_MESSAGE_COLUMNS = {
  id: 'id',
  documentId: 'document_id',
  eventId: 'event_id',
  to: 'to',
  subject: 'subject',
  message: 'message',
  recipients: 'recipients',
  told: 'told',
  lastProfileId: 'last_profile_id',
  createdAt: 'created_at',
  finishedAt: 'finished_at',
} as const;

/** Reads a row of `EVENT_MESSAGE_COLUMNS`. */
export const toEventMessage = (row: EventMessageRow): StoredEventMessage => ({
  ...row,
  createdAt: new Date(row.createdAt),
  finishedAt: toDate(row.finishedAt),
});
