import type { Core } from '@strapi/strapi';
import { messages } from 'contracts';

import { inTransaction, type Database } from '../../../shared/transaction';
import { DONATIONS_TABLE, donations } from '../donations/store';
import { TOTALS_TABLE } from './totals';

/** Donations that somebody paid, or is about to pay, to some campaigns. */
async function keptBy(trx: Database, campaignIds: readonly string[]): Promise<boolean> {
  const kept: unknown = await donations(trx)
    .leftJoin('payments as payment', 'payment.document_id', 'donation.payment_id')
    .whereIn('donation.campaign_id', [...campaignIds])
    .where((either) => either.whereNotNull('donation.paid_at').orWhereIn('payment.state', ['pending', 'submitted']))
    .first('donation.id');
  return kept !== undefined;
}

/** Whether a campaign can be deleted: nobody has given to it, or is about to. */
export const isDeletable = async (trx: Database, campaignId: string): Promise<boolean> =>
  !(await keptBy(trx, [campaignId]));

/**
 * Forgets what was begun for campaigns and never paid, before these are deleted. They are locked.
 * @param refuse makes what is thrown where somebody has given, or is about to
 */
export async function forgetDonations(
  strapi: Core.Strapi,
  campaignIds: readonly string[],
  refuse: (sentence: string) => Error,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const unpaid = trx(DONATIONS_TABLE).whereIn('campaign_id', [...campaignIds]);
    await unpaid.clone().orderBy('id').forUpdate().select('id');
    if (await keptBy(trx, campaignIds)) throw refuse(messages.campaignKept);
    await unpaid.clone().delete();
    await trx(TOTALS_TABLE)
      .whereIn('campaign_id', [...campaignIds])
      .delete();
  });
}
