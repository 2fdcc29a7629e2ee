import { withQuery } from '../../with-query.js';

export const events = (
  query: {
    search?: string;
    filter?: string;
    category?: string;
    format?: string;
    price?: string;
    month?: string;
    page?: number;
    pageSize?: number;
  } = {},
) => withQuery('/api/events', query);
export const upcomingEvents = (query: { search?: string; category?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/events/upcoming', query);
export const event = (id: string) => `/api/events/${encodeURIComponent(id)}`;
/** How full it is. */
export const eventSeats = (id: string) => `/api/events/${encodeURIComponent(id)}/seats`;
/** Others that whoever reads it may like. */
export const relatedEvents = (id: string) => `/api/events/${encodeURIComponent(id)}/related`;
