import type { AccountRole, EventCategory } from './enums.js';
import type { EventFilter } from './event.js';
import type { MemberEventStatus } from './member-event.js';
import { FESTIVAL_SLUG, HOME_SLUG } from './slugs.js';
import { withQuery } from './with-query.js';

/** Every address of the product, built in one place (site §2.1; API: shared surface of design §5). */

/** Pages of the portal. */
export const paths = {
  home: () => '/',
  section: (id: string) => `/#${id}`,
  events: (query: { search?: string; filter?: EventFilter; category?: EventCategory; page?: number } = {}) =>
    withQuery('/events', query),
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  /** The event as a file that calendars read. */
  eventCalendar: (id: string) => `/events/${encodeURIComponent(id)}/calendar.ics`,
  eventTicket: (id: string) => `/events/${encodeURIComponent(id)}/ticket`,
  alumniEvents: (query: { status?: MemberEventStatus; page?: number } = {}) => withQuery('/alumni/events', query),
  /** What a member registered for, as a file that calendars read. */
  calendarFeed: (token: string) => `/calendar/${token}.ics`,
  announcements: (query: { category?: string; page?: number } = {}) => withQuery('/announcements', query),
  announcement: (id: string) => `/announcements/${encodeURIComponent(id)}`,
  announcementCreate: () => '/announcements/create',
  announcementEdit: (id: string) => `/announcements/${encodeURIComponent(id)}/edit`,
  announcementsRss: () => '/announcements/rss.xml',
  announcementsAtom: () => '/announcements/atom.xml',
  innokshetra: () => '/innokshetra',
  /** A page that editors composed. Two of them live elsewhere: the landing page and the festival's. */
  page: (slug: string) => {
    if (slug === HOME_SLUG) return '/';
    return slug === FESTIVAL_SLUG ? '/innokshetra' : `/p/${encodeURIComponent(slug)}`;
  },
  /** @param next a path on this origin to go to after signing in (design §4) */
  login: (next?: string) => withQuery('/login', { next }),
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  /** Sends on to the dashboard of whoever is signed in. */
  dashboard: () => '/dashboard',
  studentDashboard: () => '/student/dashboard',
  alumniDashboard: () => '/alumni/dashboard',
  alumni: () => '/alumni',
  alumniDirectory: (
    query: { search?: string; graduationYear?: number; industry?: string; location?: string; page?: number } = {},
  ) => withQuery('/alumni/directory', query),
  person: (id: string) => `/alumni/directory/${encodeURIComponent(id)}`,
  networking: (list?: string, page?: number) => withQuery('/networking', { list, page }),
  profile: () => '/profile',
  alumniProfile: () => '/alumni/profile',
  notifications: (query: { unread?: string; page?: number } = {}) => withQuery('/notifications', query),
  notificationPreferences: () => '/notifications/preferences',
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  console: () => '/admin/dashboard',
  consoleContactMessage: (id: string) => `/admin/contact-messages/${encodeURIComponent(id)}`,
} as const;

/** Beginnings of the addresses that show each person something else, or hold a secret: no search engine reads them. */
export const PRIVATE_PATHS = [
  '/dashboard',
  '/student/',
  '/alumni',
  '/events/*/ticket',
  '/calendar/',
  '/announcements/create',
  '/announcements/*/edit',
  '/profile',
  '/networking',
  '/notifications',
  '/reset-password/',
  '/verify-email/',
  '/unsubscribe/',
] as const;

/** Where a role lands after signing in (design §4). */
export function landingPath(role: AccountRole): string {
  if (role === 'admin') return paths.console();
  return role === 'student' ? paths.studentDashboard() : paths.alumni();
}

/**
 * A remembered path, if it stays on this origin; null otherwise (security matrix 19).
 * Encoded slashes and backslashes count as what browsers make of them.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null;
  // eslint-disable-next-line no-control-regex -- browsers drop these characters before they read the address
  if (/[\u0000-\u001f\\]/.test(next) || /^\/(?:%2f|%5c)/i.test(next)) return null;
  return next;
}
