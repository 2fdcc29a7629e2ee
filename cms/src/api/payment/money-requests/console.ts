import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, MONEY_REQUEST_KIND_LABELS, MONEY_REQUEST_STATE_LABELS, type MoneyRequest } from 'contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { everyRow, listWideRows, orderOf } from '../../../platform/tables/list-rows';
import { conflict } from '../../../shared/conflict';
import { searchFor } from '../../../shared/search';
import { inTransaction } from '../../../shared/transaction';
import { findRequest, MONEY_REQUEST, moneyRequestRows, presentRequest, STORED_REQUEST } from './store';

const ORDERS = {
  id: ['request.id'],
  createdAt: ['request.id'],
  status: ['request.status', 'request.id'],
} as const;

/** What admins asked for that another one has to approve. Nothing of it is written here: it is decided about. */
export const moneyRequestResource = defineResource({
  name: 'money-requests',
  uid: MONEY_REQUEST,
  icon: 'approval',
  group: 'money',
  place: 20,
  nouns: ['request', 'requests'],
  words: {
    title: 'Money requests',
    lead: 'Refunds, adjustments and what is given back above the sum of the settings, and another account to pay into. Another admin than the one who asked approves them.',
    searched: 'What it is about, or whom',
    empty: { title: 'No requests', text: 'What needs a second admin appears here.' },
  },
  fields: {
    title: { label: 'Request' },
    kind: { label: 'Kind', choices: MONEY_REQUEST_KIND_LABELS },
    memberName: { type: 'text', label: 'Member' },
    amount: { type: 'decimal', label: 'Amount' },
    currency: { type: 'text', label: 'Currency' },
    reason: { label: 'Why' },
    askedBy: { type: 'text', label: 'Asked by' },
    status: { label: 'Status', choices: MONEY_REQUEST_STATE_LABELS },
    createdAt: { label: 'Asked' },
    decidedBy: { type: 'text', label: 'Decided by' },
    decidedAt: { label: 'Decided' },
    decisionReason: { label: 'Why not' },
  },
  columns: [
    ...(['title', 'memberName', 'askedBy', 'reason', 'status', 'createdAt'] as const),
    ...(['decidedBy', 'decidedAt', 'decisionReason'] as const),
  ],
  spare: ['decidedAt', 'decisionReason'],
  exported: [
    ...(['title', 'kind', 'memberName', 'amount', 'currency', 'reason', 'askedBy', 'createdAt', 'status'] as const),
    ...(['decidedBy', 'decidedAt', 'decisionReason'] as const),
  ],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {
    status: { label: 'Status', all: 'All requests', choices: MONEY_REQUEST_STATE_LABELS },
    kind: { label: 'Kind', all: 'Every kind', choices: MONEY_REQUEST_KIND_LABELS },
  },
  orders: [
    { label: 'Latest first', field: 'createdAt', order: 'DESC' },
    { label: 'Earliest first', field: 'createdAt', order: 'ASC' },
    { label: 'By status', field: 'status', order: 'ASC' },
  ],
  writable: z.strictObject({}),

  records: (strapi) => ({
    async list({ sort, range, filter }) {
      const { by, direction } = sort ?? { by: 'createdAt' as const, direction: 'desc' as const };
      const { rows, total } = await listWideRows(strapi.db.connection, STORED_REQUEST, {
        find: () => narrowed(strapi, filter),
        key: 'request.id',
        all: () => moneyRequestRows(strapi.db.connection),
        order: orderOf(ORDERS[by], direction),
        range,
      });
      return { records: rows.map(presentRequest), total };
    },
    each: (filter) =>
      inBatches(everyRow(STORED_REQUEST, { find: () => narrowed(strapi, filter), key: 'request.id' }), presentRequest),
    one: (id) => oneOf(strapi, id),
    update: (id) => oneOf(strapi, id),
    remove: () => Promise.reject(conflict(messages.moneyRequestKept)),
  }),
});

/** Reads one, in the transaction of a change where there is one. */
async function oneOf(strapi: Core.Strapi, id: string): Promise<MoneyRequest> {
  const stored = await inTransaction(strapi, (trx) => findRequest(trx, id));
  if (!stored) throw new errors.NotFoundError('Request not found');
  return presentRequest(stored);
}

interface Filter {
  q?: string | undefined;
  status?: string | undefined;
  kind?: string | undefined;
  id?: readonly string[] | undefined;
}

function narrowed(strapi: Core.Strapi, { q, status, kind, id }: Filter): Knex.QueryBuilder {
  const found = moneyRequestRows(strapi.db.connection);
  const search = searchFor(strapi, q);
  if (search) {
    const { like, bindings } = search;
    void found.whereRaw(`(request.title ${like} or member.name ${like})`, [...bindings, ...bindings]);
  }
  if (status) void found.where('request.status', status);
  if (kind) void found.where('request.kind', kind);
  if (id) void found.whereIn('request.document_id', [...id]);
  return found;
}
