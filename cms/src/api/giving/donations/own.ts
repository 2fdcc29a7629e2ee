import type { Core } from '@strapi/strapi';
import {
  DONATION_CURRENCY,
  fromMinorUnits,
  GENERAL_DONATIONS,
  type Donation,
  type Donations,
  type DonationsQuery,
} from 'contracts';

import { listRows } from '../../../platform/tables/list-rows';
import { presentPage } from '../../../shared/present-page';
import { rupees } from '../campaigns/presenter';
import { titlesOf } from '../campaigns/store';
import { donations, OWN, ownDonations, statusOf, type OwnDonation } from './store';

/** What a person gave, newest first, and how much that is in all. */
export async function listOwnDonations(
  strapi: Core.Strapi,
  memberId: number,
  { page, pageSize }: DonationsQuery,
): Promise<Donations> {
  const database = strapi.db.connection;
  const from = (page - 1) * pageSize;
  const [{ rows, total }, given] = await Promise.all([
    listRows(OWN, {
      find: () => ownDonations(database, memberId),
      order: 'donation.given_at desc, donation.id desc',
      range: [from, from + pageSize - 1],
    }),
    donations(database)
      .where({ 'donation.member_id': memberId, 'donation.currency': DONATION_CURRENCY })
      .whereNotNull('donation.paid_at')
      .sum({ sum: database.raw('donation.amount - donation.refunded') }) as Promise<{ sum: number | string | null }[]>,
  ]);
  const titles = await titlesOf(database, [...new Set(rows.map(({ campaignId }) => campaignId))]);
  const { data, meta } = presentPage(
    rows.map((row) => present(row, titles)),
    total,
    { page, pageSize },
  );
  return { data, meta: { ...meta, given: rupees(Number(given[0]?.sum ?? 0)) } };
}

function present(row: OwnDonation, titles: ReadonlyMap<string, string>): Donation {
  const { documentId, givenAt, campaignId, amount, currency, refunded, state, isAnonymous, paymentId } = row;
  return {
    _id: documentId,
    date: givenAt.toISOString(),
    campaign: campaignId === GENERAL_DONATIONS ? null : { _id: campaignId, title: titles.get(campaignId) ?? '' },
    amount: fromMinorUnits(amount, currency),
    currency,
    refunded: fromMinorUnits(refunded, currency),
    status: statusOf(state),
    ...{ isAnonymous, paymentId },
    receiptNumber: row.receiptNumber,
  };
}
