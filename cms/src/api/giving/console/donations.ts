import type { Core } from '@strapi/strapi';
import {
  ANONYMOUS_DONOR,
  dayAt,
  fromMinorUnits,
  messages,
  type ConsoleDonation,
  type ConsoleDonations,
  type ConsoleDonationsQuery,
} from 'contracts';

import { inBatches } from '../../../platform/console/in-batches';
import { everyRow, listRows } from '../../../platform/tables/list-rows';
import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import { presentPage } from '../../../shared/present-page';
import type { Database } from '../../../shared/transaction';
import { settingService } from '../../setting/public';
import { rupees } from '../campaigns/presenter';
import { NOTHING, totalsOf } from '../campaigns/totals';
import { DONATION_COLUMNS, donations, statusOf } from '../donations/store';

const donor = tableOf('api::profile.profile', 'donor');
const ROW = selection({
  ...pick(DONATION_COLUMNS, 'documentId', 'amount', 'currency', 'refunded', 'isAnonymous', 'paidAt'),
  state: tableOf('api::payment.payment', 'payment').state,
  donorId: donor.documentId.optional(),
  donorName: donor.name.optional(),
});
type Row = ReturnType<typeof ROW.read>;

/** Donations to a campaign that were paid. Whoever gave anonymously is not even read. */
const paidTo = (database: Database, campaignId: string) =>
  donations(database)
    .innerJoin('payments as payment', 'payment.document_id', 'donation.payment_id')
    .leftJoin('profiles as donor', (join) => {
      join
        .on('donor.id', 'donation.member_id')
        .andOnVal('donation.is_anonymous', false)
        // A former member has no account.
        .andOnNotNull('donor.user_id');
    })
    .where('donation.campaign_id', campaignId)
    .whereNotNull('donation.paid_at');

/** The donations of a campaign, or of none, for admins: the latest first. */
export async function listConsoleDonations(
  strapi: Core.Strapi,
  campaignId: string,
  { page, pageSize }: ConsoleDonationsQuery,
): Promise<ConsoleDonations> {
  const database = strapi.db.connection;
  const { timeZone } = await settingService({ strapi }).kept();
  const from = (page - 1) * pageSize;
  const [{ rows, total }, totals] = await Promise.all([
    listRows(ROW, {
      find: () => paidTo(database, campaignId),
      order: 'donation.paid_at desc, donation.id desc',
      range: [from, from + pageSize - 1],
    }),
    totalsOf(database, [campaignId]),
  ]);
  const { data, meta } = presentPage(
    rows.map((row) => present(row, timeZone)),
    total,
    { page, pageSize },
  );
  const { raised, donors, donations: counted } = totals.get(campaignId) ?? NOTHING;
  return { data, meta: { ...meta, totals: { raised: rupees(raised), donors, donations: counted } } };
}

const HEAD = ['Donor', 'Amount', 'Currency', 'Given back', 'Status', 'Date'];

/** The same as the rows of a CSV file, in the order in which they began. */
export async function donationsCsv(strapi: Core.Strapi, campaignId: string) {
  const { timeZone } = await settingService({ strapi }).kept();
  const find = () => paidTo(strapi.db.connection, campaignId);
  return {
    head: HEAD,
    batches: inBatches(everyRow(ROW, { find, key: 'donation.id' }), (row) => {
      const { donorName, amount, currency, refunded, status, day } = present(row, timeZone);
      return [donorName, String(amount), currency, String(refunded), status, day];
    }),
  };
}

function present(row: Row, timeZone: string): ConsoleDonation {
  const { documentId, isAnonymous, donorId, donorName, amount, currency, refunded, state, paidAt } = row;
  const isNamed = !isAnonymous && donorId !== null && donorName !== null;
  return {
    _id: documentId,
    donor: isNamed ? { _id: donorId, name: donorName } : null,
    donorName: isAnonymous ? ANONYMOUS_DONOR : (donorName ?? messages.FORMER_MEMBER),
    isAnonymous,
    amount: fromMinorUnits(amount, currency),
    currency,
    refunded: fromMinorUnits(refunded, currency),
    status: statusOf(state),
    day: dayAt(paidAt ?? new Date(0), timeZone),
  };
}
