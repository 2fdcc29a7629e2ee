import { withQuery } from '../../with-query.js';

/** The giving page. @param query `tab`: what is shown of it, the campaigns when left out */
export const giving = (query: { tab?: 'donations' | 'impact'; page?: number } = {}) =>
  withQuery('/alumni/donations', query);
export const campaign = (id: string) => `/alumni/donations/${encodeURIComponent(id)}`;
/** In the console. */
export const consoleCampaign = (id: string) => `/admin/campaigns/${encodeURIComponent(id)}`;
