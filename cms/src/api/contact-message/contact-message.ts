import { pick, selection, type Selection } from '../../platform/tables/selection';
import { tableOf } from '../../platform/tables/table';

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

const stored = tableOf(CONTACT_MESSAGE, CONTACT_MESSAGES_TABLE);

/** A row of `contact_messages`. */
export const STORED_MESSAGE: Selection<ContactMessage> = selection(
  pick(stored, 'documentId', 'name', 'email', 'message', 'handledAt', 'createdAt'),
);
