import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ContactStatus } from 'contracts';

import { enqueueMail } from '../../../platform/mail';
import { inTransaction, type Database } from '../../../shared/transaction';
import { CONTACT_MESSAGE, CONTACT_MESSAGES_TABLE, STORED_MESSAGE, type ContactMessage } from '../contact-message';
import { everyContactMessage, listContactMessages } from '../listing';
import { contactMessage } from '../mail';

const NO_SUCH_MESSAGE = 'This message does not exist';

/** What a visitor wrote, and who says to have written it. */
type ReceivedMessage = Pick<ContactMessage, 'name' | 'email' | 'message'>;

const contactMessageService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Keeps a message and mails it to the society, both or neither (design §8). While the site names no address it is
   * kept alone.
   */
  receive: ({ name, email, message }: ReceivedMessage): Promise<void> =>
    inTransaction(strapi, async () => {
      const { documentId } = await strapi.documents(CONTACT_MESSAGE).create({ data: { name, email, message } });
      const site = await strapi.documents('api::site.site').findFirst({ fields: ['email'] });
      if (!site?.email) return;
      await enqueueMail(strapi, {
        key: `contact-message:${documentId}`,
        to: site.email,
        ...contactMessage.of({ id: documentId, name, email, message }),
      });
    }),

  /** A page of messages. */
  list: listContactMessages.bind(null, strapi),

  /** All messages that fit a filter, in batches. */
  every: everyContactMessage.bind(null, strapi),

  /** One message. @throws NotFoundError */
  find: (documentId: string): Promise<ContactMessage> =>
    inTransaction(strapi, async (trx) => {
      const message = await STORED_MESSAGE.first(trx(CONTACT_MESSAGES_TABLE).where('document_id', documentId));
      if (!message) throw new errors.NotFoundError(NO_SUCH_MESSAGE);
      return message;
    }),

  /**
   * Marks messages as handled, or as new again: all of them or none. One that is handled already keeps its time.
   * @throws NotFoundError
   */
  setStatus: (documentIds: readonly string[], status: ContactStatus, now = new Date()): Promise<void> =>
    inTransaction(strapi, async (trx) => {
      await findAll(trx, documentIds);
      const isHandled = status === 'handled';
      await strapi.db.query(CONTACT_MESSAGE).updateMany({
        where: { documentId: { $in: documentIds }, handledAt: { $null: isHandled } },
        data: { handledAt: isHandled ? now : null },
      });
    }),

  /** Deletes messages, all of them or none. @returns what they were. @throws NotFoundError */
  remove: (documentIds: readonly string[]): Promise<ContactMessage[]> =>
    inTransaction(strapi, async (trx) => {
      const removed = await findAll(trx, documentIds);
      await strapi.db.query(CONTACT_MESSAGE).deleteMany({ where: { documentId: { $in: documentIds } } });
      return removed;
    }),
});

export default contactMessageService;

/** Every one of these messages, in their order. @throws NotFoundError when one of them is not there */
async function findAll(database: Database, documentIds: readonly string[]): Promise<ContactMessage[]> {
  const stored = await STORED_MESSAGE.all(database(CONTACT_MESSAGES_TABLE).whereIn('document_id', documentIds));
  const found = new Map(stored.map((message) => [message.documentId, message]));
  return documentIds.map((id) => {
    const message = found.get(id);
    if (!message) throw new errors.NotFoundError(NO_SUCH_MESSAGE);
    return message;
  });
}
