import { withQuery } from '../with-query.js';

/* What everybody reads, and the contact form. */

export const site = () => '/api/site';
export const page = (slug: string) => `/api/pages/${encodeURIComponent(slug)}`;
export const teamMembers = () => '/api/team-members';
export const events = (
  query: { search?: string; filter?: string; category?: string; page?: number; pageSize?: number } = {},
) => withQuery('/api/events', query);
export const upcomingEvents = (query: { search?: string; category?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/events/upcoming', query);
export const event = (id: string) => `/api/events/${encodeURIComponent(id)}`;
export const announcements = (query: { category?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/announcements', query);
export const announcement = (id: string) => `/api/announcements/${encodeURIComponent(id)}`;
export const recentAnnouncements = () => '/api/announcements/recent';
export const spotlight = () => '/api/alumni/spotlight';
export const contact = () => '/api/contact';
export const collection = (type: string, query: { search?: string; by?: string; page?: number } = {}) =>
  withQuery(`/api/c/${encodeURIComponent(type)}`, query);
export const collectionRecord = (type: string, id: string) =>
  `/api/c/${encodeURIComponent(type)}/${encodeURIComponent(id)}`;
