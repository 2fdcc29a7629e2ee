import type { Knex } from 'knex';

import { selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { joinPayer, payments, STORED_COLUMNS } from '../payments/store';

const payer = tableOf('api::profile.profile', 'payer');

/** A payment with whoever paid; a former member has no address, and an anonymous donor is nobody. */
export const ROW = selection({
  ...STORED_COLUMNS,
  payerDocumentId: payer.documentId.optional(),
  payerName: payer.name.optional(),
  payerEmail: tableOf('plugin::users-permissions.user', 'account').email.optional(),
});
export type PaymentRow = ReturnType<typeof ROW.read>;

/** Payments as `payment`, with their `payer`, where one may be named, and `account`. */
export const withPayers = (database: Database): Knex.QueryBuilder =>
  joinPayer(payments(database), database).leftJoin('up_users as account', 'account.id', 'payer.user_id');
