import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import {
  bankLayoutInput,
  messages,
  STATEMENT_DATE_FORMAT_LABELS,
  STATEMENT_DELIMITER_LABELS,
  STATEMENT_ENCODING_LABELS,
  type BankLayout,
} from 'contracts';
import type { z } from 'zod';

import type { Caller } from '../../../platform/console/definition';
import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { everyRow, listRows, orderOf } from '../../../platform/tables/list-rows';
import { conflict, violatesUniqueIndex } from '../../../shared/conflict';
import { searchFor } from '../../../shared/search';
import { inTransaction, type Database } from '../../../shared/transaction';
import { recordChange } from '../../payment/public';
import { findLayout, LAYOUT, layouts, LAYOUTS_TABLE, presentLayout, STORED_LAYOUT } from '../layouts';
import { STATEMENTS_TABLE } from '../store';

const ORDERS = { name: ['layout.name', 'layout.id'], createdAt: ['layout.id'], id: ['layout.id'] } as const;
const OWN_COLUMNS = [
  ...(['name', 'delimiter', 'encoding', 'headerRow', 'dateFormat', 'dateColumn', 'narrationColumn'] as const),
  ...(['creditColumn', 'debitColumn', 'amountColumn', 'signColumn', 'idColumn'] as const),
];

type Written = z.output<typeof bankLayoutInput>;

/** How banks write their statements: the columns of each, mapped once. */
export const layoutResource = defineResource({
  name: 'bank-layouts',
  uid: LAYOUT,
  icon: 'bank',
  group: 'money',
  place: 80,
  nouns: ['bank', 'banks'],
  words: {
    lead: 'How each bank writes its statements: which column is what. It is mapped once, with the first statement.',
    searched: 'Name',
    empty: { title: 'No banks yet', text: 'The first one is made while a statement is uploaded.' },
    notLoaded: 'Failed to load bank',
  },
  fields: {
    name: { label: 'Bank' },
    delimiter: { label: 'Columns are parted by', choices: STATEMENT_DELIMITER_LABELS, initial: 'comma' },
    encoding: { label: 'Encoding', choices: STATEMENT_ENCODING_LABELS, initial: 'auto' },
    headerRow: {
      label: 'Line with the names of the columns',
      hint: 'Counted from 1 among those that are not empty; 0 where the file names none.',
    },
    dateFormat: { label: 'Dates are written as', choices: STATEMENT_DATE_FORMAT_LABELS, initial: 'dd/mm/yyyy' },
    dateColumn: { label: 'Date', hint: 'The column’s name in the file, or its number where the file names none.' },
    narrationColumn: { label: 'Narration' },
    creditColumn: { label: 'Received', hint: 'Or one column for the amount either way, below.' },
    debitColumn: { label: 'Paid' },
    amountColumn: { label: 'Amount either way' },
    signColumn: { label: 'Dr or Cr', hint: 'Where a column of its own says it.' },
    idColumn: { label: 'The bank’s own number' },
    createdAt: { label: 'Since' },
  },
  columns: ['name', 'delimiter', 'dateFormat', 'dateColumn', 'narrationColumn', 'createdAt'],
  exported: [...OWN_COLUMNS, 'createdAt'],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {},
  orders: [
    { label: 'By name', field: 'name', order: 'ASC' },
    { label: 'Latest first', field: 'createdAt', order: 'DESC' },
  ],
  form: OWN_COLUMNS,
  also: ['create'],
  writable: bankLayoutInput,

  records: (strapi) => {
    const narrowed = ({ q, id }: { q?: string | undefined; id?: readonly string[] | undefined }) => {
      const found = layouts(strapi.db.connection);
      const search = searchFor(strapi, q);
      if (search) void found.whereRaw(`layout.name ${search.like}`, [...search.bindings]);
      if (id) void found.whereIn('layout.document_id', [...id]);
      return found;
    };
    return {
      async list({ sort, range, filter }) {
        const { by, direction } = sort ?? { by: 'name' as const, direction: 'asc' as const };
        const order = orderOf(ORDERS[by], direction);
        const { rows, total } = await listRows(STORED_LAYOUT, { find: () => narrowed(filter), order, range });
        return { records: rows.map(presentLayout), total };
      },
      each: (filter) =>
        inBatches(everyRow(STORED_LAYOUT, { find: () => narrowed(filter), key: 'layout.id' }), presentLayout),
      one: (id) => readLayout(strapi, id),
      async create(written, caller) {
        const documentId = randomUUID();
        const now = new Date();
        await inTransaction(strapi, async (trx) => {
          const row = { ...toRow(written), document_id: documentId, created_at: now, updated_at: now };
          await unlessTaken(trx(LAYOUTS_TABLE).insert(row));
          await note(trx, documentId, 'create', caller, {}, written, now);
        });
        return readLayout(strapi, documentId);
      },
      async update(id, written, caller) {
        const now = new Date();
        await inTransaction(strapi, async (trx) => {
          const before = factsOf(presentLayout(await findLayout(trx, id)));
          const row = { ...toRow(written), updated_at: now };
          await unlessTaken(trx(LAYOUTS_TABLE).where({ document_id: id }).update(row));
          await note(trx, id, 'change', caller, before, written, now);
        });
        return readLayout(strapi, id);
      },
      remove: (ids, caller) =>
        inTransaction(strapi, async (trx) => {
          const removed: BankLayout[] = [];
          for (const id of ids) {
            const stored = await findLayout(trx, id);
            if (await trx(STATEMENTS_TABLE).where({ layout_id: stored.id }).first('id')) {
              throw conflict(messages.layoutKept);
            }
            await trx(LAYOUTS_TABLE).where({ id: stored.id }).delete();
            const layout = presentLayout(stored);
            await note(trx, id, 'delete', caller, factsOf(layout), {}, new Date());
            removed.push(layout);
          }
          return removed;
        }),
    };
  },
});

const readLayout = (strapi: Core.Strapi, id: string): Promise<BankLayout> =>
  inTransaction(strapi, async (trx) => presentLayout(await findLayout(trx, id)));

const toRow = (written: Written): Record<string, unknown> => ({
  ...{ name: written.name, delimiter: written.delimiter, encoding: written.encoding, header_row: written.headerRow },
  ...{ date_format: written.dateFormat, date_column: written.dateColumn, amount_column: written.amountColumn },
  ...{ sign_column: written.signColumn, debit_column: written.debitColumn, credit_column: written.creditColumn },
  ...{ narration_column: written.narrationColumn, id_column: written.idColumn },
});

const factsOf = ({ id: _id, _id: _same, createdAt: _since, updatedAt: _changed, ...facts }: BankLayout) => facts;

/** @throws a 409 where another bank has the name */
async function unlessTaken(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw violatesUniqueIndex(error) ? conflict(messages.layoutNameTaken) : error;
  }
}

type Facts = Readonly<Record<string, string | number>>;
const note = (
  trx: Database,
  subjectId: string,
  action: string,
  { profileId }: Caller,
  before: Facts,
  after: Facts,
  now: Date,
): Promise<void> =>
  recordChange(trx, { subject: 'bank-layout', subjectId, action, actorId: profileId, before, after }, now);
