import { randomUUID } from 'node:crypto';

import { DONATION_CURRENCY } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { addToTotals, lockTotals, type Totals } from '../campaigns/totals';
import { DONATIONS_TABLE, donations, IS_LEFT, type StoredDonation } from './store';

/** What of a sum of money counts in totals: they are in rupees. */
const inRupees = ({ currency }: StoredDonation, amount: number): number =>
  currency === DONATION_CURRENCY ? amount : 0;

/**
 * Who gave, as totals count donors: a named member is one however often they give to a campaign; an anonymous donation
 * is somebody of its own, so that no total tells whether two of them, or a named one beside it, are one person's.
 */
async function donorKeyOf(
  trx: Database,
  { campaignId, isAnonymous, donorKey }: StoredDonation,
  memberId: number,
): Promise<string> {
  if (isAnonymous) return donorKey;
  const [former]: string[] = await trx(DONATIONS_TABLE)
    .where({ campaign_id: campaignId, member_id: memberId, is_anonymous: false })
    .whereNotNull('paid_at')
    .orderBy('id')
    .limit(1)
    .pluck('donor_key');
  return former ?? donorKey;
}

/** Whether something of another donation of this donor to this campaign is left. */
async function givesBeside(trx: Database, { id, campaignId }: StoredDonation, donorKey: string): Promise<boolean> {
  const other: unknown = await donations(trx)
    .where({ 'donation.campaign_id': campaignId, 'donation.donor_key': donorKey })
    .whereNot('donation.id', id)
    .whereRaw(IS_LEFT)
    .first('donation.id');
  return other !== undefined;
}

/** Makes a donation one that was paid, and adds it to the totals of what it is for. */
export async function countDonation(
  trx: Database,
  donation: StoredDonation,
  memberId: number,
  now: Date,
): Promise<void> {
  const { id, campaignId, amount } = donation;
  await lockTotals(trx, campaignId, now);
  const donorKey = await donorKeyOf(trx, donation, memberId);
  const isNew = !(await givesBeside(trx, donation, donorKey));
  const columns = { donor_key: donorKey, paid_at: now, given_at: now, updated_at: now };
  await trx(DONATIONS_TABLE).where({ id }).update(columns);
  const added: Totals = { raised: inRupees(donation, amount), donors: isNew ? 1 : 0, donations: 1 };
  await addToTotals(trx, campaignId, added, now);
}

/** Makes a donation one that was not paid yet, and takes it from the totals: nothing of it was given back. */
export async function uncountDonation(trx: Database, donation: StoredDonation, now: Date): Promise<void> {
  const { id, campaignId, donorKey, amount } = donation;
  await lockTotals(trx, campaignId, now);
  await trx(DONATIONS_TABLE).where({ id }).update({ paid_at: null, updated_at: now });
  const isLast = !(await givesBeside(trx, donation, donorKey));
  await addToTotals(
    trx,
    campaignId,
    { raised: -inRupees(donation, amount), donors: isLast ? -1 : 0, donations: -1 },
    now,
  );
}

/** Takes what was given back from a donation, and from the totals. @param amount minor units */
export async function takeFromDonation(
  trx: Database,
  donation: StoredDonation,
  amount: number,
  now: Date,
): Promise<void> {
  const { id, campaignId, donorKey } = donation;
  await lockTotals(trx, campaignId, now);
  const refunded = donation.refunded + amount;
  await trx(DONATIONS_TABLE).where({ id }).update({ refunded, updated_at: now });
  const isGone = refunded >= donation.amount;
  const isLast = isGone && !(await givesBeside(trx, donation, donorKey));
  const taken: Totals = { raised: -inRupees(donation, amount), donors: isLast ? -1 : 0, donations: isGone ? -1 : 0 };
  await addToTotals(trx, campaignId, taken, now);
}

/** A name for a donor that says nothing of them. */
export const newDonorKey = (): string => randomUUID();
