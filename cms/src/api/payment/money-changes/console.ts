import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { MONEY_ACTION_LABELS, MONEY_SUBJECT_LABELS, startOfDay } from 'contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

import { defineResource } from '../../../platform/console/resource';
import { unwritten } from '../../../platform/console/unwritten';
import { everyRow, listWideRows, orderOf } from '../../../platform/tables/list-rows';
import { searchFor } from '../../../shared/search';
import { inTransaction } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { CHANGE, changes, MONEY_CHANGE } from '../changes';
import { presentChanges } from './presenter';

const ORDERS = { at: ['change.at', 'change.id'], id: ['change.id'] } as const;
const COLUMNS = ['title', 'subject', 'at', 'by', 'action', 'before', 'after', 'reason'] as const;

/** Whatever admins changed about money: a record that nobody writes. */
export const moneyChangeResource = defineResource({
  name: 'money-changes',
  uid: MONEY_CHANGE,
  icon: 'history',
  group: 'money',
  place: 90,
  nouns: ['change', 'changes'],
  words: {
    lead: 'Who changed what about money, when and why. It is kept as it was written, and only read.',
    searched: 'Who, or why',
    empty: { title: 'No changes yet', text: 'What admins change about money appears here.' },
  },
  fields: {
    title: { type: 'text', label: 'What' },
    subject: { label: 'Kind', choices: MONEY_SUBJECT_LABELS },
    at: { label: 'When' },
    by: { type: 'text', label: 'Who' },
    action: { label: 'Change' },
    before: { type: 'longText', label: 'Before' },
    after: { type: 'longText', label: 'After' },
    reason: { label: 'Why' },
  },
  columns: COLUMNS,
  spare: ['subject', 'before'],
  exported: ['at', 'by', 'action', 'subject', 'title', 'before', 'after', 'reason'],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {
    subject: { label: 'Kind', all: 'Everything', choices: MONEY_SUBJECT_LABELS },
    action: { label: 'Change', all: 'Every change', choices: MONEY_ACTION_LABELS },
    'at.from': { label: 'From', all: '', choices: {}, kind: 'date' },
    'at.to': { label: 'To', all: '', choices: {}, kind: 'date' },
  },
  orders: [
    { label: 'Latest first', field: 'at', order: 'DESC' },
    { label: 'Earliest first', field: 'at', order: 'ASC' },
  ],
  isReadOnly: true,
  writable: z.strictObject({}),

  records: (strapi) => ({
    ...unwritten,
    async list({ sort, range, filter }) {
      const database = strapi.db.connection;
      const { by, direction } = sort ?? { by: 'at' as const, direction: 'desc' as const };
      const find = await finder(strapi, filter);
      const { rows, total } = await listWideRows(database, CHANGE, {
        ...{ find, key: 'change.id', all: () => changes(database), order: orderOf(ORDERS[by], direction), range },
      });
      return { records: await presentChanges(database, rows), total };
    },
    async *each(filter) {
      const find = await finder(strapi, filter);
      for await (const rows of everyRow(CHANGE, { find, key: 'change.id' })) {
        yield await presentChanges(strapi.db.connection, rows);
      }
    },
    one: (id) =>
      inTransaction(strapi, async (trx) => {
        const stored = await CHANGE.all(changes(trx).where('change.document_id', id).limit(1));
        const [change] = await presentChanges(trx, stored);
        if (!change) throw new errors.NotFoundError('Change not found');
        return change;
      }),
  }),
});

interface Filter {
  q?: string | undefined;
  subject?: string | undefined;
  action?: string | undefined;
  'at.from'?: string | undefined;
  'at.to'?: string | undefined;
  id?: readonly string[] | undefined;
}

/** Reads the clock of the site before anything is found by it. */
async function finder(strapi: Core.Strapi, filter: Filter): Promise<() => Knex.QueryBuilder> {
  const { timeZone } = await settingService({ strapi }).kept();
  const { q, subject, action, 'at.from': from, 'at.to': to, id } = filter;
  const search = searchFor(strapi, q);
  return () => {
    const found = changes(strapi.db.connection);
    if (search) {
      const { like, bindings } = search;
      void found.whereRaw(`(actor.name ${like} or change.reason ${like})`, [...bindings, ...bindings]);
    }
    if (subject) void found.where('change.subject', subject);
    // What is asked for names its kind behind a colon.
    if (action) {
      void found.where((either) =>
        either.where('change.action', action).orWhere('change.action', 'like', `${action}: %`),
      );
    }
    if (from) void found.where('change.at', '>=', new Date(startOfDay(from, timeZone)));
    if (to) void found.where('change.at', '<', new Date(startOfDay(to, timeZone, 1)));
    if (id) void found.whereIn('change.document_id', [...id]);
    return found;
  };
}
