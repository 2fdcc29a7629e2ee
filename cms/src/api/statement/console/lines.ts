import type { Core } from '@strapi/strapi';
import { LINE_OUTCOME_LABELS, messages } from 'contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { everyRow, listWideRows, orderOf } from '../../../platform/tables/list-rows';
import { conflict } from '../../../shared/conflict';
import { searchFor } from '../../../shared/search';
import { inTransaction } from '../../../shared/transaction';
import { presentLine } from '../presenter';
import { findLine, LINE, statementLines, STORED_LINE } from '../store';

const ORDERS = {
  ...{ id: ['line.id'], createdAt: ['line.id'] },
  place: ['line.statement_id', 'line.place'],
} as const;

/** The lines of all statements: what each would do, did, or waits for. */
export const lineResource = defineResource({
  name: 'statement-lines',
  uid: LINE,
  icon: 'records',
  group: 'money',
  place: 70,
  nouns: ['line', 'lines'],
  words: {
    title: 'Statement lines',
    lead: 'What the bank received, line by line. Doubtful ones wait for your decision.',
    searched: 'Narration, UTR or payer',
    empty: { title: 'No lines yet', text: 'Upload a bank statement first.' },
  },
  fields: {
    place: { label: 'Line' },
    day: { type: 'text', label: 'Date' },
    amount: { type: 'decimal', label: 'Amount (₹)' },
    narration: { label: 'Narration' },
    utr: { label: 'UTR' },
    outcome: { label: 'Outcome', choices: LINE_OUTCOME_LABELS },
    reason: { label: 'Why' },
    payerName: { type: 'text', label: 'Payer' },
    decidedBy: { type: 'text', label: 'Decided by' },
    createdAt: { label: 'Uploaded' },
  },
  columns: ['place', 'day', 'amount', 'narration', 'utr', 'outcome', 'payerName', 'decidedBy'],
  spare: ['utr', 'decidedBy'],
  exported: ['place', 'day', 'amount', 'narration', 'utr', 'outcome', 'reason', 'payerName', 'decidedBy', 'createdAt'],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {
    outcome: { label: 'Outcome', all: 'All outcomes', choices: LINE_OUTCOME_LABELS },
    statement: {
      ...{ label: 'Statement', all: 'All statements', choices: {} },
      ...{ kind: 'relation', source: 'statements' },
    },
  },
  orders: [
    { label: 'Latest first', field: 'createdAt', order: 'DESC' },
    { label: 'As in the file', field: 'place', order: 'ASC' },
  ],
  waiting: { filter: { outcome: 'doubtful' }, field: 'createdAt', word: 'doubtful' },
  writable: z.strictObject({}),

  records: (strapi) => ({
    async list({ sort, range, filter }) {
      const { by, direction } = sort ?? { by: 'createdAt' as const, direction: 'desc' as const };
      const { rows, total } = await listWideRows(strapi.db.connection, STORED_LINE, {
        find: () => narrowed(strapi, filter),
        key: 'line.id',
        all: () => statementLines(strapi.db.connection),
        order: orderOf(ORDERS[by], direction),
        range,
      });
      return { records: rows.map(presentLine), total };
    },
    each: (filter) =>
      inBatches(everyRow(STORED_LINE, { find: () => narrowed(strapi, filter), key: 'line.id' }), presentLine),
    one: (id) => inTransaction(strapi, async (trx) => presentLine(await findLine(trx, id))),
    update: (id) => inTransaction(strapi, async (trx) => presentLine(await findLine(trx, id))),
    remove: () => Promise.reject(conflict(messages.statementKept)),
  }),
});

interface Filter {
  q?: string | undefined;
  outcome?: string | undefined;
  statement?: string | undefined;
  id?: readonly string[] | undefined;
}

function narrowed(strapi: Core.Strapi, { q, outcome, statement, id }: Filter): Knex.QueryBuilder {
  const found = statementLines(strapi.db.connection);
  const search = searchFor(strapi, q);
  if (search) {
    const { like, bindings } = search;
    void found.whereRaw(`(line.narration ${like} or line.utr ${like} or payer.name ${like})`, [
      ...[...bindings, ...bindings, ...bindings],
    ]);
  }
  if (outcome) void found.where('line.outcome', outcome);
  if (statement) void found.where('statement.document_id', statement);
  if (id) void found.whereIn('line.document_id', [...id]);
  return found;
}
