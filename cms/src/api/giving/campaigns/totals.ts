import { randomUUID } from 'node:crypto';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';

export const TOTALS_TABLE = 'campaign_totals';

const total = tableOf('api::giving.campaign-total', 'total');
const TOTAL = selection(pick(total, 'campaignId', 'raised', 'donors', 'donations'));

/** What was given to a campaign, in minor units of rupees, without what was given back. */
export interface Totals {
  raised: number;
  /** Named members once each, and each anonymous donation. */
  donors: number;
  donations: number;
}
export const NOTHING: Totals = { raised: 0, donors: 0, donations: 0 };

const totals = (database: Database) => database(`${TOTALS_TABLE} as total`);

/** The totals of campaigns, by their ids; one that nobody has given to has none. */
export async function totalsOf(database: Database, campaignIds: readonly string[]): Promise<Map<string, Totals>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await TOTAL.all(totals(database).whereIn('total.campaign_id', [...campaignIds]));
  return new Map(rows.map(({ campaignId, ...sums }) => [campaignId, sums]));
}

/**
 * Makes the transaction the only one that changes a campaign's totals until it ends: of several donations at once, each
 * sees those before it.
 */
export async function lockTotals(trx: Database, campaignId: string, now: Date): Promise<void> {
  await trx(TOTALS_TABLE)
    .insert({
      ...{ document_id: randomUUID(), campaign_id: campaignId, raised: 0, donors: 0, donations: 0, told_through: 0 },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict('campaign_id')
    .ignore();
  await trx(TOTALS_TABLE).where({ campaign_id: campaignId }).forUpdate().select('id');
}

/** Adds to a campaign's totals, or takes from them what is negative. They are locked. */
export async function addToTotals(
  trx: Database,
  campaignId: string,
  { raised, donors, donations }: Totals,
  now: Date,
): Promise<void> {
  await trx(TOTALS_TABLE)
    .where({ campaign_id: campaignId })
    .update({
      raised: trx.raw('raised + ?', [raised]),
      donors: trx.raw('donors + ?', [donors]),
      donations: trx.raw('donations + ?', [donations]),
      updated_at: now,
    });
}
