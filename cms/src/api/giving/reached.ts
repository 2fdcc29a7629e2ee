import type { Core } from '@strapi/strapi';

import { AT_ONE_STEP, stepByStep } from '../../shared/step-by-step';
import { inTransaction, type Database } from '../../shared/transaction';
import { publishedCampaigns } from './campaigns/store';
import { TOTALS_TABLE } from './campaigns/totals';
import { donations, IS_LEFT } from './donations/store';
import { tellReached } from './notifications';

interface Reached {
  id: number;
  documentId: string;
  title: string;
  toldThrough: number;
}

/** Campaigns that have reached their goal, of which not all donors have been told. */
const reachedCampaigns = (database: Database) =>
  publishedCampaigns(database)
    .innerJoin(`${TOTALS_TABLE} as total`, 'total.campaign_id', 'campaign.document_id')
    .whereNull('total.told_at')
    .whereRaw('total.raised >= campaign.goal')
    .orderBy('total.id');

/**
 * Tells the donors of each campaign once that it has reached its goal, some at a time: how far it has come is kept in the
 * transaction that tells them, so neither another instance nor a crash tells anybody twice.
 */
export async function tellDonorsOfGoals(strapi: Core.Strapi, now: Date): Promise<void> {
  await stepByStep(() =>
    inTransaction(strapi, async (trx) => {
      const found: Reached | undefined = await reachedCampaigns(trx).first({
        id: 'total.id',
        documentId: 'campaign.document_id',
        title: 'campaign.title',
        toldThrough: 'total.told_through',
      });
      if (!found) return false;
      await trx(TOTALS_TABLE).where({ id: found.id }).forUpdate().select('id');
      const [{ told_through: above } = { told_through: 0 }]: { told_through: number }[] = await trx(TOTALS_TABLE)
        .where({ id: found.id })
        .select('told_through');
      const donors: number[] = await donations(trx)
        .where('donation.campaign_id', found.documentId)
        .where('donation.member_id', '>', above)
        .whereRaw(IS_LEFT)
        .distinct('donation.member_id')
        .orderBy('donation.member_id')
        .limit(AT_ONE_STEP)
        .pluck('donation.member_id');
      await tellReached(strapi, found, donors);
      const isDone = donors.length < AT_ONE_STEP;
      const columns = { told_through: donors.at(-1) ?? above, ...(isDone && { told_at: now }), updated_at: now };
      await trx(TOTALS_TABLE).where({ id: found.id }).update(columns);
      return true;
    }),
  );
}
