import type { DonationStatus, PaymentState } from 'contracts';

import { pick, selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';

export const DONATIONS_TABLE = 'donations';

const donation = tableOf('api::giving.donation', 'donation');
const payment = tableOf('api::payment.payment', 'payment');

export const DONATION_COLUMNS = {
  ...pick(donation, 'id', 'documentId', 'paymentId', 'campaignId', 'amount', 'currency', 'refunded', 'isAnonymous'),
  ...pick(donation, 'donorKey', 'givenAt', 'paidAt'),
};
/** A donation alone. */
const STORED = selection(DONATION_COLUMNS);
export type StoredDonation = ReturnType<typeof STORED.read>;

/** A donation as its donor knows it, with how its payment stands. */
export const OWN = selection({
  ...DONATION_COLUMNS,
  state: payment.state,
  receiptNumber: tableOf('api::payment.receipt', 'receipt').number.optional(),
});
export type OwnDonation = ReturnType<typeof OWN.read>;

/** Donations as `donation`, to be filtered. */
export const donations = (database: Database) => database(`${DONATIONS_TABLE} as donation`);

/** What a donation's payment is called where it is one: what was never paid is no donation. */
const STATUSES: Partial<Record<PaymentState, DonationStatus>> = {
  pending: 'Pending',
  submitted: 'Pending',
  completed: 'Completed',
  refunded: 'Refunded',
};
const STATES = Object.keys(STATUSES);
/** The documents' word for how a donation stands (member §4). */
export const statusOf = (state: PaymentState): DonationStatus => STATUSES[state] ?? 'Pending';

/** What a person gave or is about to give, with its `payment` and `receipt`. */
export const ownDonations = (database: Database, memberId: number) =>
  donations(database)
    .innerJoin('payments as payment', 'payment.document_id', 'donation.payment_id')
    .leftJoin('receipts as receipt', 'receipt.payment_id', 'payment.id')
    .where('donation.member_id', memberId)
    .whereIn('payment.state', STATES);

/** That something of a donation is left: it was paid, and not all of it was given back. */
export const IS_LEFT = 'donation.paid_at is not null and donation.amount > donation.refunded';

/** The donation that a payment pays. @returns null where it has none */
export const donationOf = (database: Database, paymentId: string): Promise<StoredDonation | null> =>
  STORED.first(donations(database).where('donation.payment_id', paymentId));
