import { api } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** The lists of events that show how the reader stands to each, whatever their page. */
const isList = (key: unknown): boolean =>
  typeof key === 'string' && (key === api.alumniEvents() || key.startsWith(`${api.alumniEvents()}?`));

/** Asks again for the lists that show how the reader stands to events; those on the screen stay until the answer is here. */
export function useRefreshMemberEvents(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(isList);
  }, [mutate]);
}
