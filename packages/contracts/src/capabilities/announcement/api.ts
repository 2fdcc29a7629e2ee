import { withQuery } from '../../with-query.js';

export const announcements = (query: { category?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/announcements', query);
export const announcement = (id: string) => `/api/announcements/${encodeURIComponent(id)}`;
export const recentAnnouncements = () => '/api/announcements/recent';
export const consoleAnnouncements = () => '/api/admin/announcements';
export const consoleAnnouncement = (id: string) => `/api/admin/announcements/${encodeURIComponent(id)}`;
