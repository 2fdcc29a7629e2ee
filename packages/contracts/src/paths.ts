import type { AccountRole } from './enums.js';
import { FESTIVAL_SLUG, HOME_SLUG } from './slugs.js';

/** Every address of the product, built in one place (site §2.1; API: shared surface of design §5). */

/** Pages of the portal. */
export const paths = {
  home: () => '/',
  section: (id: string) => `/#${id}`,
  events: (query: { search?: string; page?: number } = {}) => withQuery('/events', query),
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

/** Calls to the API. The same string is the cache key in the browser and the request in the server's render. */
export const api = {
  site: () => '/api/site',
  page: (slug: string) => `/api/pages/${encodeURIComponent(slug)}`,
  teamMembers: () => '/api/team-members',
  events: (query: { search?: string; filter?: string; category?: string; page?: number; pageSize?: number } = {}) =>
    withQuery('/api/events', query),
  announcements: (query: { category?: string; page?: number; pageSize?: number } = {}) =>
    withQuery('/api/announcements', query),
  announcement: (id: string) => `/api/announcements/${encodeURIComponent(id)}`,
  recentAnnouncements: () => '/api/announcements/recent',
  contact: () => '/api/contact',
  me: () => '/api/auth/me',
  login: () => '/api/auth/login',
  logout: () => '/api/auth/logout',
  register: () => '/api/auth/register',
  verifyEmail: (token: string) => `/api/auth/verify-email/${encodeURIComponent(token)}`,
  resendVerification: () => '/api/auth/resend-verification',
  forgotPassword: () => '/api/auth/forgot-password',
  resetPassword: (token: string) => `/api/auth/reset-password/${encodeURIComponent(token)}`,
  ownProfile: () => '/api/users/profile',
  ownProfileImage: () => '/api/users/profile/image',
  alumniProfileImage: () => '/api/alumni/profile/image',
  /** POST mails the link to a new address once more, DELETE lets the old one stay. */
  emailChange: () => '/api/users/email-change',
  password: () => '/api/users/password',
  account: () => '/api/users/account',
  accountData: () => '/api/users/data',
  ownSessions: () => '/api/users/sessions',
  ownSession: (id: string) => `/api/users/sessions/${encodeURIComponent(id)}`,
  dashboardStats: () => '/api/users/dashboard-stats',
  activities: (query: { page?: number; pageSize?: number } = {}) => withQuery('/api/users/activities', query),
  alumniProfile: () => '/api/alumni/profile',
  directory: (
    query: { search?: string; graduationYear?: number; industry?: string; location?: string; page?: number } = {},
  ) => withQuery('/api/alumni/directory', query),
  directoryFilters: () => '/api/alumni/directory/filters',
  person: (id: string) => `/api/alumni/directory/${encodeURIComponent(id)}`,
  personMessage: (id: string) => `/api/alumni/directory/${encodeURIComponent(id)}/message`,
  spotlight: () => '/api/alumni/spotlight',
  connect: (profileId: string) => `/api/alumni/connect/${encodeURIComponent(profileId)}`,
  connections: (query: { list?: string; page?: number } = {}) => withQuery('/api/connections', query),
  connectionSuggestions: () => '/api/connections/suggestions',
  /** DELETE withdraws a request, or ends a connection or a block. */
  connection: (id: string) => `/api/connections/${encodeURIComponent(id)}`,
  acceptConnection: (id: string) => `/api/connections/${encodeURIComponent(id)}/accept`,
  declineConnection: (id: string) => `/api/connections/${encodeURIComponent(id)}/decline`,
  block: (profileId: string) => `/api/connections/block/${encodeURIComponent(profileId)}`,
  notifications: (query: { unread?: string; page?: number; pageSize?: number } = {}) =>
    withQuery('/api/users/notifications', query),
  unreadNotifications: () => '/api/users/notifications/unread',
  readNotification: (id: string) => `/api/users/notifications/${encodeURIComponent(id)}/read`,
  readAllNotifications: () => '/api/users/notifications/read',
  notificationPreferences: () => '/api/users/notification-preferences',
  unsubscribe: (token: string) => `/api/notifications/unsubscribe/${encodeURIComponent(token)}`,
  console: () => '/api/admin',
  consoleAnnouncements: () => '/api/admin/announcements',
  consoleAnnouncement: (id: string) => `/api/admin/announcements/${encodeURIComponent(id)}`,
  consoleContactMessages: () => '/api/admin/contact-messages',
  consoleDashboard: () => '/api/admin/dashboard',
  consoleSettings: () => '/api/admin/settings',
} as const;

/** Appends the parameters that have a value, in alphabetical order: one address, one cache entry. Page 1 is no parameter. */
function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const parameters = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value === undefined || value === '' || (key === 'page' && value === 1)) continue;
    parameters.set(key, String(value));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}
