import type { Core } from '@strapi/strapi';
import { isFinancialYear, MISSING_NUMBERS_SHOWN, type ReceiptYear } from 'contracts';

import { rowsOf } from '../../../platform/tables/rows';
import { inTransaction, type Database } from '../../../shared/transaction';
import { DIGITS } from './number';

/** A number as a receipt has it behind its year, on either database. @param value SQL of a whole number */
const writtenAs = (value: string): string => {
  const digits = `cast(${value} as text)`;
  return `substr('${'0'.repeat(DIGITS)}', 1, ${DIGITS} - length(${digits})) || ${digits}`;
};

interface Counted {
  year: string;
  last: number | string;
  issued: number | string;
  voided: number | string;
  /** Receipts whose numbers were given out. */
  known: number | string;
}

/** How complete the numbers of each financial year are, the latest year first. */
export function receiptYears(strapi: Core.Strapi): Promise<ReceiptYear[]> {
  return inTransaction(strapi, async (trx) => {
    const counted = rowsOf<Counted>(await trx.raw(COUNTED));
    const years: ReceiptYear[] = [];
    for (const row of counted.filter(({ year }) => isFinancialYear(year))) {
      const [last, issued, known] = [Number(row.last), Number(row.issued), Number(row.known)];
      const missing = last - known;
      years.push({
        ...{ financialYear: row.year, last, voided: Number(row.voided), missing, strange: issued - known },
        missingNumbers: missing > 0 ? await missingNumbers(trx, row.year, last) : [],
      });
    }
    const others = counted.filter(({ year }) => !isFinancialYear(year));
    const sum = (name: 'issued' | 'voided') => others.reduce((all, row) => all + Number(row[name]), 0);
    if (others.length === 0) return years;
    const none = { financialYear: '', last: 0, missing: 0, missingNumbers: [] };
    return [...years, { ...none, voided: sum('voided'), strange: sum('issued') }];
  });
}

/** Of each year, by its receipts and its counter; one that only either of them knows is there, too. */
const COUNTED = `
  select substr(receipt.number, 1, 7) as year, coalesce(counter.last, 0) as last, count(*) as issued,
    count(receipt.voided_at) as voided,
    sum(case when receipt.number between counter.financial_year || '/' || ${writtenAs('1')}
      and counter.financial_year || '/' || ${writtenAs('counter.last')} then 1 else 0 end) as known
  from receipts as receipt
  left join receipt_counters as counter on counter.financial_year = substr(receipt.number, 1, 7)
  group by substr(receipt.number, 1, 7), counter.last
  union all
  select counter.financial_year, counter.last, 0, 0, 0 from receipt_counters as counter
  where not exists (select 1 from receipts where substr(receipts.number, 1, 7) = counter.financial_year)
  order by year desc`;

/** The first numbers of a year that no receipt has. */
async function missingNumbers(trx: Database, year: string, last: number): Promise<number[]> {
  const answer: unknown = await trx.raw(
    `with recursive place(n) as (select 1 union all select n + 1 from place where n < ?)
     select n from place
     where not exists (select 1 from receipts where number = cast(? as text) || '/' || ${writtenAs('n')})
     order by n limit ?`,
    [last, year, MISSING_NUMBERS_SHOWN],
  );
  return rowsOf<{ n: number | string }>(answer).map(({ n }) => Number(n));
}
