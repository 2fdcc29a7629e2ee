import type { Modules } from '@strapi/strapi';
import {
  DONATION_CURRENCY,
  fromMinorUnits,
  type Campaign,
  type CampaignDetail,
  type ConsoleCampaignRow,
  type Spending,
} from 'contracts';

import { presentImage } from '../../../shared/present-image';
import { presentRichText } from '../../../shared/present-rich-text';
import { presentTime, toDate } from '../../../shared/stored-time';
import { progressOf, stateOf, type Timed } from './state';
import type { Totals } from './totals';

type Uid = 'api::giving.campaign';
/** What lists load: everything but the text itself. */
export const campaignFields = ['title', 'excerpt', 'goal', 'startsAt', 'endsAt', 'isClosed'] as const;
export const campaignPopulate = { image: true, spending: true } as const;
export type LoadedCampaign = Modules.Documents.Result<Uid, { populate: typeof campaignPopulate }>;
type Listed = Omit<LoadedCampaign, 'description'>;

/** Minor units of rupees, as the wire has them. */
export const rupees = (minor: number): number => fromMinorUnits(minor, DONATION_CURRENCY);

/** What has become of a campaign, in figures. */
function presentStanding(
  { goal, ...timed }: Timed & { goal: number | null },
  { raised, donors }: Totals,
  now: Date,
): Pick<ConsoleCampaignRow, 'state' | 'raised' | 'goal' | 'progress' | 'donors' | 'startsAt' | 'endsAt'> {
  return {
    state: stateOf(timed, now),
    raised: rupees(raised),
    goal: goal === null ? null : rupees(goal),
    progress: progressOf(raised, goal),
    donors,
    startsAt: timed.startsAt.toISOString(),
    endsAt: timed.endsAt?.toISOString() ?? null,
  };
}

/** What of a loaded campaign its figures follow from. */
export const figuresOf = ({
  goal,
  startsAt,
  endsAt,
  isClosed,
}: Pick<Listed, 'goal' | 'startsAt' | 'endsAt' | 'isClosed'>) => ({
  goal: goal ?? null,
  startsAt: toDate(startsAt ?? 0) ?? new Date(0),
  endsAt: toDate(endsAt ?? null),
  isClosed: isClosed ?? false,
});

/** What a campaign says that it spent on what. */
export const presentSpending = ({ spending }: Pick<Listed, 'spending'>): Spending[] =>
  (spending ?? []).map(({ area, what, amount }) => ({
    area: area ?? 'community',
    what: what ?? '',
    amount: rupees(amount ?? 0),
  }));

/** All that a campaign spent, in rupees. */
const spentOf = ({ spending }: Pick<Listed, 'spending'>): number =>
  rupees((spending ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), 0));

/** Names the fields of a campaign in a list that leave the server. */
export function presentCampaign(campaign: Listed, totals: Totals, now: Date): Campaign {
  const standing = presentStanding(figuresOf(campaign), totals, now);
  return {
    _id: campaign.documentId,
    title: campaign.title ?? '',
    description: campaign.excerpt ?? '',
    image: presentImage(campaign.image),
    ...standing,
    spent: spentOf(campaign),
    abilities: { donate: standing.state === 'open' },
  };
}

/** Names the fields of a campaign on its own page that leave the server. */
export const presentCampaignDetail = (campaign: LoadedCampaign, totals: Totals, now: Date): CampaignDetail => ({
  ...presentCampaign(campaign, totals, now),
  text: presentRichText(campaign.description),
  spending: presentSpending(campaign),
});

/** A row of campaigns in the console's list. */
export interface CampaignRow extends Timed {
  documentId: string;
  title: string;
  goal: number | null;
  /** Minor units. */
  spent: number;
  updatedAt: Date;
}

/** Names the fields of a campaign that reach the console's list. */
export const presentRow = (row: CampaignRow, totals: Totals, now: Date): ConsoleCampaignRow => ({
  id: row.documentId,
  _id: row.documentId,
  title: row.title,
  ...presentStanding(row, totals, now),
  isClosed: row.isClosed,
  donations: totals.donations,
  spent: rupees(row.spent),
  updatedAt: presentTime(row.updatedAt),
});
