import { withQuery } from '../../with-query.js';
import type { EventFilter } from './event.js';
import type { MemberEventStatus } from './member-event.js';
import type { EventCategory } from './values.js';

export const events = (
  query: { search?: string; filter?: EventFilter; category?: EventCategory; page?: number } = {},
) => withQuery('/events', query);
export const event = (id: string) => `/events/${encodeURIComponent(id)}`;
/** The event as a file that calendars read. */
export const eventCalendar = (id: string) => `/events/${encodeURIComponent(id)}/calendar.ics`;
export const eventTicket = (id: string) => `/events/${encodeURIComponent(id)}/ticket`;
export const alumniEvents = (query: { status?: MemberEventStatus; page?: number } = {}) =>
  withQuery('/alumni/events', query);
/** What a member registered for, as a file that calendars read. */
export const calendarFeed = (token: string) => `/calendar/${token}.ics`;
