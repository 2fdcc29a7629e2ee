import { api } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** The answers that show how the reader stands to others. */
const PATHS = [api.directory(), api.connections(), api.dashboardStats(), api.memberDashboard()];

const showsPeople = (key: unknown): boolean =>
  typeof key === 'string' &&
  key !== api.directoryFilters() &&
  PATHS.some((path) => key === path || key.startsWith(`${path}/`) || key.startsWith(`${path}?`));

/** Asks again for all that shows how the reader stands to others: lists, pages of people, the own numbers. */
export function useRefreshPeople(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(showsPeople);
  }, [mutate]);
}
