import { api, type AnnouncementDetail } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

const isAboutAnnouncements = (key: unknown): key is string =>
  typeof key === 'string' && key.startsWith(api.announcements());

/**
 * Brings what the browser holds of announcements up to date after one has changed.
 * @returns takes its id, and what is stored under it now; nothing once it is deleted
 */
export function useAnnouncementChange(): (id: string, stored?: AnnouncementDetail) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id, stored) => {
      const own = api.announcement(id);
      await mutate((key) => isAboutAnnouncements(key) && key !== own, undefined, { revalidate: true });
      await mutate(own, stored && { data: stored }, { revalidate: false });
    },
    [mutate],
  );
}
