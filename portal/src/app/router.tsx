import { api, FESTIVAL_SLUG, HOME_SLUG, paths } from 'contracts';
import { Fragment, type ComponentType } from 'react';
import { matchRoutes, type Location, type Params } from 'react-router-dom';

import { announcementsPathFor } from '../features/announcements/announcementsAddress';
import { collectionPathFor } from '../features/collections/collectionAddress';
import { eventsPathFor } from '../features/events/eventsAddress';
import type { Access } from '../lib/access';
import { lazyCode, type LazyCode } from '../lib/lazyCode';

/** A page of the portal: one line of the site map. */
export interface PageRoute {
  path: string;
  /** The page, a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
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

type Load = PageRoute['load'];
type More = Omit<PageRoute, 'path' | 'load'>;

const page = (path: string, load: Load, more?: More): PageRoute => ({ path, load, ...more });
const forMembers = (path: string, title: string, load: Load, more?: More): PageRoute =>
  page(path, load, { access: 'signed-in', title, ...more });
const inAlumniPortal = (path: string, title: string, load: Load, more?: More): PageRoute =>
  forMembers(path, title, load, { isInAlumniPortal: true, ...more });

/** What a page that editors composed needs. @param own its slug, where the address has none */
function composed(own?: string): More {
  const slugOf = ({ slug = '' }: Params) => own ?? slug;
  return { slugOf, queries: (_search, params) => [api.page(slugOf(params))] };
}

const dashboard = () => import('./dashboard/DashboardPage');

/** The site map: every page that the portal has (site §2.1), one by one, in whatever order. */
export const pages: readonly PageRoute[] = [
  page('/', () => import('../features/composed-pages/HomePage'), composed(HOME_SLUG)),
  page('/innokshetra', () => import('../features/composed-pages/FestivalPage'), composed(FESTIVAL_SLUG)),
  page('/p/:slug', () => import('../features/composed-pages/NamedPage'), {
    ...composed(),
    movedTo: ({ slug = '' }) => ([HOME_SLUG, FESTIVAL_SLUG].includes(slug) ? paths.page(slug) : undefined),
  }),

  page('/c/:type', () => import('../features/collections/CollectionPage'), {
    queries: (search, { type = '' }) => [collectionPathFor(type, search)],
  }),
  page('/c/:type/:id', () => import('../features/collections/RecordPage'), {
    queries: (_search, { type = '', id = '' }) => [api.collectionRecord(type, id)],
  }),

  page('/events', () => import('../features/events/EventsPage'), { queries: (search) => [eventsPathFor(search)] }),
  page('/events/:id', () => import('../features/events/EventPage'), {
    queries: (_search, { id = '' }) => [api.event(id)],
  }),
  forMembers('/events/:id/ticket', 'Ticket', () => import('../features/events/ticket/TicketPage')),

  page('/announcements', () => import('../features/announcements/AnnouncementsPage'), {
    queries: (search) => [announcementsPathFor(search)],
  }),
  page('/announcements/:id', () => import('../features/announcements/AnnouncementPage'), {
    queries: (_search, { id = '' }) => [api.announcement(id)],
  }),
  page('/announcements/create', () => import('../features/announcements/writing/CreateAnnouncementPage'), {
    access: 'admin',
    title: 'Create Announcement',
  }),
  page('/announcements/:id/edit', () => import('../features/announcements/writing/EditAnnouncementPage'), {
    access: 'admin',
    title: 'Edit Announcement',
  }),

  page('/login', () => import('../features/account/LoginPage'), { access: 'signed-out' }),
  page('/register', () => import('../features/account/RegisterPage'), { access: 'signed-out' }),
  page('/forgot-password', () => import('../features/account/ForgotPasswordPage')),
  page('/reset-password/:token', () => import('../features/account/ResetPasswordPage'), { isSecret: true }),
  page('/verify-email/:token', () => import('../features/account/VerifyEmailPage'), { isSecret: true }),
  page('/unsubscribe/:token', () => import('../features/notifications/UnsubscribePage'), { isSecret: true }),

  forMembers('/dashboard', 'Dashboard', () => import('../features/dashboard/OwnDashboardPage')),
  forMembers('/profile', 'Profile', () => import('../features/profile/ProfilePage')),
  forMembers('/notifications', 'Notifications', () => import('../features/notifications/NotificationsPage')),
  forMembers(
    '/notifications/preferences',
    'Notification preferences',
    () => import('../features/notifications/PreferencesPage'),
  ),
  forMembers('/alumni-directory', 'Alumni Directory', () => import('../features/people/DirectoryRedirectPage')),

  inAlumniPortal('/student/dashboard', 'Student Dashboard', dashboard, { access: 'student' }),
  // Faculty land here as well, and every role may look (site §2.1, design §4).
  inAlumniPortal('/alumni', 'Alumni Dashboard', dashboard),
  inAlumniPortal('/alumni/dashboard', 'Alumni Dashboard', dashboard),
  inAlumniPortal('/alumni/profile', 'My Profile', () => import('../features/profile/AlumniProfilePage')),
  inAlumniPortal('/alumni/directory', 'Alumni Directory', () => import('../features/people/DirectoryPage')),
  inAlumniPortal('/alumni/directory/:id', 'Member', () => import('../features/people/PersonPage')),
  inAlumniPortal('/alumni/events', 'Events', () => import('../features/events/alumni/AlumniEventsPage')),
  inAlumniPortal('/networking', 'Networking', () => import('../features/people/NetworkingPage')),
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
