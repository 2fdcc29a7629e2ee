import { randomUUID } from 'node:crypto';

import { dayAt, financialYearOf } from 'contracts';

import { rowsOf } from '../../../platform/tables/rows';
import type { Database } from '../../../shared/transaction';

/** Of a number behind its year. */
export const DIGITS = 6;

/**
 * The next number of a receipt: `2026-27/000123`. Its row is locked until the transaction ends, and goes back with it:
 * there is no gap.
 */
export async function nextNumber(trx: Database, timeZone: string, now: Date): Promise<string> {
  const year = financialYearOf(dayAt(now, timeZone));
  const answer: unknown = await trx.raw(
    `insert into receipt_counters (document_id, financial_year, last, created_at, updated_at) values (?, ?, 1, ?, ?)
     on conflict (financial_year) do update set last = receipt_counters.last + 1, updated_at = excluded.updated_at
     returning last`,
    [randomUUID(), year, now, now],
  );
  const [counted] = rowsOf<{ last: number }>(answer);
  return `${year}/${String(counted?.last).padStart(DIGITS, '0')}`;
}
