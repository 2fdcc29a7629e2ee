import { withQuery } from '../../with-query.js';
import type { CampaignList } from './values.js';

interface Paged {
  page?: number;
  pageSize?: number;
}

export const campaigns = (query: Paged & { status?: CampaignList } = {}) =>
  withQuery('/api/alumni/donations/campaigns', { ...query });
export const campaign = (id: string) => `/api/alumni/donations/campaigns/${encodeURIComponent(id)}`;
/** Those who are named. */
export const campaignDonors = (id: string, query: Paged = {}) => withQuery(`${campaign(id)}/donors`, { ...query });
/** The reader's own donations. */
export const ownDonations = (query: Paged = {}) => withQuery('/api/alumni/donations/user', { ...query });
export const donationImpact = () => '/api/alumni/donations/impact';
/** POST, as the documents have it: begins the payment of a donation. */
export const donations = () => '/api/alumni/donations';
export const donationOptions = () => '/api/payments/donation-options';

/* The console. */

/** POST. */
export const closeCampaign = (id: string, step: 'close' | 'reopen') =>
  `/api/admin/campaigns/${encodeURIComponent(id)}/${step}`;
/** @param id of a campaign, or `GENERAL_DONATIONS` */
export const consoleDonations = (id: string, query: Paged = {}) =>
  withQuery(`/api/admin/campaigns/${encodeURIComponent(id)}/donations`, { ...query });
/** A CSV file. */
export const consoleDonationsCsv = (id: string) => `/api/admin/campaigns/${encodeURIComponent(id)}/donations.csv`;
export const donationTotals = () => '/api/admin/donation-totals';
