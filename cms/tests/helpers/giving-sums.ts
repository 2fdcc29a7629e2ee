import type { Knex } from 'knex';
import { expect } from 'vitest';

/** What must hold whatever happened: totals, donations, payments and the ledger say the same. */
export async function expectSumsOf(database: Knex): Promise<void> {
  const sumOf = async (query: Knex.QueryBuilder, what: string): Promise<number> => {
    const [row] = await query.sum<{ sum: number | string | null }[]>({ sum: database.raw(what) });
    return Number(row?.sum ?? 0);
  };
  const paid = () => database('donations').whereNotNull('paid_at');
  const payments = database('payments').where({ related_to: 'donation' }).whereIn('state', ['completed', 'refunded']);
  const given = await sumOf(paid(), 'amount - refunded');
  expect(given, 'donations are their payments').toBe(await sumOf(payments, 'amount - refunded'));
  const booked = database('ledger_postings').where({ account: 'Income:Donations' });
  expect(given, 'donations are booked').toBe(-(await sumOf(booked, 'amount')));

  const kept = await database('campaign_totals').select('campaign_id', 'raised', 'donors', 'donations');
  const isLeft = 'amount > refunded';
  const counted = await paid()
    .groupBy('campaign_id')
    .select('campaign_id')
    .select({
      raised: database.raw("sum(case when currency = 'INR' then amount - refunded else 0 end)"),
      donors: database.raw(`count(distinct case when ${isLeft} then donor_key end)`),
      donations: database.raw(`sum(case when ${isLeft} then 1 else 0 end)`),
    });
  expect(numbersOf(kept), 'totals are what donations add up to').toEqual(numbersOf(counted));
}

interface Sums {
  campaign_id: string;
  raised: unknown;
  donors: unknown;
  donations: unknown;
}
/** Sums by campaign; one of which nothing was ever paid is none. */
const numbersOf = (rows: readonly Sums[]): Record<string, readonly number[]> =>
  Object.fromEntries(
    rows
      .map(({ campaign_id: id, ...sums }) => [id, [sums.raised, sums.donors, sums.donations].map(Number)] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
