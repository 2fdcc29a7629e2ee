import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render, type RenderResult } from '@testing-library/react';
import type { Site } from 'contracts';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { SiteContext } from '../lib/useSite';
import { theme } from '../theme';
import { siteOf } from './factories';

interface Surroundings {
  site?: Site;
  /** Where the visitor is. */
  path?: string;
}

/** Draws something as it stands inside a page: theme, site and router around it. */
export function renderInPage(
  children: ReactNode,
  { site = siteOf(), path = '/' }: Surroundings = {},
): RenderResult & { router: ReturnType<typeof createMemoryRouter> } {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  const result = render(
    <CacheProvider value={createCache({ key: 'test' })}>
      <ThemeProvider theme={theme}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>
      </ThemeProvider>
    </CacheProvider>,
  );
  return { ...result, router };
}
