import { api, HOME_SLUG, paths } from 'contracts';
import type { ComponentType } from 'react';
import { matchRoutes, redirect, type RouteObject } from 'react-router-dom';

import { announcementsPathFor } from '../features/announcements/announcementsAddress';
import { eventsPathFor } from '../features/events/eventsAddress';
import { CrashPage, PageCrash } from './CrashPage';
import { RootLayout } from './layout/RootLayout';

/** A page of the portal: one line of the site map. */
interface PageRoute {
  path: string;
  /** The page, a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>;
  /** The file that `load` imports, as the build's manifest names it. */
  file: string;
  /** The API's answers that the page shows, beside `/api/site`. The server renders with them. */
  queries: (search: URLSearchParams) => string[];
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
];

/** What a page's route tells the layout. */
export interface PageHandle {
  startsWithHero: boolean;
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

/** The site map as routes for React Router. Whatever is not on it redirects to `/` (site §2.1). */
export function createRoutes({ ready, onEnter }: RouteOptions = {}): RouteObject[] {
  const pageRoutes = pages.map((page): RouteObject => {
    const handle: PageHandle = { startsWithHero: page.startsWithHero ?? false };
    const Component = ready?.get(page.path);
    return {
      id: page.path,
      path: page.path,
      handle,
      ...(Component ? { Component } : { lazy: async () => ({ Component: (await page.load()).default }) }),
      ...(onEnter && {
        loader: ({ request }) => {
          onEnter(page.queries(new URL(request.url).searchParams));
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
