import type { Core } from '@strapi/strapi';
import {
  consolePaymentInput,
  CURRENCIES,
  messages,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATES,
  PAYMENT_STATUS_LABELS,
  PAYMENT_STATUS_OF,
  PAYMENT_TYPE_LABELS,
  type ConsolePayment,
  type ConsolePaymentRow,
  type PaymentStatus,
  type PaymentType,
} from 'contracts';
import type { Knex } from 'knex';

import { inBatches } from '../../../platform/console/in-batches';
import { defineResource } from '../../../platform/console/resource';
import { everyRow, listWideRows, orderOf } from '../../../platform/tables/list-rows';
import { searchFor } from '../../../shared/search';
import type { Database } from '../../../shared/transaction';
import { NAMED_PAYMENT, PAYMENT } from '../payments/store';
import { changeEntered, deleteEntered, enter } from './entered';
import { presentConsolePayment, presentRow, readWhole } from './presenter';
import { ROW, withPayers } from './rows';

const CURRENCY_CODES = Object.fromEntries(CURRENCIES.map((code) => [code, code]));

const ORDERS = {
  id: ['payment.id'],
  createdAt: ['payment.id'],
  paymentDate: ['payment.payment_date', 'payment.id'],
  amount: ['payment.amount', 'payment.id'],
  status: ['payment.state', 'payment.payment_date', 'payment.id'],
} as const;

/** What people pay, and what an admin enters by hand (admin §2, Payments page). */
export const paymentResource = defineResource({
  name: 'payments',
  uid: PAYMENT,
  icon: 'payment',
  group: 'money',
  place: 10,
  nouns: ['payment', 'payments'],
  words: {
    lead: 'What people paid, and what waits for the treasurer.',
    searched: 'Name, email address, description, receipt or UTR',
    empty: { title: 'No payments yet', text: 'What people pay on the site appears here.' },
    created: messages.paymentCreated,
    updated: messages.paymentUpdated,
    deleted: messages.paymentDeleted,
    confirmDeletion: messages.confirmPaymentDeletion,
    notLoaded: messages.paymentsNotLoaded,
    notSaved: messages.paymentNotSaved,
    notDeleted: messages.paymentNotDeleted,
  },
  fields: {
    payerName: { type: 'text', label: 'User' },
    user: { type: 'text', label: 'User', hint: 'Profile of whoever paid.', required: true },
    amount: { type: 'decimal', label: 'Amount', required: true },
    currency: { label: 'Currency', choices: CURRENCY_CODES, initial: 'USD' },
    paymentMethod: { label: 'Method', choices: PAYMENT_METHOD_LABELS, initial: 'credit_card' },
    status: { type: 'choice', label: 'Status', choices: PAYMENT_STATUS_LABELS, initial: 'pending' },
    relatedTo: { label: 'Related to', choices: PAYMENT_TYPE_LABELS, initial: 'other' },
    relatedId: {
      label: 'Event or campaign',
      hint: 'An event whose ticket it is the price of: the person gets the seat. Or a campaign that it is given for.',
    },
    description: { label: 'Description' },
    paymentDate: { type: 'date', label: 'Date', required: true },
    receiptUrl: { label: 'Receipt’s address' },
    receiptNumber: { type: 'text', label: 'Receipt' },
    refunded: { type: 'decimal', label: 'Given back' },
    utr: { label: 'UTR' },
    itemName: { label: 'For' },
    createdAt: { label: 'Begun' },
  },
  columns: [
    ...(['payerName', 'itemName', 'amount', 'currency', 'status', 'paymentMethod', 'paymentDate'] as const),
    ...(['receiptNumber', 'relatedTo', 'utr', 'createdAt'] as const),
  ],
  spare: ['currency', 'paymentMethod', 'relatedTo', 'utr', 'createdAt'],
  exported: [
    ...(['payerName', 'itemName', 'amount', 'currency', 'status', 'paymentMethod', 'paymentDate'] as const),
    ...(['receiptNumber', 'relatedTo', 'refunded', 'utr', 'description', 'createdAt'] as const),
  ],
  sortable: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  filters: {
    status: { label: 'Status', all: 'All statuses', choices: PAYMENT_STATUS_LABELS },
    relatedTo: { label: 'Related to', all: 'Everything', choices: PAYMENT_TYPE_LABELS },
    waiting: { label: 'Waiting', all: 'Whether or not', choices: { treasurer: 'For the treasurer' } },
  },
  orders: [
    { label: 'Latest first', field: 'paymentDate', order: 'DESC' },
    { label: 'Earliest first', field: 'paymentDate', order: 'ASC' },
    { label: 'Largest first', field: 'amount', order: 'DESC' },
    { label: 'By status', field: 'status', order: 'ASC' },
  ],
  form: [
    ...(['user', 'amount', 'currency', 'paymentMethod', 'status', 'relatedTo', 'relatedId'] as const),
    ...(['description', 'paymentDate', 'receiptUrl'] as const),
  ],
  also: ['create'],
  waiting: { filter: { waiting: 'treasurer' }, field: 'paymentDate', word: 'waiting' },
  writable: consolePaymentInput,

  records: (strapi) => ({
    async list({ sort, range, filter }) {
      const { by, direction } = sort ?? { by: 'paymentDate', direction: 'desc' };
      const { rows, total } = await listWideRows(strapi.db.connection, ROW, {
        find: () => narrowed(strapi, filter),
        key: 'payment.id',
        all: () => withPayers(strapi.db.connection),
        order: orderOf(ORDERS[by], direction),
        range,
      });
      return { records: rows.map(presentRow), total };
    },
    each: (filter) => inBatches(everyRow(ROW, { find: () => narrowed(strapi, filter), key: 'payment.id' }), presentRow),
    one: (id) => oneOf(strapi, id),
    create: async (entered, caller) => oneOf(strapi, await enter(strapi, entered, caller, new Date())),
    async update(id, entered, caller) {
      await changeEntered(strapi, id, entered, caller, new Date());
      return oneOf(strapi, id);
    },
    async remove(ids, caller) {
      const removed: ConsolePayment[] = [];
      for (const id of ids) removed.push(await oneOf(strapi, id));
      await deleteEntered(strapi, ids, caller, new Date());
      return removed;
    },
  }),
});

const oneOf = async (strapi: Core.Strapi, id: string): Promise<ConsolePayment> =>
  presentConsolePayment(await readWhole(strapi, id));

/** The latest payments of a member, the latest first, but for what they gave anonymously. */
export async function paymentsOfMember(
  database: Database,
  memberId: number,
  limit: number,
): Promise<ConsolePaymentRow[]> {
  const found = withPayers(database).where('payment.member_id', memberId).whereRaw(NAMED_PAYMENT);
  return (await ROW.all(found.orderBy('payment.id', 'desc').limit(limit))).map(presentRow);
}

interface Filter {
  q?: string | undefined;
  status?: PaymentStatus | undefined;
  relatedTo?: PaymentType | undefined;
  waiting?: 'treasurer' | undefined;
  id?: readonly string[] | undefined;
}

function narrowed(strapi: Core.Strapi, { q, status, relatedTo, waiting, id }: Filter): Knex.QueryBuilder {
  const rows = withPayers(strapi.db.connection);
  const search = searchFor(strapi, q);
  if (search) {
    const { like, bindings } = search;
    const columns = [
      'payer.name',
      'account.email',
      'payment.description',
      'payment.item_name',
      'receipt.number',
      'payment.utr',
      'payment.former_utr',
    ];
    void rows.whereRaw(
      `(${columns.map((column) => `${column} ${like}`).join(' or ')})`,
      columns.flatMap(() => bindings),
    );
  }
  if (status) {
    void rows.whereIn(
      'payment.state',
      PAYMENT_STATES.filter((state) => PAYMENT_STATUS_OF[state] === status),
    );
  }
  if (relatedTo) void rows.where('payment.related_to', relatedTo);
  if (waiting) void rows.where('payment.state', 'submitted');
  if (id) void rows.whereIn('payment.document_id', [...id]);
  return rows;
}
