import type { Core } from '@strapi/strapi';
import { MESSAGE_REPORT_STATE_LABELS } from 'contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { everyRow, listWideRows, orderOf } from '../../../platform/tables/list-rows';
import { searchFor } from '../../../shared/search';
import { inTransaction, type Database } from '../../../shared/transaction';
import { countReports, findReport, presentReport, presentReportRow, reports, STORED_REPORT } from '../reports/find';
import { REPORTS_TABLE } from '../reports/store';

const ORDERS = { id: ['report.id'], createdAt: ['report.id'], state: ['report.state', 'report.id'] } as const;

/** What members reported of their conversations. Nothing of it is written here: it is decided about. */
export const messageReportResource = defineResource({
  name: 'message-reports',
  uid: 'api::message.message-report',
  icon: 'flag',
  group: 'people',
  place: 40,
  nouns: ['report', 'reports'],
  words: {
    title: 'Reported messages',
    lead: 'What members reported of their conversations. Both people are told when you open one, and what you decide.',
    searched: 'Name of either, or words of the reason',
    empty: { title: 'No reports', text: 'What members report of their conversations appears here.' },
  },
  fields: {
    reporterName: { type: 'text', label: 'Reported by' },
    reportedName: { type: 'text', label: 'About' },
    reason: { label: 'Reason' },
    state: { label: 'Status', choices: MESSAGE_REPORT_STATE_LABELS },
    createdAt: { label: 'Reported' },
    decidedAt: { label: 'Decided' },
  },
  columns: ['reportedName', 'reporterName', 'reason', 'state', 'createdAt', 'decidedAt'],
  spare: ['decidedAt'],
  exported: ['reportedName', 'reporterName', 'reason', 'state', 'createdAt', 'decidedAt'],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: { state: { label: 'Status', all: 'All reports', choices: MESSAGE_REPORT_STATE_LABELS } },
  orders: [
    { label: 'Latest first', field: 'createdAt', order: 'DESC' },
    { label: 'Earliest first', field: 'createdAt', order: 'ASC' },
    { label: 'By status', field: 'state', order: 'ASC' },
  ],
  waiting: { filter: { state: 'open' }, field: 'createdAt', word: 'open' },
  writable: z.strictObject({}),

  records(strapi) {
    const one = async (database: Database, id: string) => {
      const report = await findReport(database, id);
      return presentReport(report, await countReports(database, report));
    };
    return {
      async list({ sort, range, filter }) {
        const { by, direction } = sort ?? { by: 'createdAt', direction: 'desc' };
        const { rows, total } = await listWideRows(strapi.db.connection, STORED_REPORT, {
          find: () => narrowed(strapi, filter),
          key: 'report.id',
          all: () => reports(strapi.db.connection),
          order: orderOf(ORDERS[by], direction),
          range,
        });
        return { records: rows.map(presentReportRow), total };
      },
      each: (filter) =>
        inBatches(
          everyRow(STORED_REPORT, { find: () => narrowed(strapi, filter), key: 'report.id' }),
          presentReportRow,
        ),
      one: (id) => inTransaction(strapi, (trx) => one(trx, id)),
      update: (id) => inTransaction(strapi, (trx) => one(trx, id)),
      remove: (ids) =>
        inTransaction(strapi, async (trx) => {
          const removed = [];
          for (const id of ids) removed.push(await one(trx, id));
          await trx(REPORTS_TABLE)
            .whereIn('document_id', [...ids])
            .delete();
          return removed;
        }),
    };
  },
});

interface Filter {
  q?: string | undefined;
  state?: string | undefined;
  id?: readonly string[] | undefined;
}

function narrowed(strapi: Core.Strapi, { q, state, id }: Filter): Knex.QueryBuilder {
  const found = reports(strapi.db.connection);
  const search = searchFor(strapi, q);
  if (search) {
    const { like, bindings } = search;
    void found.whereRaw(`(reporter.name ${like} or reported.name ${like} or report.reason ${like})`, [
      ...[...bindings, ...bindings, ...bindings],
    ]);
  }
  if (state) void found.where('report.state', state);
  if (id) void found.whereIn('report.document_id', [...id]);
  return found;
}
