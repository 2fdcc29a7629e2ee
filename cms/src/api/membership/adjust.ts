import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CONTRIBUTION_CURRENCY, formatMoney, formatMonth, messages, type MembershipTier } from 'contracts';
import { z } from 'zod';

import type { MoneyAct } from '../../platform/payables/money-act';
import { conflict } from '../../shared/conflict';
import { inTransaction, type Database } from '../../shared/transaction';
import { askSecondAdmin, book, needsSecondAdmin, RECEIVABLE, recordChange } from '../payment/public';
import { settingService } from '../setting/public';
import { chargedPostings, chargeKey, takenBackPostings } from './accounts';
import { tellAdjusted } from './adjusted';
import { students, tierSql } from './charges';
import { graduationYearOf, monthAt } from './months';
import { rupees, toTier } from './presenter';
import { CONTRIBUTION, contributions, CONTRIBUTIONS_TABLE, MEMBERSHIPS_TABLE, type StoredContribution } from './store';

/** Adjustments of a member that count together, in days: many small ones are as one that is large. */
const COUNTED_DAYS = 30;

/** What a month shall cost a member. Amounts are minor units; 0 is that of a month that is not charged. */
interface Adjustment {
  month: string;
  /** What it costs, as whoever adjusts it saw it. */
  from: number;
  to: number;
  reason: string;
  /** Made once for each. */
  key: string;
  actorId: number | null;
}

/** What is locked of it. */
interface Found {
  membershipId: string;
  memberId: number;
  contribution: StoredContribution | null;
}

/**
 * Waives a month, corrects what it costs or adds it, each by entries of its own; or asks another admin to approve that,
 * where it is above the set sum with what was adjusted before. The same key again changes nothing.
 * @throws NotFoundError; a 409 for a month that is paid, being paid or to come, and for one that costs something else
 */
export async function adjust(strapi: Core.Strapi, id: string, adjustment: Adjustment, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const found = await check(strapi, trx, id, adjustment, now);
    if (!found) return;
    const { month, from, to, reason, key, actorId } = adjustment;
    const amount = Math.abs(to - from);
    const before = await adjustedOf(trx, found.memberId, now);
    if (!(await needsSecondAdmin(strapi, before + amount, CONTRIBUTION_CURRENCY))) {
      return carryOut(strapi, trx, found, adjustment, now);
    }
    const title = `${formatMonth(month)}: ${inWords(from)} becomes ${inWords(to)}`;
    const { memberId } = found;
    const asked = { kind: 'adjustment', subject: 'membership', subjectId: id, title, amount } as const;
    const details = { month, from, to };
    const currency = CONTRIBUTION_CURRENCY;
    await askSecondAdmin(strapi, trx, { ...asked, currency, details, reason, key, memberId, actorId }, now);
  });
}

const adjustmentDetails = z.object({ month: z.string(), from: z.int(), to: z.int() });

/** An adjustment above the sum, as it was asked for. */
export const adjustmentAct: MoneyAct = {
  kind: 'adjustment',
  async carryOut(strapi, trx, { subjectId, details, reason, key, actorId }, now) {
    const adjustment = { ...adjustmentDetails.parse(details), reason, key, actorId };
    const found = await check(strapi, trx, subjectId, adjustment, now);
    if (found) await carryOut(strapi, trx, found, adjustment, now);
  },
};

const inWords = (minor: number): string => (minor === 0 ? 'nothing' : formatMoney(minor, CONTRIBUTION_CURRENCY));
const entryKeyOf = (key: string): string => `adjustment:${key}`;
const backKeyOf = (key: string): string => `adjustment:${key}:back`;

/** Locks what an adjustment is about. @returns null where one of this key was made already */
async function check(
  strapi: Core.Strapi,
  trx: Database,
  id: string,
  { month, from, to, key }: Adjustment,
  now: Date,
): Promise<Found | null> {
  // As the accrual does: whoever comes second finds the month charged.
  const locked: { member_id: number }[] = await trx(MEMBERSHIPS_TABLE)
    .where({ document_id: id })
    .forUpdate()
    .select('member_id');
  const [membership] = locked;
  if (!membership) throw new errors.NotFoundError(messages.membershipNotFound);
  if (
    await trx('ledger_entries')
      .whereIn('key', [entryKeyOf(key), backKeyOf(key)])
      .first('id')
  )
    return null;
  const { timeZone } = await settingService({ strapi }).kept();
  if (month > monthAt(now, timeZone)) throw conflict(messages.monthToCome);
  const own = { member_id: membership.member_id, month };
  await trx(CONTRIBUTIONS_TABLE).where(own).forUpdate().select('id');
  const contribution = await CONTRIBUTION.first(
    contributions(trx).where({ 'contribution.member_id': own.member_id, 'contribution.month': month }),
  );
  if (contribution?.paidAt) throw conflict(messages.monthPaidAlready);
  if (contribution?.paymentId) throw conflict(messages.monthInPayment);
  if ((contribution?.amount ?? 0) !== from) throw conflict(messages.contributionChanged);
  if (from === to) throw conflict(messages.contributionSame);
  return { membershipId: id, memberId: own.member_id, contribution };
}

async function carryOut(
  strapi: Core.Strapi,
  trx: Database,
  { membershipId, memberId, contribution }: Found,
  { month, from, to, reason, key, actorId }: Adjustment,
  now: Date,
): Promise<void> {
  const tier = contribution?.tier ?? (await tierOf(trx, memberId, month));
  const what = `Contribution of ${formatMonth(month)}`;
  if (contribution) {
    const charged = contribution.entryKey ?? chargeKey(contribution.documentId);
    const postings = takenBackPostings({ tier, memberId, amount: from });
    await book(trx, [
      { key: backKeyOf(key), description: `Taken back: ${what}`, reverses: charged, at: now, postings },
    ]);
  }
  if (to > 0) {
    const postings = chargedPostings({ tier, memberId, amount: to });
    await book(trx, [{ key: entryKeyOf(key), description: what, at: now, postings }]);
  }
  await store(trx, { contribution, memberId, month, tier, amount: to, entryKey: entryKeyOf(key) }, now);
  await recordChange(
    trx,
    {
      ...{ subject: 'membership', subjectId: membershipId, action: 'adjust', actorId, reason },
      before: { month, amount: rupees(from) },
      after: { month, amount: rupees(to) },
    },
    now,
  );
  await tellAdjusted(strapi, { memberId, month, from, to, reason, key });
}

/** A month that is waived is owed by nobody, and charged no more: members are charged what comes after. */
async function store(
  trx: Database,
  {
    contribution,
    memberId,
    ...fields
  }: { contribution: StoredContribution | null; memberId: number } & {
    month: string;
    tier: MembershipTier;
    amount: number;
    entryKey: string;
  },
  now: Date,
): Promise<void> {
  const { month, tier, amount, entryKey } = fields;
  const row = trx(CONTRIBUTIONS_TABLE).where({ id: contribution?.id ?? null });
  if (contribution && amount === 0) await row.delete();
  else if (contribution) await row.update({ amount, entry_key: entryKey, updated_at: now });
  else {
    await trx(CONTRIBUTIONS_TABLE).insert({
      ...{ document_id: randomUUID(), member_id: memberId, month, tier, amount, entry_key: entryKey },
      ...{ created_at: now, updated_at: now },
    });
  }
}

/** As what a month is earned: that of the final year for whoever contributed nothing then. */
async function tierOf(trx: Database, memberId: number, month: string): Promise<MembershipTier> {
  const found: { tier: string } | undefined = await students(trx)
    .where('profile.id', memberId)
    .first(trx.raw(`${tierSql(graduationYearOf(month))} as tier`));
  return toTier(found?.tier ?? 'none') ?? 'final_year';
}

/** How much of a member was adjusted of late, in minor units, up or down. */
async function adjustedOf(trx: Database, memberId: number, now: Date): Promise<number> {
  // What was taken back and what was charged instead are one adjustment.
  const adjustment = `replace(entry.key, ':back', '')`;
  const rows: { sum: number | string | null }[] = await trx('ledger_postings as posting')
    .innerJoin('ledger_entries as entry', 'entry.id', 'posting.entry_id')
    .where({ 'posting.member_id': memberId, 'posting.account': RECEIVABLE })
    .where('entry.key', 'like', 'adjustment:%')
    .where('entry.at', '>', new Date(now.getTime() - COUNTED_DAYS * 86_400_000))
    .groupByRaw(adjustment)
    .sum({ sum: 'posting.amount' });
  return rows.reduce((all, { sum }) => all + Math.abs(Number(sum)), 0);
}
