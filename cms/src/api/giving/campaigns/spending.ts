import { SPENDING_AREAS, type SpendingArea } from 'contracts';

import type { Database } from '../../../shared/transaction';

/** Lines of what published campaigns spent, as `spending`, with their `campaign`. */
const spendings = (database: Database) =>
  database('components_shared_spendings as spending')
    .innerJoin('campaigns_cmps as part', (join) => {
      join.on('part.cmp_id', 'spending.id').andOnVal('part.field', 'spending');
    })
    .innerJoin('campaigns as campaign', 'campaign.id', 'part.entity_id')
    .whereNotNull('campaign.published_at');

/** What a campaign spent, in minor units, as a column of a query of `campaign`. */
export const SPENT = `(select coalesce(sum(spending.amount), 0) from components_shared_spendings as spending
  inner join campaigns_cmps as part on part.cmp_id = spending.id and part.field = 'spending'
  where part.entity_id = campaign.id)`;

/** What all campaigns spent by what it was for, in minor units. */
export async function spentByArea(database: Database): Promise<Map<SpendingArea, number>> {
  const rows: { area: string; sum: number | string }[] = await spendings(database)
    .groupBy('spending.area')
    .select('spending.area')
    .sum({ sum: 'spending.amount' });
  return new Map(
    SPENDING_AREAS.map((area) => [area, Number(rows.find((row) => row.area === area)?.sum ?? 0)] as const),
  );
}
