import { randomUUID } from 'node:crypto';

import { errors } from '@strapi/utils';
import { DONATION_CURRENCY, donationForm, GENERAL_DONATIONS, messages, toMinorUnits, type Currency } from 'contracts';

import { definePayable } from '../../../platform/payables/payable';
import { conflict } from '../../../shared/conflict';
import { parseBody } from '../../../shared/parse-body';
import { keepOpenCampaign, openCampaign } from '../campaigns/store';
import { thankDonor } from '../notifications';
import { donationOf, DONATIONS_TABLE } from './store';
import { countDonation, newDonorKey, takeFromDonation, uncountDonation } from './sums';

interface WantedDonation {
  /** Null for no campaign. */
  campaignId: string | null;
  /** Minor units. */
  amount: number;
  currency: Currency;
  isAnonymous: boolean;
  /** Whether an admin entered it, who knows what it is for: members are told of nobody then. */
  isEntered: boolean;
}

/**
 * Donations, whose amount is the donor's own. There is enough of them for everybody, so nothing is held: each is a
 * payment of its own, whose row says what it is for and whether its donor is named. Of one that is anonymous, the payment
 * itself says neither: whoever reads payments, receipts or the ledger reads that somebody gave, and not for what.
 */
export const donationsPayable = definePayable<WantedDonation>({
  type: 'donation',
  isOfMany: true,
  // One account for all: an account of each campaign would tell what anonymous donors gave for.
  account: 'Income:Donations',

  async read(strapi, _user, id, body) {
    const { amount, isAnonymous } = parseBody(donationForm, body);
    if (id !== undefined) await openCampaign(strapi.db.connection, id, new Date());
    return {
      ...{ campaignId: id ?? null, isAnonymous, isEntered: false, currency: DONATION_CURRENCY },
      amount: toMinorUnits(amount, DONATION_CURRENCY),
    };
  },

  /** Nobody has asked whoever is entered by hand whether they want to be named. */
  readEntry(_strapi, _trx, { relatedId, amount, currency }) {
    if (relatedId !== null && currency !== DONATION_CURRENCY) throw conflict(messages.donationCurrencyOther);
    return Promise.resolve({ campaignId: relatedId, amount, currency, isAnonymous: true, isEntered: true });
  },

  // Its amount would change under a payment that is open: whoever donates again begins another one.
  relatedIdOf: () => null,

  async hold(_strapi, trx, { paymentId, memberId, wanted }, now) {
    const { campaignId, amount, currency, isAnonymous, isEntered } = wanted;
    const campaign = campaignId === null ? null : await keepOpenCampaign(trx, campaignId, now);
    await trx(DONATIONS_TABLE).insert({
      ...{ document_id: randomUUID(), payment_id: paymentId, member_id: memberId, amount, currency, refunded: 0 },
      ...{ campaign_id: campaignId ?? GENERAL_DONATIONS, is_anonymous: isAnonymous, donor_key: newDonorKey() },
      ...{ given_at: now, created_at: now, updated_at: now },
    });
    if (isAnonymous && !isEntered)
      return { itemName: 'Anonymous donation', relatedId: null, amount, currency, months: [], isAnonymous: true };
    const itemName = campaign ? `Donation: ${campaign.title}` : 'Donation';
    return { itemName, relatedId: campaignId, amount, currency, months: [] };
  },

  /** Whoever began while the campaign was open may finish: their money may be on its way already. */
  async keep(_strapi, trx, { documentId }) {
    await trx(DONATIONS_TABLE).where({ payment_id: documentId }).forUpdate().select('id');
    if (!(await donationOf(trx, documentId))) throw new errors.NotFoundError(messages.campaignNotFound);
  },

  async confirm(strapi, trx, { documentId, memberId }, now) {
    const donation = await donationOf(trx, documentId);
    if (!donation) throw new errors.NotFoundError(messages.campaignNotFound);
    await countDonation(trx, donation, memberId, now);
    await thankDonor(strapi, trx, donation, memberId);
  },

  async reopen(_strapi, trx, { documentId }, _until, now) {
    const donation = await donationOf(trx, documentId);
    if (donation) await uncountDonation(trx, donation, now);
  },

  // What is not paid counts nowhere; what it was for stays known, since it may be paid still.
  release: () => Promise.resolve(),

  async refund(_strapi, trx, { documentId }, { amount }, now) {
    const donation = await donationOf(trx, documentId);
    if (donation) await takeFromDonation(trx, donation, amount, now);
  },
});
