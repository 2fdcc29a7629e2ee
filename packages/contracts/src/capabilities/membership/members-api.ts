import { withQuery } from '../../with-query.js';

export const ownMembership = () => '/api/membership/me';
export const membershipDue = () => '/api/membership/due';
/** POST confirms a payment of contributions. */
export const payMembership = () => '/api/membership/pay';

/* For admins. */

export const allMemberships = (query: { page?: number; pageSize?: number } = {}) =>
  withQuery('/api/membership/all', query);
export const pendingMemberships = (query: { page?: number; pageSize?: number } = {}) =>
  withQuery('/api/membership/pending', query);
export const membershipOf = (id: string) => `/api/membership/${encodeURIComponent(id)}`;
/** POST. */
export const sendPaymentReminders = () => '/api/membership/send-reminders';
/** How far the reminders of this week have come. */
export const reminderProgress = () => '/api/admin/membership-reminders';
/** Who would be charged and mailed as of a day. */
export const membershipDryRun = (query: { asOf?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/admin/membership-dry-run', query);
/** What the dashboard says of contributions. */
export const membershipStats = () => '/api/admin/membership-stats';
/** POST. */
export const adjustContribution = (id: string) => `/api/admin/memberships/${encodeURIComponent(id)}/adjust`;
