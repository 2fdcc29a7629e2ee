import { messages } from 'contracts';

import { SimilarNumbers } from './similar';
import type { Candidate, Credit, Verdict } from './types';

/** How far apart the bank's day and the day on which a payment was begun may be, in days. */
const NEAR_DAYS = 5;

/**
 * Finds payments whose payers made one typing error in the UTR: amount and days fit. They are never more than doubtful,
 * and named only where there is no other.
 */
export function findSimilar(credits: readonly Credit[], waiting: readonly Candidate[]): ReadonlyMap<Credit, Verdict> {
  const numbers = new SimilarNumbers<Candidate>();
  for (const payment of waiting) if (payment.utr !== null) numbers.add(payment.utr, payment);
  const found = new Map<Credit, Candidate[]>();
  const wanted = new Map<Candidate, number>();
  for (const credit of credits) {
    const near = credit.utrs.flatMap((utr) => [...numbers.near(utr)]).filter((payment) => fits(credit, payment));
    const payments = [...new Set(near)];
    if (payments.length > 0) found.set(credit, payments);
    for (const payment of payments) wanted.set(payment, (wanted.get(payment) ?? 0) + 1);
  }
  return new Map(
    [...found].map(([credit, payments]) => {
      const [payment] = payments;
      const isOnly = payments.length === 1 && payment !== undefined && wanted.get(payment) === 1;
      return [
        credit,
        isOnly ? doubt(messages.lineTypingError, payment.id) : doubt(messages.lineSimilarToSeveral, null),
      ];
    }),
  );
}

const fits = ({ line }: Credit, { amount, begunOn }: Candidate): boolean =>
  line.amount === amount && Math.abs(Date.parse(line.day) - Date.parse(begunOn)) <= NEAR_DAYS * 86_400_000;

const doubt = (reason: string, paymentId: number | null): Verdict => ({
  ...{ outcome: 'doubtful', reason, paymentId, basis: 'typing-error', utr: null },
});
