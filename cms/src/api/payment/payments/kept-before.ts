import type { Core } from '@strapi/strapi';
import { messages } from 'contracts';

import { lockName } from '../../../platform/database/lock-name';
import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';

/** Numbers of a bank that stand for money. */
interface Numbers {
  /** Those that may be the UTR: some banks write others of as many digits beside it. */
  utrs: readonly string[];
  /** The one that is; null where it cannot be told. */
  sure: string | null;
  /** The payment's row that the money is for; null for none. */
  paymentId: number | null;
}

/**
 * Refuses money that the ledger has already, by a line of a bank's statement: banks write one transfer in several ways, and
 * treasurers look into them by hand as well. Whoever asks about the same number at the same moment waits, so a payment's
 * row is locked before, never after.
 * @throws a 409 where its money is kept as unclaimed, went back, or paid another payment
 */
export async function refuseBookedBefore(
  strapi: Core.Strapi,
  trx: Database,
  { utrs, sure, paymentId }: Numbers,
): Promise<void> {
  if (utrs.length === 0) return;
  for (const utr of [...utrs].sort()) await lockName(strapi, trx, `utr:${utr}`);
  const kept = trx('statement_lines')
    .whereIn('outcome', ['unclaimed', 'returned', 'kept'])
    .where((line) => {
      void line.whereIn('utr', [...utrs]);
      if (sure !== null) void line.orWhere('numbers', 'like', `% ${sure} %`);
    });
  if (await kept.first('id')) throw conflict(messages.moneyKeptBefore);
  const paying = trx('statement_lines')
    .where({ outcome: 'applied' })
    .whereIn('utr', [...utrs]);
  if (paymentId !== null) void paying.whereNot({ payment_id: paymentId });
  if (await paying.first('id')) throw conflict(messages.lineConfirmedAlready);
}
