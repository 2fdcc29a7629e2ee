import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { pageAt } from './router';

/** The line of the site map that the visitor is on, with what the address says; undefined on none. */
export function usePageRoute(): ReturnType<typeof pageAt> {
  const { pathname } = useLocation();
  return useMemo(() => pageAt(pathname), [pathname]);
}
