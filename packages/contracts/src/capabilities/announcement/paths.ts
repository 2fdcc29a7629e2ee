import { withQuery } from '../../with-query.js';

export const announcements = (query: { category?: string; page?: number } = {}) => withQuery('/announcements', query);
export const announcement = (id: string) => `/announcements/${encodeURIComponent(id)}`;
export const announcementCreate = () => '/announcements/create';
export const announcementEdit = (id: string) => `/announcements/${encodeURIComponent(id)}/edit`;
export const announcementsRss = () => '/announcements/rss.xml';
export const announcementsAtom = () => '/announcements/atom.xml';
