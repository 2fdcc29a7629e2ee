import { withQuery } from '../../with-query.js';

/* What a person is told. */

export const notifications = (query: { unread?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/users/notifications', query);
export const unreadNotifications = () => '/api/users/notifications/unread';
export const readNotification = (id: string) => `/api/users/notifications/${encodeURIComponent(id)}/read`;
export const readAllNotifications = () => '/api/users/notifications/read';
export const notificationPreferences = () => '/api/users/notification-preferences';
export const unsubscribe = (token: string) => `/api/notifications/unsubscribe/${encodeURIComponent(token)}`;
