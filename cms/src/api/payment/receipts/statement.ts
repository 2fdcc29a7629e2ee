import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isFinancialYear, messages } from 'contracts';

import { siteService } from '../../site/public';
import { selection } from '../../../platform/tables/selection';
import { NAMED_PAYMENT, payments, STORED_COLUMNS, type StoredPayment } from '../payments/store';
import { ISSUED_COLUMNS } from './issue';
import { receiptOf, type ReceiptFacts } from './receipt';

/** A receipt is short: nobody has so many in a year. */
const RECEIPTS = 2000;

/** All receipts of a person of a financial year, by their numbers; void ones too. */
export interface Statement {
  society: string;
  /** Such as `2026-27`. */
  year: string;
  /** As the latest receipt has it; empty for a former member. */
  payer: string;
  receipts: readonly ReceiptFacts[];
}

const RECEIPT = selection({ ...STORED_COLUMNS, ...ISSUED_COLUMNS });

/** Who reads a statement: of what was given anonymously, whoever gave it alone. */
export type StatementReader = 'payer' | 'admin';

/**
 * What a person paid in a financial year.
 * @param memberId the row of their profile
 * @throws NotFoundError where there is no receipt of theirs, or no such year
 */
export async function statementOf(
  strapi: Core.Strapi,
  memberId: number,
  year: string,
  reader: StatementReader,
): Promise<Statement> {
  const rows = isFinancialYear(year)
    ? await RECEIPT.all(
        payments(strapi.db.connection)
          .modify((found) => reader === 'admin' && void found.whereRaw(NAMED_PAYMENT))
          .where('payment.member_id', memberId)
          .where('receipt.number', 'like', `${year}/%`)
          .orderBy('receipt.number')
          .limit(RECEIPTS),
      )
    : [];
  const latest = rows.at(-1);
  if (!latest) throw new errors.NotFoundError(messages.yearWithoutReceipts);
  const { name: society } = await siteService({ strapi }).read();
  const receipts = rows.map((row) => receiptOf(row satisfies StoredPayment, row));
  return { society, year, payer: latest.payerName, receipts };
}
