import type { Core } from '@strapi/strapi';
import { consoleContactMessageBody, CONTACT_STATUSES, MAX_SEARCH_CHARS } from 'contracts';
import { z } from 'zod';

import type { BulkUpdatable, ResourceDefinition } from '../../../platform/console/definition';
import { idsFilter } from '../../../platform/console/query';
import contactMessageService from '../services/contact-message';
import { presentContactMessage } from './present';

const sortable = ['id', 'name', 'email', 'status', 'createdAt'] as const;

const filterable = z.strictObject({
  /** Part of a name, an e-mail address or a message. */
  q: z.string().max(MAX_SEARCH_CHARS).optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
  id: idsFilter,
});

type ContactMessages = ResourceDefinition<
  ReturnType<typeof presentContactMessage>,
  (typeof sortable)[number],
  typeof filterable.shape,
  typeof consoleContactMessageBody.shape
> &
  BulkUpdatable<typeof consoleContactMessageBody.shape>;

/** What visitors wrote into the contact form (design §8). */
export function contactMessageResource(strapi: Core.Strapi): ContactMessages {
  const messages = contactMessageService({ strapi });
  return {
    name: 'contact-messages',
    sortable,
    filterable,
    writable: consoleContactMessageBody,

    async list({ sort, range, filter: { q, status, id } }) {
      const page = await messages.list({
        search: q,
        status,
        documentIds: id,
        // Ids say nothing to people; who asks for their order means the order of arrival.
        sort: sort && { ...sort, by: sort.by === 'id' ? 'createdAt' : sort.by },
        range,
      });
      return { records: page.rows.map(presentContactMessage), total: page.total };
    },

    one: async (id) => presentContactMessage(await messages.find(id)),

    async update(id, { status }) {
      await messages.setStatus([id], status);
      return presentContactMessage(await messages.find(id));
    },

    updateMany: (ids, { status }) => messages.setStatus(ids, status),

    remove: async (ids) => (await messages.remove(ids)).map(presentContactMessage),
  };
}
