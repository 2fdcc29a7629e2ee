import type { Core } from '@strapi/strapi';
import type { ContactStatus } from 'contracts';

import {
  everyRow,
  listRows,
  orderOf,
  type Direction,
  type ListedRows,
  type Range,
} from '../../platform/tables/list-rows';
import { searchFor } from '../../shared/search';
import { CONTACT_MESSAGES_TABLE, STORED_MESSAGE, type ContactMessage } from './contact-message';

/** Columns that the list can be ordered by. Each order has its index. What is new has no time of handling. */
const ORDERS = {
  name: ['name', 'id'],
  email: ['email', 'id'],
  status: ['handled_at', 'created_at', 'id'],
  createdAt: ['created_at', 'id'],
} as const;

interface ContactMessagesFilter {
  /** Part of a name, an address or a message; empty finds all. */
  search?: string | undefined;
  status?: ContactStatus | undefined;
  /** Only these messages. */
  documentIds?: readonly string[] | undefined;
}

interface ContactMessagesQuery extends ContactMessagesFilter {
  /** The newest first when left out. `status` has what is new first. */
  sort?: { by: keyof typeof ORDERS; direction: Direction } | undefined;
  /** First and last place, counted from 0, both included; at most `MAX_PAGE_SIZE` of them are answered. */
  range: Range;
}

/** A page of messages, by one query and one count. */
export function listContactMessages(
  strapi: Core.Strapi,
  query: ContactMessagesQuery,
): Promise<ListedRows<ContactMessage>> {
  const { by, direction } = query.sort ?? { by: 'createdAt', direction: 'desc' };
  const order = orderOf(ORDERS[by], direction, ['handled_at']);
  return listRows(STORED_MESSAGE, { find: () => find(strapi, query), order, range: query.range });
}

/** All messages that fit a filter, in batches and in the order of arrival. */
export const everyContactMessage = (
  strapi: Core.Strapi,
  filter: ContactMessagesFilter,
): AsyncGenerator<ContactMessage[]> => everyRow(STORED_MESSAGE, { find: () => find(strapi, filter), key: 'id' });

/** Messages that fit the filter, not yet ordered. */
function find(strapi: Core.Strapi, { search, status, documentIds }: ContactMessagesFilter) {
  const found = strapi.db.connection(CONTACT_MESSAGES_TABLE);
  if (documentIds) void found.whereIn('document_id', documentIds);
  if (status === 'new') void found.whereNull('handled_at');
  if (status === 'handled') void found.whereNotNull('handled_at');
  const term = searchFor(strapi, search);
  if (term) {
    void found.where((any) => {
      for (const column of ['name', 'email', 'message']) void any.orWhereRaw(`${column} ${term.like}`, term.bindings);
    });
  }
  return found;
}
