import { fromMinorUnits, GENERAL_DONATIONS } from 'contracts';

import type { PersonalDataPart } from '../../platform/personal-data/part';
import { titlesOf } from './campaigns/store';
import { DONATIONS_TABLE, OWN, ownDonations, statusOf } from './donations/store';

/**
 * What the person gave, those donations too that name nobody. They stay as those of a former member, since campaigns
 * and the ledger count them.
 */
export const donationsPart: PersonalDataPart = {
  name: 'donations',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const database = strapi.db.connection;
    const rows = await OWN.all(ownDonations(database, profileId).orderBy('donation.id'));
    const titles = await titlesOf(database, [...new Set(rows.map(({ campaignId }) => campaignId))]);
    return rows.map(({ campaignId, amount, refunded, currency, state, isAnonymous, givenAt, receiptNumber }) => ({
      campaign: campaignId === GENERAL_DONATIONS ? null : (titles.get(campaignId) ?? ''),
      amount: fromMinorUnits(amount, currency),
      ...{ currency, refunded: fromMinorUnits(refunded, currency), status: statusOf(state), isAnonymous },
      ...{ date: givenAt.toISOString(), receiptNumber },
    }));
  },

  /** What was begun and never paid is nothing to keep; of what waits for the treasurer, the money may be there. */
  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    await trx(DONATIONS_TABLE)
      .where({ member_id: profileId })
      .whereNull('paid_at')
      .whereNotIn(
        'payment_id',
        trx('payments').where({ member_id: profileId, state: 'submitted' }).select('document_id'),
      )
      .delete();
  },
};
