import type { Core } from '@strapi/strapi';
import { MAX_PAGE_SIZE, type ContactStatus } from 'contracts';

import { searchFor } from '../../shared/search';
import {
  CONTACT_MESSAGE_COLUMNS,
  CONTACT_MESSAGES_TABLE,
  toContactMessage,
  type ContactMessage,
  type ContactMessageRow,
} from './contact-message';

/** Columns that the list can be ordered by. Each order has its index. What is new has no time of handling. */
const ORDERS = {
  name: ['name', 'id'],
  email: ['email', 'id'],
  status: ['handled_at', 'created_at', 'id'],
  createdAt: ['created_at', 'id'],
} as const;

interface ContactMessagesQuery {
  /** Part of a name, an address or a message; empty finds all. */
  search?: string | undefined;
  status?: ContactStatus | undefined;
  /** Only these messages. */
  documentIds?: readonly string[] | undefined;
  /** The newest first when left out. `status` has what is new first. */
  sort?: { by: keyof typeof ORDERS; direction: 'asc' | 'desc' } | undefined;
  /** First and last place, counted from 0, both included; at most `MAX_PAGE_SIZE` of them are answered. */
  range: readonly [from: number, to: number];
}

interface ContactMessagesPage {
  messages: ContactMessage[];
  /** How many the filter finds in all. */
  total: number;
}

/** A page of messages, by one query and one count. */
export async function listContactMessages(
  strapi: Core.Strapi,
  query: ContactMessagesQuery,
): Promise<ContactMessagesPage> {
  const { by, direction } = query.sort ?? { by: 'createdAt', direction: 'desc' };
  const [from, to] = query.range;
  const [rows, counted] = await Promise.all([
    find(strapi, query)
      .orderByRaw(ORDERS[by].map((column) => orderOf(column, direction)).join(', '))
      .offset(from)
      .limit(Math.min(to - from + 1, MAX_PAGE_SIZE))
      .select<ContactMessageRow[]>(CONTACT_MESSAGE_COLUMNS),
    find(strapi, query).count<[{ total: number | string }]>({ total: '*' }).first(),
  ]);
  return { messages: rows.map(toContactMessage), total: Number(counted?.total ?? 0) };
}

/** Databases differ in where they put what is null; knex's own way of saying it turns it round on SQLite. */
function orderOf(column: string, direction: 'asc' | 'desc'): string {
  const nulls = direction === 'asc' ? 'nulls first' : 'nulls last';
  return column === 'handled_at' ? `${column} ${direction} ${nulls}` : `${column} ${direction}`;
}

/** Messages that fit the filter, not yet ordered. */
function find(strapi: Core.Strapi, { search, status, documentIds }: ContactMessagesQuery) {
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
