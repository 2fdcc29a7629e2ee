import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CONTRIBUTION_CURRENCY, fromMinorUnits, type ConsoleReceipt } from 'contracts';
import type { Knex } from 'knex';
import { z } from 'zod';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { unwritten } from '../../../platform/console/unwritten';
import { everyRow, listWideRows, orderOf } from '../../../platform/tables/list-rows';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { searchFor } from '../../../shared/search';
import { inTransaction, type Database } from '../../../shared/transaction';
import { NAMED_PAYMENT, payerNameOf, PAYMENT, PAYMENTS_TABLE } from '../payments/store';
import { RECEIPT, RECEIPTS_TABLE } from './issue';

const receipt = tableOf(RECEIPT, 'receipt');
const payment = tableOf(PAYMENT, 'payment');
const ROW = selection({
  ...pick(receipt, 'documentId', 'number', 'issuedAt', 'voidedAt'),
  payerName: receipt.payerName.or(''),
  paymentId: payment.documentId.optional(),
  isAnonymous: payment.isAnonymous.or(false),
  itemName: payment.itemName.optional(),
  amount: payment.amount.optional(),
  currency: payment.currency.optional(),
});

/** Receipts as `receipt`, each with the payment that it is or was of. */
const receipts = (database: Database): Knex.QueryBuilder =>
  database(`${RECEIPTS_TABLE} as receipt`).leftJoin(`${PAYMENTS_TABLE} as payment`, (join) => {
    join.on('payment.id', database.raw('coalesce(receipt.payment_id, receipt.former_payment_id)'));
  });

const ORDERS = {
  id: ['receipt.id'],
  number: ['receipt.number'],
  issuedAt: ['receipt.issued_at', 'receipt.id'],
} as const;

/** Every receipt that was ever issued, the void ones too: none is written, and none goes. */
export const receiptResource = defineResource({
  name: 'receipts',
  uid: RECEIPT,
  icon: 'receipt',
  group: 'money',
  place: 15,
  nouns: ['receipt', 'receipts'],
  words: {
    lead: 'Every receipt by its number. A void one keeps its number, and is only read.',
    searched: 'Number, or name of the payer',
    empty: { title: 'No receipts yet', text: 'Each payment that is completed gets one.' },
  },
  fields: {
    number: { label: 'Number' },
    financialYear: { type: 'text', label: 'Financial year' },
    payment: { type: 'text', label: 'Payment' },
    itemName: { type: 'text', label: 'For' },
    payerName: { label: 'Payer' },
    amount: { type: 'decimal', label: 'Amount' },
    currency: { type: 'text', label: 'Currency' },
    issuedAt: { label: 'Issued' },
    voidedAt: { label: 'Void since' },
  },
  columns: ['number', 'payerName', 'itemName', 'amount', 'issuedAt', 'voidedAt'],
  exported: [
    ...(['number', 'financialYear', 'payment', 'itemName', 'payerName', 'amount', 'currency'] as const),
    ...(['issuedAt', 'voidedAt'] as const),
  ],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {
    year: { label: 'Financial year', all: 'All years', choices: {}, kind: 'year' },
    void: { label: 'Void', all: 'Void or not', choices: { yes: 'Void', no: 'Valid' } },
  },
  orders: [
    { label: 'Latest number first', field: 'number', order: 'DESC' },
    { label: 'Earliest number first', field: 'number', order: 'ASC' },
    { label: 'Latest first', field: 'issuedAt', order: 'DESC' },
  ],
  isReadOnly: true,
  writable: z.strictObject({}),

  records: (strapi) => ({
    ...unwritten,
    async list({ sort, range, filter }) {
      const { by, direction } = sort ?? { by: 'number' as const, direction: 'desc' as const };
      const { rows, total } = await listWideRows(strapi.db.connection, ROW, {
        find: () => narrowed(strapi, filter),
        key: 'receipt.id',
        all: () => receipts(strapi.db.connection),
        order: orderOf(ORDERS[by], direction),
        range,
      });
      return { records: rows.map(present), total };
    },
    each: (filter) => inBatches(everyRow(ROW, { find: () => narrowed(strapi, filter), key: 'receipt.id' }), present),
    one: (id) =>
      inTransaction(strapi, async (trx) => {
        const stored = await ROW.first(receipts(trx).where('receipt.document_id', id));
        if (!stored) throw new errors.NotFoundError('Receipt not found');
        return present(stored);
      }),
  }),
});

/** As the console has it. */
function present(row: ReturnType<typeof ROW.read>): ConsoleReceipt {
  const { documentId, number, issuedAt, voidedAt } = row;
  const currency = row.currency ?? CONTRIBUTION_CURRENCY;
  return {
    ...{ id: documentId, _id: documentId, number, financialYear: number.slice(0, number.indexOf('/')) },
    ...{ payment: row.paymentId ?? '', itemName: row.itemName ?? '', currency },
    payerName: payerNameOf(row.isAnonymous, row.payerName),
    amount: fromMinorUnits(row.amount ?? 0, currency),
    issuedAt: issuedAt.toISOString(),
    voidedAt: voidedAt?.toISOString() ?? null,
  };
}

interface Filter {
  q?: string | undefined;
  year?: string | undefined;
  void?: string | undefined;
  id?: readonly string[] | undefined;
}

function narrowed(strapi: Core.Strapi, { q, year, void: isVoid, id }: Filter): Knex.QueryBuilder {
  const found = receipts(strapi.db.connection);
  const search = searchFor(strapi, q);
  if (search) {
    const { like, bindings } = search;
    void found.whereRaw(`(receipt.number ${like} or (${NAMED_PAYMENT} and receipt.payer_name ${like}))`, [
      ...bindings,
      ...bindings,
    ]);
  }
  if (year) void found.where('receipt.number', 'like', `${year}/%`);
  if (isVoid === 'yes') void found.whereNotNull('receipt.voided_at');
  if (isVoid === 'no') void found.whereNull('receipt.voided_at');
  if (id) void found.whereIn('receipt.document_id', [...id]);
  return found;
}
