import { api, HOME_SLUG, paths } from 'contracts';
import type { ComponentType } from 'react';
import { matchRoutes, redirect, type RouteObject } from 'react-router-dom';

import { announcementsPathFor } from '../features/announcements/announcementsAddress';
import { eventsPathFor } from '../features/events/eventsAddress';
import type { Access } from '../lib/access';
import { CrashPage, PageCrash } from './CrashPage';
import { RootLayout } from './layout/RootLayout';

/** A page of the portal: one line of the site map. */
interface PageRoute {
  path: string;
  /** The page, a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
  /** The file that `load` imports, as the build's manifest names it. */
  file: string;
  /** The API's answers that the page shows, beside `/api/site`. The server renders with them; pages for some have none. */
  queries?: (search: URLSearchParams) => string[];
  /** Who the page is for; anyone when absent (site §2.1). */
  access?: Access;
  /** What a page that is only for people who are signed in is called. */
  title?: string;
  /** The address holds a secret: no copy of the page is kept. */
  isSecret?: boolean;
  /** Whether the page begins with a hero, over which the top bar is transparent (site §2.2). */
  startsWithHero?: boolean;
}

/** The site map: every page that the portal has (site §2.1). */
export const pages: readonly PageRoute[] = [
  {
    path: '/',
    load: () => import('../features/composed-pages/HomePage'),
    file: 'src/features/composed-pages/HomePage.tsx',
    queries: () => [api.page(HOME_SLUG)],
    startsWithHero: true,
  },
  {
    path: '/events',
    load: () => import('../features/events/EventsPage'),
    file: 'src/features/events/EventsPage.tsx',
    queries: (search) => [eventsPathFor(search)],
  },
  {
    path: '/announcements',
    load: () => import('../features/announcements/AnnouncementsPage'),
    file: 'src/features/announcements/AnnouncementsPage.tsx',
    queries: (search) => [announcementsPathFor(search)],
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
    load: () => import('../features/dashboard/DashboardPage'),
    file: 'src/features/dashboard/DashboardPage.tsx',
    access: 'student',
    title: 'Student Dashboard',
  },
  // Faculty land here as well, and every role may look (site §2.1, design §4).
  ...['/alumni', '/alumni/dashboard'].map((path): PageRoute => ({
    path,
    load: () => import('../features/dashboard/DashboardPage'),
    file: 'src/features/dashboard/DashboardPage.tsx',
    access: 'signed-in',
    title: 'Alumni Dashboard',
  })),
];

/** What a page's route tells the layout. */
export interface PageHandle {
  startsWithHero: boolean;
  access: Access;
}

/** The page at a path, if the portal has one there. */
export function pageAt(pathname: string): PageRoute | undefined {
  const matches = matchRoutes(
    pages.map(({ path }) => ({ path })),
    pathname,
  );
  return pages.find(({ path }) => path === matches?.[0]?.route.path);
}

interface RouteOptions {
  /** Pages whose code is here already, by path: on the server all, in the browser the one that it hydrates. */
  ready?: ReadonlyMap<string, ComponentType>;
  /** Called with a page's queries as soon as it is navigated to, so that data and code travel side by side. */
  onEnter?: (queries: string[]) => void;
}

/** Source file of what stands before pages that are not for everyone. */
const GATE_FILE = 'src/app/session/AccessGate.tsx';

/** The source files whose chunks a page runs on, as the build's manifest names them. */
export function filesOf({ file, access = 'public' }: PageRoute): string[] {
  return access === 'public' ? [file] : [file, GATE_FILE];
}

/** Fetches a page, behind its gate if it is not for everyone. */
export async function loadPage({ load, access = 'public', title }: PageRoute): Promise<ComponentType> {
  if (access === 'public') return (await load()).default;
  const [{ default: Page }, { AccessGate }] = await Promise.all([load(), import('./session/AccessGate')]);
  return function GatedPage() {
    return (
      <AccessGate access={access} title={title}>
        <Page />
      </AccessGate>
    );
  };
}

/** The site map as routes for React Router. Whatever is not on it redirects to `/` (site §2.1). */
export function createRoutes({ ready, onEnter }: RouteOptions = {}): RouteObject[] {
  const pageRoutes = pages.map((page): RouteObject => {
    const { startsWithHero = false, access = 'public' } = page;
    const handle: PageHandle = { startsWithHero, access };
    const Component = ready?.get(page.path);
    return {
      id: page.path,
      path: page.path,
      handle,
      ...(Component ? { Component } : { lazy: async () => ({ Component: await loadPage(page) }) }),
      ...(onEnter && {
        loader: ({ request }) => {
          onEnter(page.queries?.(new URL(request.url).searchParams) ?? []);
          return null;
        },
      }),
    };
  });
  return [
    {
      Component: RootLayout,
      ErrorBoundary: CrashPage,
      children: [
        { ErrorBoundary: PageCrash, children: pageRoutes },
        { path: '*', loader: () => redirect(paths.home()) },
      ],
    },
  ];
}
