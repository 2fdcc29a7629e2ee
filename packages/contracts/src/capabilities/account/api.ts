import { withQuery } from '../../with-query.js';

/* The own account and profile. */

export const ownProfile = () => '/api/users/profile';
export const ownProfileImage = () => '/api/users/profile/image';
export const alumniProfile = () => '/api/alumni/profile';
export const alumniProfileImage = () => '/api/alumni/profile/image';
/** POST mails the link to a new address once more, DELETE lets the old one stay. */
export const emailChange = () => '/api/users/email-change';
export const password = () => '/api/users/password';
export const account = () => '/api/users/account';
export const accountData = () => '/api/users/data';
export const ownSessions = () => '/api/users/sessions';
export const ownSession = (id: string) => `/api/users/sessions/${encodeURIComponent(id)}`;
export const dashboardStats = () => '/api/users/dashboard-stats';
export const memberDashboard = () => '/api/alumni/dashboard';
export const activities = (query: { page?: number; pageSize?: number } = {}) =>
  withQuery('/api/users/activities', query);
