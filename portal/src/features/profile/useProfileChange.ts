import { api } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useSession } from '../../lib/session';

/** Answers that hold something of the own profile; the directory's as far as it shows the person. */
const OWN = [
  ...[api.ownProfile(), api.dashboardStats(), api.memberDashboard(), api.directory()],
  ...[api.mentorshipStatus(), api.mentorshipOverview()],
];
const isOwn = (key: unknown) => typeof key === 'string' && OWN.some((path) => key.startsWith(path));

/**
 * Brings what the browser holds of the own profile up to date after it has changed, the session's user in the top bar
 * included (member §7).
 * @returns asks anew, and never fails
 */
export function useProfileChange(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const { refresh } = useSession();
  return useCallback(async () => {
    await Promise.allSettled([mutate(isOwn), refresh()]);
  }, [mutate, refresh]);
}
