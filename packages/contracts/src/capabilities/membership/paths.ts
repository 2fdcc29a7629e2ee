import { withQuery } from '../../with-query.js';

/** One's own membership. @param query `pay: 'due'` begins to pay all that is due, as the link of a reminder does */
export const membership = (query: { pay?: 'due'; page?: number } = {}) => withQuery('/membership', query);
/** In the console. */
export const consoleMembership = (id: string) => `/admin/memberships/${encodeURIComponent(id)}`;
/** Who would be charged and reminded, in the console. */
export const consoleDryRun = () => '/admin/memberships/dry-run';
