import { errors } from '@strapi/utils';
import { CONTRIBUTION_CURRENCY, formatMonth, messages, payContributionsBody, type Month } from 'contracts';

import { ownProfileId } from '../../platform/accounts/own-profile';
import { definePayable, type PaymentOf } from '../../platform/payables/payable';
import { conflict } from '../../shared/conflict';
import { parseBody } from '../../shared/parse-body';
import type { Database } from '../../shared/transaction';
import { RECEIVABLE } from '../payment/public';
import { bringUpToDate } from './accrue';
import { toMonth } from './months';
import { CONTRIBUTION, contributions, CONTRIBUTIONS_TABLE } from './store';

/** Months that are asked for; null for all that are due. */
type WantedMonths = readonly string[] | null;

/** Contributions: their price was set when they were charged. A month is in one open payment at most. */
export const contributionsPayable = definePayable<WantedMonths>({
  type: 'membership',
  isOfMany: false,
  account: RECEIVABLE,

  async read(strapi, user, id, body) {
    // The documents name the payer: nobody pays for another.
    const isOwn = id === undefined || id === user.documentId || id === user.profileDocumentId;
    if (!isOwn) throw new errors.NotFoundError(messages.paymentNotFound);
    const { month, year, months } = parseBody(payContributionsBody, body);
    await bringUpToDate(strapi, ownProfileId(user), new Date());
    const named: Month[] = [...(months ?? []), ...(month === undefined || year === undefined ? [] : [{ month, year }])];
    if (named.length === 0 && (month !== undefined || year !== undefined)) {
      throw new errors.ValidationError(messages.monthInvalid);
    }
    return named.length === 0 ? null : [...new Set(named.map(toMonth))].sort();
  },

  async readEntry(_strapi, trx, { memberId, amount, currency }) {
    const due = await dueOf(trx, memberId);
    let sum = 0;
    const sums = due.map((each) => (sum += each.amount));
    const paid = sums.indexOf(amount) + 1;
    if (currency !== CONTRIBUTION_CURRENCY || paid === 0) throw conflict(messages.contributionAmountOther(sums));
    return due.slice(0, paid).map(({ month }) => month);
  },

  relatedIdOf: () => null,

  async hold(_strapi, trx, { paymentId, memberId, wanted }) {
    const due = await dueOf(trx, memberId);
    const months = wanted ?? due.map(({ month }) => month);
    if (months.length === 0) throw conflict(messages.nothingToPay);
    await claim(trx, { memberId, documentId: paymentId }, months);
    const held = await CONTRIBUTION.all(
      contributions(trx).where('contribution.payment_id', paymentId).orderBy('contribution.month'),
    );
    const [first] = held;
    return {
      itemName: held.length === 1 && first ? `Contribution of ${formatMonth(first.month)}` : 'Contributions',
      relatedId: null,
      amount: held.reduce((sum, { amount }) => sum + amount, 0),
      currency: CONTRIBUTION_CURRENCY,
      months: held.map(({ month }) => month),
    };
  },

  /** Nothing but the payment's end gives a month back; of one that is over, another payment may have it by now. */
  async keep(_strapi, trx, payment) {
    await claimAll(trx, payment);
  },

  async confirm(_strapi, trx, payment, now) {
    await claimAll(trx, payment);
    await ofPayment(trx, payment).update({ paid_at: now, updated_at: now });
  },

  async reopen(_strapi, trx, payment, _until, now) {
    await ofPayment(trx, payment).update({ paid_at: null, updated_at: now });
  },

  async release(_strapi, trx, payment, now) {
    await ofPayment(trx, payment).whereNull('paid_at').update({ payment_id: null, updated_at: now });
  },

  /** Whole months are due again, the latest first. */
  async refund(_strapi, trx, payment, { amount }, now) {
    const paid = await CONTRIBUTION.all(
      contributions(trx).where('contribution.payment_id', payment.documentId).orderBy('contribution.month', 'desc'),
    );
    let sum = 0;
    const months: number[] = [];
    for (const each of paid) {
      if (sum >= amount) break;
      sum += each.amount;
      months.push(each.id);
    }
    if (sum !== amount) throw conflict(messages.refundNotOfMonths);
    await trx(CONTRIBUTIONS_TABLE).whereIn('id', months).update({ payment_id: null, paid_at: null, updated_at: now });
  },
});

/**
 * Takes all months of a payment, those that it let go as well.
 * @throws a 409 where another payment has one, or they cost something else by now
 */
async function claimAll(trx: Database, payment: PaymentOf): Promise<void> {
  await claim(trx, payment, await missingOf(trx, payment));
  const [{ sum } = { sum: 0 }]: { sum: number | string | null }[] = await ofPayment(trx, payment).sum({
    sum: 'amount',
  });
  if (Number(sum) !== payment.amount) throw conflict(messages.contributionChanged);
}

const ofPayment = (trx: Database, { documentId }: Pick<PaymentOf, 'documentId'>) =>
  trx(CONTRIBUTIONS_TABLE).where({ payment_id: documentId });

/** What a member owes and nothing pays, the earliest first. */
const dueOf = (trx: Database, memberId: number) =>
  CONTRIBUTION.all(
    contributions(trx)
      .where('contribution.member_id', memberId)
      .whereNull('contribution.payment_id')
      .orderBy('contribution.month'),
  );

/** Months of a payment that are its own no more. */
async function missingOf(trx: Database, payment: PaymentOf): Promise<string[]> {
  const held: string[] = await ofPayment(trx, payment).pluck('month');
  return payment.months.filter((month) => !held.includes(month));
}

/**
 * Takes months into a payment, by the one statement that also checks that they are in none: of two payments at once, the
 * database lets one have a month.
 * @throws a 409 where one of them is not due, or being paid
 */
async function claim(
  trx: Database,
  { memberId, documentId }: Pick<PaymentOf, 'memberId' | 'documentId'>,
  months: readonly string[],
): Promise<void> {
  if (months.length === 0) return;
  const wanted = trx(CONTRIBUTIONS_TABLE).where({ member_id: memberId }).whereIn('month', months);
  // In one order, so that two who want some of the same never wait for each other.
  await wanted.clone().orderBy('id').forUpdate().select('id');
  const claimed: number = await wanted.clone().whereNull('payment_id').update({ payment_id: documentId });
  if (claimed === months.length) return;
  const held: string[] = await wanted.whereNull('paid_at').whereNot({ payment_id: documentId }).pluck('month');
  throw conflict(held.length > 0 ? messages.monthInPayment : messages.monthNotDue);
}
