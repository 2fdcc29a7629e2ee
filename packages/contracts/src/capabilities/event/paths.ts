import { withQuery } from '../../with-query.js';
import type { EventFilter } from './event.js';
import type { MemberEventStatus } from './member-event.js';
import type { EventCategory, EventFormat, EventPrice } from './values.js';

/** What a list of events is narrowed to. */
type Narrowed = Partial<{
  search: string;
  filter: EventFilter;
  category: EventCategory;
  format: EventFormat;
  price: EventPrice;
}>;

export const events = (query: Narrowed & { page?: number } = {}) => withQuery('/events', query);
/** A month of the calendar; that of now, unless one such as `2026-11` is named. */
export const eventMonth = (query: Pick<Narrowed, 'format' | 'price'> & { month?: string } = {}) =>
  withQuery('/events/month', query);
export const event = (id: string) => `/events/${encodeURIComponent(id)}`;
/** The event as a file that calendars read. */
export const eventCalendar = (id: string) => `/events/${encodeURIComponent(id)}/calendar.ics`;
export const eventTicket = (id: string) => `/events/${encodeURIComponent(id)}/ticket`;
export const alumniEvents = (query: { status?: MemberEventStatus; page?: number } = {}) =>
  withQuery('/alumni/events', query);
/** What a member registered for, as a file that calendars read. */
export const calendarFeed = (token: string) => `/calendar/${token}.ics`;
