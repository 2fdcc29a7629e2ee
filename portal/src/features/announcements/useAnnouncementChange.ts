import { api, type AnnouncementDetail, type ConsoleAnnouncement } from 'contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** The lists that announcements are part of, the console's and the visitors'. */
const isList = (key: unknown): key is string =>
  typeof key === 'string' && [api.announcements(), api.consoleAnnouncements()].some((path) => key.startsWith(path));

/**
 * Brings what the browser holds of announcements up to date after one has changed.
 * @returns takes its id, and what is stored under it now; nothing once it is deleted
 */
export function useAnnouncementChange(): (id: string, stored?: ConsoleAnnouncement) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (id, stored) => {
      const ownKeys = [api.announcement(id), api.consoleAnnouncement(id)];
      await mutate((key) => isList(key) && !ownKeys.includes(key), undefined, { revalidate: true });
      const [read, written] = ownKeys;
      await mutate(read, stored && { data: detailOf(stored) }, { revalidate: false });
      await mutate(written, stored, { revalidate: false });
    },
    [mutate],
  );
}

function detailOf({
  _id,
  title,
  category,
  description,
  createdAt,
  updatedAt,
}: ConsoleAnnouncement): AnnouncementDetail {
  return { _id, documentId: _id, title, category, description, createdAt, date: createdAt, updatedAt };
}
