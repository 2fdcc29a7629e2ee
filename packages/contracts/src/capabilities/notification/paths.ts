import { withQuery } from '../../with-query.js';

export const notifications = (query: { unread?: string; page?: number } = {}) => withQuery('/notifications', query);
export const notificationPreferences = () => '/notifications/preferences';
export const unsubscribe = (token: string) => `/unsubscribe/${encodeURIComponent(token)}`;
