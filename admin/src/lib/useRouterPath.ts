import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * A question to the router: the path where it stands. It is ahead of `useLocation`, which says what is shown, for as
 * long as the next page is being loaded.
 */
export function useRouterPath(): () => string | undefined {
  const router = use(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => router?.state.location.pathname, [router]);
}
