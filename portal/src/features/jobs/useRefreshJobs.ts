import { api } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

const isAboutJobs = (key: unknown): boolean =>
  typeof key === 'string' &&
  (key.startsWith(api.jobs()) || key.startsWith(api.alumniJobs()) || key === api.memberDashboard());

/** Asks again for whatever is shown of jobs; it stays on the screen until the answers are here. */
export function useRefreshJobs(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(isAboutJobs);
  }, [mutate]);
}
