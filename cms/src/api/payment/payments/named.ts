import type { PaymentState } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { DAY_S } from '../../../shared/seconds';
import type { Database } from '../../../shared/transaction';
import { beginningOf, referenceOf } from './reference';
import { PAYMENT, PAYMENTS_TABLE } from './store';

const payment = tableOf(PAYMENT, 'payment');
const NAMED = selection({
  ...pick(payment, 'id', 'documentId', 'utr', 'formerUtr', 'amount', 'currency', 'state', 'createdAt', 'callbackAt'),
  rejectedAt: tableOf('api::payment.payment-step', 'rejection').at.optional(),
});

/** A payment as a bank's statement may name it. */
export interface NamedPayment {
  id: number;
  reference: string;
  utr: string | null;
  /** What the payer gave before the payment ended without money; another payment may have the number by now. */
  formerUtr: string | null;
  /** Paise. */
  amount: number;
  state: PaymentState;
  createdAt: Date;
  /** When the treasurer did not find it; null where it was not so. */
  rejectedAt: Date | null;
  /** Whether a gateway may have charged it already. */
  isCharged: boolean;
}

/** Values that one statement of SQL takes. */
const AT_ONCE = 500;
/** How long before its money came a payment may have been begun, in days. */
const BEGUN_BEFORE_DAYS = 90;

/** What a statement says. */
interface Said {
  utrs: readonly string[];
  /** Words that may be references. */
  tokens: readonly string[];
  /** The first day of the statement, such as `2026-11-01`. */
  since: string;
}

/** Payments in rupees that wait for the treasurer, and all that a statement may name. */
export async function paymentsNamed(database: Database, { utrs, tokens, since }: Said): Promise<NamedPayment[]> {
  const found = new Map<number, NamedPayment>();
  const inRupees = () =>
    database(`${PAYMENTS_TABLE} as payment`)
      .leftJoin('payment_steps as rejection', (join) =>
        join
          .on('rejection.payment_id', 'payment.id')
          .andOn('rejection.state', 'payment.state')
          .andOnVal('rejection.state', 'rejected'),
      )
      .where('payment.currency', 'INR');
  const add = async (query: ReturnType<typeof inRupees>) => {
    // Of one that was rejected twice, the last time counts.
    for (const row of await NAMED.all(query.orderBy('rejection.id'))) {
      const { callbackAt, documentId: _id, currency: _rupees, ...facts } = row;
      found.set(row.id, { ...facts, reference: referenceOf(row), isCharged: callbackAt !== null });
    }
  };
  await add(inRupees().where('payment.state', 'submitted'));
  const known = () => new Set([...found.values()].map(({ utr }) => utr));
  const waiting = known();
  const others = utrs.filter((utr) => !waiting.has(utr));
  for (const some of inParts(others)) await add(inRupees().whereIn('payment.utr', some));
  for (const some of inParts(utrs)) await add(inRupees().whereIn('payment.former_utr', some));
  const from = new Date(Date.parse(since) - BEGUN_BEFORE_DAYS * DAY_S * 1000).toISOString().slice(0, 10);
  // Most words that look like a reference are a UTR that is known by now.
  const named = known();
  const beginnings = tokens.flatMap((token) => (named.has(token) ? [] : (beginningOf(token) ?? [])));
  for (const some of inParts(beginnings)) {
    const marks = some.map(() => '?').join(', ');
    const recent = inRupees().where('payment.payment_date', '>=', from);
    await add(recent.whereRaw(`substr(payment.document_id, 1, 13) in (${marks})`, [...some]));
  }
  return [...found.values()];
}

function inParts(values: readonly string[]): string[][] {
  const count = Math.ceil(values.length / AT_ONCE);
  return Array.from({ length: count }, (_, part) => values.slice(part * AT_ONCE, (part + 1) * AT_ONCE));
}
