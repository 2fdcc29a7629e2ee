import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { conflict } from '../../../shared/conflict';
import type { Database } from '../../../shared/transaction';
import { stateOf } from './state';

export const CAMPAIGN = 'api::giving.campaign';
export const CAMPAIGNS_TABLE = 'campaigns';

const campaign = tableOf(CAMPAIGN, 'campaign');
/** What of a campaign says what it is, and whether it takes donations. */
export const CAMPAIGN_COLUMNS = {
  ...pick(campaign, 'id', 'documentId', 'title', 'startsAt', 'endsAt', 'goal', 'isClosed', 'updatedAt'),
};
const STORED = selection(CAMPAIGN_COLUMNS);
export type StoredCampaign = ReturnType<typeof STORED.read>;

/** Campaigns as members read them, as `campaign`, to be filtered. */
export const publishedCampaigns = (database: Database) =>
  database(`${CAMPAIGNS_TABLE} as campaign`).whereNotNull('campaign.published_at');

/**
 * A campaign that takes donations now.
 * @throws NotFoundError where none is published; a 409 where it has not begun, or is over
 */
export async function openCampaign(database: Database, documentId: string, now: Date): Promise<StoredCampaign> {
  const found = await STORED.first(publishedCampaigns(database).where('campaign.document_id', documentId));
  if (!found) throw new errors.NotFoundError(messages.campaignNotFound);
  const state = stateOf(found, now);
  if (state === 'upcoming') throw conflict(messages.campaignToCome);
  if (state !== 'open') throw conflict(messages.campaignOver);
  return found;
}

/**
 * The same, kept from being deleted until the transaction ends. The draft is locked: publishing makes a new row of what
 * is published.
 */
export async function keepOpenCampaign(trx: Database, documentId: string, now: Date): Promise<StoredCampaign> {
  const draft = trx(CAMPAIGNS_TABLE).where({ document_id: documentId }).whereNull('published_at');
  await draft.forShare().select('id');
  return openCampaign(trx, documentId, now);
}

/** What campaigns are called, published or not, by their ids: one query however many they are. */
export async function titlesOf(database: Database, documentIds: readonly string[]): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows: { document_id: string; title: string | null }[] = await database(CAMPAIGNS_TABLE)
    .whereIn('document_id', [...documentIds])
    // What is published is read last, and stays.
    .orderByRaw('case when published_at is null then 0 else 1 end')
    .select('document_id', 'title');
  return new Map(rows.map(({ document_id: id, title }) => [id, title ?? '']));
}
