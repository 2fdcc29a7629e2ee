import { api } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Answers that say something of mentorships, each with what lies below it. */
const ABOUT = [
  api.mentorships(),
  api.mentors(),
  api.mentorshipStatus(),
  api.mentorshipOverview(),
  api.memberDashboard(),
];
const isAbout = (key: unknown): boolean => typeof key === 'string' && ABOUT.some((path) => key.startsWith(path));

/** Asks again for whatever is shown of mentorships; it stays on the screen until the answers are here. Never fails. */
export function useRefreshMentorship(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await Promise.allSettled([mutate(isAbout)]);
  }, [mutate]);
}
