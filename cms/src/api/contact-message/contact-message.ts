import { toDate, type StoredTime } from '../../shared/stored-time';

/** Uid of the type, and its table. */
export const CONTACT_MESSAGE = 'api::contact-message.contact-message';
export const CONTACT_MESSAGES_TABLE = 'contact_messages';

/** A stored message, as the services hand it on. */
export interface ContactMessage {
  documentId: string;
  name: string;
  email: string;
  message: string;
  /** Null while it is new. */
  handledAt: Date | null;
  createdAt: Date;
}

/** What the database answers for `CONTACT_MESSAGE_COLUMNS`. SQLite has numbers for times. */
export interface ContactMessageRow {
  documentId: string;
  name: string;
  email: string;
  message: string;
  handledAt: StoredTime | null;
  createdAt: StoredTime;
}

export const CONTACT_MESSAGE_COLUMNS = {
  documentId: 'document_id',
  name: 'name',
  email: 'email',
  message: 'message',
  handledAt: 'handled_at',
  createdAt: 'created_at',
} as const;

/** Reads a row of `CONTACT_MESSAGE_COLUMNS`. */
export function toContactMessage({ handledAt, createdAt, ...row }: ContactMessageRow): ContactMessage {
  return { ...row, handledAt: toDate(handledAt), createdAt: new Date(createdAt) };
}
