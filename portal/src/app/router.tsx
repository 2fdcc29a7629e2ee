import { api, FESTIVAL_SLUG, HOME_SLUG, paths } from 'contracts';
import { Fragment, type ComponentType } from 'react';
import { matchRoutes, type Location, type Params } from 'react-router-dom';

import { announcementsPathFor } from '../features/announcements/announcementsAddress';
import { eventsPathFor } from '../features/events/eventsAddress';
import type { Access } from '../lib/access';
import { lazyCode, type LazyCode } from '../lib/lazyCode';

/** A page of the portal: one line of the site map. */
export interface PageRoute {
  path: string;
  /** The page, a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
  /** The file that `load` imports, as the build's manifest names it. */
  file: string;
  /** The API's answers that the page shows, beside `/api/site`. The server renders with them; pages for some have none. */
  queries?: (search: URLSearchParams, params: Params) => string[];
  /** Slug of the page that editors composed, where it is one of theirs. */
  slugOf?: (params: Params) => string;
  /** Where the page lives for good, when its address is only another one for it. */
  movedTo?: (params: Params) => string | undefined;
  /** Who the page is for; anyone when absent (site §2.1). */
  access?: Access;
  /** What a page that is only for people who are signed in is called. */
  title?: string;
  /** The address holds a secret: no copy of the page is kept. */
  isSecret?: boolean;
  /** Stands among the sections of the alumni portal (member §2). */
  isInAlumniPortal?: boolean;
}

/** The site map: every page that the portal has (site §2.1). */
export const pages: readonly PageRoute[] = [
  {
    path: '/',
    load: () => import('../features/composed-pages/HomePage'),
    file: 'src/features/composed-pages/HomePage.tsx',
    queries: () => [api.page(HOME_SLUG)],
    slugOf: () => HOME_SLUG,
  },
  {
    path: '/innokshetra',
    load: () => import('../features/composed-pages/FestivalPage'),
    file: 'src/features/composed-pages/FestivalPage.tsx',
    queries: () => [api.page(FESTIVAL_SLUG)],
    slugOf: () => FESTIVAL_SLUG,
  },
  {
    path: '/p/:slug',
    load: () => import('../features/composed-pages/NamedPage'),
    file: 'src/features/composed-pages/NamedPage.tsx',
    queries: (_search, { slug = '' }) => [api.page(slug)],
    slugOf: ({ slug = '' }) => slug,
    movedTo: ({ slug = '' }) => ([HOME_SLUG, FESTIVAL_SLUG].includes(slug) ? paths.page(slug) : undefined),
  },
  {
    path: '/events',
    load: () => import('../features/events/EventsPage'),
    file: 'src/features/events/EventsPage.tsx',
    queries: (search) => [eventsPathFor(search)],
  },
  {
    path: '/events/:id',
    load: () => import('../features/events/EventPage'),
    file: 'src/features/events/EventPage.tsx',
    queries: (_search, { id = '' }) => [api.event(id)],
  },
  {
    path: '/events/:id/ticket',
    load: () => import('../features/events/ticket/TicketPage'),
    file: 'src/features/events/ticket/TicketPage.tsx',
    access: 'signed-in',
    title: 'Ticket',
  },
  {
    path: '/announcements',
    load: () => import('../features/announcements/AnnouncementsPage'),
    file: 'src/features/announcements/AnnouncementsPage.tsx',
    queries: (search) => [announcementsPathFor(search)],
  },
  {
    path: '/announcements/:id',
    load: () => import('../features/announcements/AnnouncementPage'),
    file: 'src/features/announcements/AnnouncementPage.tsx',
    queries: (_search, { id = '' }) => [api.announcement(id)],
  },
  {
    path: '/announcements/create',
    load: () => import('../features/announcements/writing/CreateAnnouncementPage'),
    file: 'src/features/announcements/writing/CreateAnnouncementPage.tsx',
    access: 'admin',
    title: 'Create Announcement',
  },
  {
    path: '/announcements/:id/edit',
    load: () => import('../features/announcements/writing/EditAnnouncementPage'),
    file: 'src/features/announcements/writing/EditAnnouncementPage.tsx',
    access: 'admin',
    title: 'Edit Announcement',
  },
  {
    path: '/login',
    load: () => import('../features/account/LoginPage'),
    file: 'src/features/account/LoginPage.tsx',
    access: 'signed-out',
  },
  {
    path: '/register',
    load: () => import('../features/account/RegisterPage'),
    file: 'src/features/account/RegisterPage.tsx',
    access: 'signed-out',
  },
  {
    path: '/forgot-password',
    load: () => import('../features/account/ForgotPasswordPage'),
    file: 'src/features/account/ForgotPasswordPage.tsx',
  },
  {
    path: '/reset-password/:token',
    load: () => import('../features/account/ResetPasswordPage'),
    file: 'src/features/account/ResetPasswordPage.tsx',
    isSecret: true,
  },
  {
    path: '/verify-email/:token',
    load: () => import('../features/account/VerifyEmailPage'),
    file: 'src/features/account/VerifyEmailPage.tsx',
    isSecret: true,
  },
  {
    path: '/dashboard',
    load: () => import('../features/dashboard/OwnDashboardPage'),
    file: 'src/features/dashboard/OwnDashboardPage.tsx',
    access: 'signed-in',
    title: 'Dashboard',
  },
  {
    path: '/student/dashboard',
    load: () => import('./dashboard/DashboardPage'),
    file: 'src/app/dashboard/DashboardPage.tsx',
    access: 'student',
    title: 'Student Dashboard',
    isInAlumniPortal: true,
  },
  {
    path: '/notifications',
    load: () => import('../features/notifications/NotificationsPage'),
    file: 'src/features/notifications/NotificationsPage.tsx',
    access: 'signed-in',
    title: 'Notifications',
  },
  {
    path: '/notifications/preferences',
    load: () => import('../features/notifications/PreferencesPage'),
    file: 'src/features/notifications/PreferencesPage.tsx',
    access: 'signed-in',
    title: 'Notification preferences',
  },
  {
    path: '/unsubscribe/:token',
    load: () => import('../features/notifications/UnsubscribePage'),
    file: 'src/features/notifications/UnsubscribePage.tsx',
    isSecret: true,
  },
  {
    path: '/profile',
    load: () => import('../features/profile/ProfilePage'),
    file: 'src/features/profile/ProfilePage.tsx',
    access: 'signed-in',
    title: 'Profile',
  },
  {
    path: '/alumni/profile',
    load: () => import('../features/profile/AlumniProfilePage'),
    file: 'src/features/profile/AlumniProfilePage.tsx',
    access: 'signed-in',
    title: 'My Profile',
    isInAlumniPortal: true,
  },
  // Faculty land here as well, and every role may look (site §2.1, design §4).
  ...['/alumni', '/alumni/dashboard'].map((path): PageRoute => ({
    path,
    load: () => import('./dashboard/DashboardPage'),
    file: 'src/app/dashboard/DashboardPage.tsx',
    access: 'signed-in',
    title: 'Alumni Dashboard',
    isInAlumniPortal: true,
  })),
  {
    path: '/alumni/directory',
    load: () => import('../features/people/DirectoryPage'),
    file: 'src/features/people/DirectoryPage.tsx',
    access: 'signed-in',
    title: 'Alumni Directory',
    isInAlumniPortal: true,
  },
  {
    path: '/alumni/directory/:id',
    load: () => import('../features/people/PersonPage'),
    file: 'src/features/people/PersonPage.tsx',
    access: 'signed-in',
    title: 'Member',
    isInAlumniPortal: true,
  },
  {
    path: '/alumni/events',
    load: () => import('../features/events/alumni/AlumniEventsPage'),
    file: 'src/features/events/alumni/AlumniEventsPage.tsx',
    access: 'signed-in',
    title: 'Events',
    isInAlumniPortal: true,
  },
  {
    path: '/alumni-directory',
    load: () => import('../features/people/DirectoryRedirectPage'),
    file: 'src/features/people/DirectoryRedirectPage.tsx',
    access: 'signed-in',
    title: 'Alumni Directory',
  },
  {
    path: '/networking',
    load: () => import('../features/people/NetworkingPage'),
    file: 'src/features/people/NetworkingPage.tsx',
    access: 'signed-in',
    title: 'Networking',
    isInAlumniPortal: true,
  },
];

/** The page at a path, with what its address says, if the portal has one there. */
export function pageAt(pathname: string): { page: PageRoute; params: Params } | undefined {
  const match = matchRoutes(
    pages.map(({ path }) => ({ path })),
    pathname,
  )?.[0];
  const page = pages.find(({ path }) => path === match?.route.path);
  return page && match && { page, params: match.params };
}

/** Source file of what stands before pages that are not for everyone. */
const GATE_FILE = 'src/app/session/AccessGate.tsx';

/** Source file of what stands around the pages of the alumni portal. */
const ALUMNI_LAYOUT_FILE = 'src/app/layout/alumni/AlumniLayout.tsx';

/** The source files whose chunks a page runs on, as the build's manifest names them. */
export function filesOf({ file, access = 'public', isInAlumniPortal = false }: PageRoute): string[] {
  if (access === 'public') return [file];
  return [file, GATE_FILE, ...(isInAlumniPortal ? [ALUMNI_LAYOUT_FILE] : [])];
}

/** Imports a page, behind its gate if it is not for everyone, and in its layout. */
async function loadPage({ load, access = 'public', title, isInAlumniPortal }: PageRoute): Promise<ComponentType> {
  if (access === 'public') return (await load()).default;
  const [{ default: Page }, { AccessGate }, Layout] = await Promise.all([
    load(),
    import('./session/AccessGate'),
    isInAlumniPortal ? import('./layout/alumni/AlumniLayout').then((module) => module.AlumniLayout) : Fragment,
  ]);
  return function GatedPage() {
    return (
      <Layout>
        <AccessGate access={access} title={title}>
          <Page />
        </AccessGate>
      </Layout>
    );
  };
}

const codes = new Map(pages.map((page) => [page, lazyCode(() => loadPage(page))]));

/** The code of a page, in the browser fetched when the page is gone to. */
export function codeOf(page: PageRoute): LazyCode<ComponentType> {
  const code = codes.get(page);
  if (!code) throw new Error(`${page.path} is not on the site map`);
  return code;
}

/**
 * Where an address leads in truth: to `/` when the portal has no such page (site §2.1).
 * @returns undefined for a page that lives there
 */
export function movedFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const found = pageAt(pathname);
  if (!found) return paths.home();
  const elsewhere = found.page.movedTo?.(found.params);
  return elsewhere === undefined ? undefined : elsewhere + search;
}
