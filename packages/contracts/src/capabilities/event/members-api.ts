import { withQuery } from '../../with-query.js';

/* Events as a member sees them. */

/** POST registers the reader, DELETE cancels. The two addresses share one action (design §5). */
export const eventRegister = (id: string) => `/api/events/${encodeURIComponent(id)}/register`;
export const alumniEventRegister = (id: string) => `/api/alumni/events/${encodeURIComponent(id)}/register`;
/** The reader's own registration, the seats left, and what the reader may do. */
export const eventRegistration = (id: string) => `/api/events/${encodeURIComponent(id)}/registration`;
export const confirmRegistration = (id: string) => `/api/events/${encodeURIComponent(id)}/registration/confirm`;
/** The ticket as a PDF. */
export const eventTicket = (id: string) => `/api/events/${encodeURIComponent(id)}/ticket`;
export const alumniEvents = (query: { status?: string; page?: number; pageSize?: number } = {}) =>
  withQuery('/api/alumni/events', query);
export const alumniEvent = (id: string) => `/api/alumni/events/${encodeURIComponent(id)}`;
export const proposeEvent = () => '/api/alumni/events/propose';
export const eventProposals = (query: { page?: number; pageSize?: number } = {}) =>
  withQuery('/api/alumni/events/proposals', query);
/** DELETE withdraws a proposal that waits. */
export const eventProposal = (id: string) => `/api/alumni/events/proposals/${encodeURIComponent(id)}`;
/** POST makes an address, or a new one; DELETE ends it. */
export const calendarFeed = () => '/api/users/calendar-feed';
