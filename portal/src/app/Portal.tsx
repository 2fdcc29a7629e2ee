import { createElement, useMemo } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';

import { useCode } from '../lib/lazyCode';
import { CrashBoundary } from './CrashBoundary';
import { CrashPage, PageCrash } from './CrashPage';
import { RootLayout } from './layout/RootLayout';
import { codeOf, type PageRoute } from './router';
import { usePageRoute } from './usePageRoute';

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

/** The page at the visitor's address, which knows what that says. */
function CurrentPage() {
  const { pathname } = useLocation();
  const found = usePageRoute();
  const context = useMemo(() => {
    if (!found) return null;
    const match = { params: found.params, pathname, pathnameBase: pathname, route: { path: found.page.path } };
    return { outlet: null, matches: [match], isDataRoute: false };
  }, [found, pathname]);
  return (
    found &&
    context && (
      <RouteContext value={context}>
        <PageView page={found.page} />
      </RouteContext>
    )
  );
}

function PageView({ page }: { page: PageRoute }) {
  return createElement(useCode(codeOf(page)));
}
