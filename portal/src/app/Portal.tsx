import { createElement } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';

import { useCode } from '../lib/lazyCode';
import { CrashBoundary } from './CrashBoundary';
import { CrashPage, PageCrash } from './CrashPage';
import { RootLayout } from './layout/RootLayout';
import { codeOf, pages, type PageRoute } from './router';

/** Every page in its frame: what server and browser draw alike. */
export function Portal() {
  const { key } = useLocation();
  return (
    <CrashBoundary fallback={<CrashPage />}>
      <RootLayout>
        <CrashBoundary fallback={<PageCrash />} place={key}>
          <CurrentPage />
        </CrashBoundary>
      </RootLayout>
    </CrashBoundary>
  );
}

const routes = pages.map((page) => ({ path: page.path, element: <PageView page={page} /> }));

/** The page at the visitor's address. */
function CurrentPage() {
  return useRoutes(routes);
}

function PageView({ page }: { page: PageRoute }) {
  return createElement(useCode(codeOf(page)));
}
