import { consoleContactMessageBody, messages } from 'contracts';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { CONTACT_MESSAGE } from '../contact-message';
import contactMessageService from '../services/contact-message';
import { presentContactMessage } from './present';

const STATUS_LABELS = { new: 'New', handled: 'Handled' };

/** What visitors wrote into the contact form (design §8). */
export const contactMessageResource = defineResource({
  name: 'contact-messages',
  uid: CONTACT_MESSAGE,
  icon: 'mail',
  group: 'people',
  place: 30,
  nouns: ['message', 'messages'],
  words: {
    lead: 'What visitors wrote into the contact form, to be answered by mail and marked as handled.',
    searched: 'Name, email or words',
    empty: {
      title: 'No messages yet',
      text: 'What visitors write into the contact form of the site appears here.',
    },
    notSaved: messages.contactMessageNotUpdated,
    deletion: 'Delete the message of {name}',
    deleted: messages.contactMessageDeleted,
    severalDeleted: '{count} messages deleted',
  },
  fields: {
    email: { label: 'Email' },
    status: { type: 'choice', label: 'Status', choices: STATUS_LABELS },
    createdAt: { label: 'Received' },
  },
  columns: ['name', 'message', 'status', 'createdAt'],
  exported: ['name', 'email', 'message', 'status', 'createdAt', 'handledAt'],
  sortable: ['id', 'name', 'email', 'status', 'createdAt'],
  filters: { status: { label: 'Status', all: 'All messages', choices: STATUS_LABELS } },
  orders: [
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
    { label: 'New ones first', field: 'status', order: 'ASC' },
    { label: 'Name, A to Z', field: 'name', order: 'ASC' },
    { label: 'Email, A to Z', field: 'email', order: 'ASC' },
  ],
  also: ['updateMany'],
  waiting: { filter: { status: 'new' }, field: 'createdAt', word: 'new' },
  writable: consoleContactMessageBody,
  records(strapi) {
    const service = contactMessageService({ strapi });
    return {
      async list({ sort, range, filter: { q, status, id } }) {
        const page = await service.list({
          search: q,
          status,
          documentIds: id,
          // Ids say nothing to people; who asks for their order means the order of arrival.
          sort: sort && { ...sort, by: sort.by === 'id' ? 'createdAt' : sort.by },
          range,
        });
        return { records: page.rows.map(presentContactMessage), total: page.total };
      },

      each: ({ q, status, id }) =>
        inBatches(service.every({ search: q, status, documentIds: id }), presentContactMessage),

      one: async (id) => presentContactMessage(await service.find(id)),

      async update(id, { status }) {
        await service.setStatus([id], status);
        return presentContactMessage(await service.find(id));
      },

      updateMany: (ids, { status }) => service.setStatus(ids, status),

      remove: async (ids) => (await service.remove(ids)).map(presentContactMessage),
    };
  },
});
