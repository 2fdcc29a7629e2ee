import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render, type RenderResult } from '@testing-library/react';
import type { Site } from 'contracts';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { theme } from 'theme';

import { SessionContext, type Session } from '../lib/session';
import { SiteContext } from '../lib/useSite';
import { sessionOf, siteOf } from './factories';

interface Surroundings {
  site?: Site;
  session?: Partial<Session>;
  /** Where the visitor is. */
  path?: string;
}

/** Draws something as it stands inside a page: theme, site, session and router around it. */
export function renderInPage(
  children: ReactNode,
  { site = siteOf(), session, path = '/' }: Surroundings = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  const styles = createCache({ key: 'test' });
  onTestFinished(() => styles.sheet.flush());
  const result = render(
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <SiteContext value={site}>
          <SessionContext value={sessionOf(session)}>
            <RouterProvider router={router} />
          </SessionContext>
        </SiteContext>
      </ThemeProvider>
    </CacheProvider>,
  );
  return { ...result, router };
}
