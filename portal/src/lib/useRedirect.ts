import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { isOtherApp, leaveFor } from './leave';

/** Goes to a path of this origin in place of the current page: within the portal, or out of it to the console. */
export function useRedirect(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      if (isOtherApp(path)) leaveFor(path);
      else void navigate(path, { replace: true });
    },
    [navigate],
  );
}
