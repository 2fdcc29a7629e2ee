import { payableOf, type AnyPayable } from '../../../platform/payables/payable';
import type { Database } from '../../../shared/transaction';
import { assetOf, INCOME } from '../ledger/accounts';
import { ENTRIES_TABLE, transfer, type Posting } from '../ledger/book';
import type { StoredPayment } from './store';

/** What a payment pays for; undefined for an entry by hand that gives nothing. */
export const effectOf = ({ gateway, relatedTo, relatedId }: StoredPayment): AnyPayable | undefined =>
  gateway === 'entered' && relatedTo === 'event' && relatedId === null ? undefined : payableOf(relatedTo);

/** The accounts that a payment's money comes from, and goes to. */
function accountsOf({ relatedTo, gateway, paymentMethod }: StoredPayment): { from: string; to: string } {
  return {
    from: payableOf(relatedTo)?.account ?? INCOME[relatedTo],
    to: assetOf(gateway, paymentMethod ?? 'other'),
  };
}

/** Both sides of a payment. */
export const receivedPostings = (payment: StoredPayment): Posting[] => transfer(accountsOf(payment), payment);

/** Both sides of what is given back. @param amount minor units */
export function refundedPostings(payment: StoredPayment, amount: number): Posting[] {
  const { from, to } = accountsOf(payment);
  return transfer({ from: to, to: from }, { ...payment, amount });
}

type Keyed = Pick<StoredPayment, 'documentId'>;
const entryKey = ({ documentId }: Keyed, time: number): string =>
  time > 1 ? `payment:${documentId}:${time}` : `payment:${documentId}`;

/** How often a payment was booked: again, where it was taken back in between. */
async function timesBooked(trx: Database, { documentId }: Keyed): Promise<number> {
  const entries = trx(ENTRIES_TABLE).where({ payment_id: documentId }).whereNull('reverses');
  const counted: { times?: number | string } | undefined = await entries.count({ times: '*' }).first();
  return Number(counted?.times ?? 0);
}

/** The key of the entry that is about to book a payment. */
export const nextEntryKey = async (trx: Database, payment: Keyed): Promise<string> =>
  entryKey(payment, (await timesBooked(trx, payment)) + 1);

/** The key of the entry that booked it last. */
export const latestEntryKey = async (trx: Database, payment: Keyed): Promise<string> =>
  entryKey(payment, await timesBooked(trx, payment));
