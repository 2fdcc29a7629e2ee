import type { Knex } from 'knex';

import { selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { payments, STORED_COLUMNS } from '../payments/store';

const payer = tableOf('api::profile.profile', 'payer');

/** A payment with whoever paid; a former member has no address. */
export const ROW = selection({
  ...STORED_COLUMNS,
  payerDocumentId: payer.documentId.optional(),
  payerName: payer.name.optional(),
  payerEmail: tableOf('plugin::users-permissions.user', 'account').email.optional(),
});
export type PaymentRow = ReturnType<typeof ROW.read>;

/** Payments as `payment`, with their `payer` and `account`. */
export const withPayers = (database: Database): Knex.QueryBuilder =>
  payments(database)
    .leftJoin('profiles as payer', 'payer.id', 'payment.member_id')
    .leftJoin('up_users as account', 'account.id', 'payer.user_id');
