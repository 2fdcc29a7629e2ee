import type { Core } from '@strapi/strapi';
import { DEFAULT_IMPACT, SPENDING_AREAS, type DonationTotals, type Impact } from 'contracts';

import type { Database } from '../../shared/transaction';
import { rupees } from './campaigns/presenter';
import { shares } from './campaigns/shares';
import { spentByArea } from './campaigns/spending';
import { publishedCampaigns } from './campaigns/store';
import { TOTALS_TABLE } from './campaigns/totals';

type GivenRow = Record<'raised' | 'donations' | 'generalRaised' | 'generalDonations', number | string>;

/** What was given in all, and for no campaign, in minor units: one aggregate over a row for each campaign. */
async function givenTotals(database: Database) {
  const isGeneral = "total.campaign_id = 'general'";
  const sum = (what: string) => database.raw(`coalesce(sum(${what}), 0)`);
  const [row]: GivenRow[] = await database(`${TOTALS_TABLE} as total`).select({
    raised: sum('total.raised'),
    donations: sum('total.donations'),
    generalRaised: sum(`case when ${isGeneral} then total.raised else 0 end`),
    generalDonations: sum(`case when ${isGeneral} then total.donations else 0 end`),
  });
  const number = (value: number | string | undefined): number => Number(value ?? 0);
  return {
    raised: number(row?.raised),
    donations: number(row?.donations),
    general: { raised: number(row?.generalRaised), donations: number(row?.generalDonations) },
  };
}

type CountedRow = Record<'begun' | 'open' | 'reached', number | string>;

/** How many campaigns have begun, are open, and have reached their goal. */
async function campaignCounts(database: Database, now: Date) {
  const counted = (condition: string, bindings: readonly Date[] = []) =>
    database.raw(`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`, [...bindings]);
  const isOver = 'coalesce(campaign.is_closed, false)';
  const [row]: CountedRow[] = await publishedCampaigns(database)
    .leftJoin(`${TOTALS_TABLE} as total`, 'total.campaign_id', 'campaign.document_id')
    .where('campaign.starts_at', '<=', now)
    .select({
      begun: database.raw('count(*)'),
      open: counted(`not ${isOver} and (campaign.ends_at is null or campaign.ends_at > ?)`, [now]),
      reached: counted('coalesce(total.raised, 0) >= campaign.goal'),
    });
  return { begun: Number(row?.begun ?? 0), open: Number(row?.open ?? 0), reached: Number(row?.reached ?? 0) };
}

/** What all donations came to, and what they were spent on (member §2, §9). */
export async function readImpact(strapi: Core.Strapi, now: Date): Promise<Impact> {
  const database = strapi.db.connection;
  const [given, counts, spent] = await Promise.all([
    givenTotals(database),
    campaignCounts(database, now),
    spentByArea(database),
  ]);
  const amounts = SPENDING_AREAS.map((area) => spent.get(area) ?? 0);
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  const isComputed = all > 0;
  const computed = shares(amounts);
  return {
    raised: rupees(given.raised),
    spent: rupees(all),
    donations: given.donations,
    campaigns: counts.begun,
    reached: counts.reached,
    isComputed,
    areas: SPENDING_AREAS.map((area, place) => ({
      area,
      share: isComputed ? (computed[place] ?? 0) : DEFAULT_IMPACT[area],
      amount: isComputed ? rupees(amounts[place] ?? 0) : null,
    })),
  };
}

/** The same for admins, with what is for no campaign. */
export async function readDonationTotals(strapi: Core.Strapi, now: Date): Promise<DonationTotals> {
  const database = strapi.db.connection;
  const [{ raised, donations, general }, { open }, spent] = await Promise.all([
    givenTotals(database),
    campaignCounts(database, now),
    spentByArea(database),
  ]);
  return {
    ...{ raised: rupees(raised), donations, open },
    general: { raised: rupees(general.raised), donations: general.donations },
    spent: rupees([...spent.values()].reduce((sum, amount) => sum + amount, 0)),
  };
}
