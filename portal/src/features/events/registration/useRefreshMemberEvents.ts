import { api } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** The lists of events that show how the reader stands to each, whatever their page, and the dashboard. */
const isList = (key: unknown): boolean =>
  typeof key === 'string' &&
  [api.alumniEvents(), api.memberDashboard()].some((path) => key === path || key.startsWith(`${path}?`));

/** Asks again for the lists that show how the reader stands to events; those on the screen stay until the answer is here. */
export function useRefreshMemberEvents(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(isList);
  }, [mutate]);
}
