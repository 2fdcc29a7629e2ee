import { api, messages, type Notification, type One, type Page } from 'contracts';
import { useSWRConfig } from 'swr';

import { send } from '../../lib/fetcher';
import { sentenceFor } from '../../lib/sentenceFor';
import { useToast } from '../../lib/useToast';

type Unread = One<{ unread: number }>;

/** Whether a key of the cache is a list of notifications. */
const isList = (key: unknown): boolean =>
  typeof key === 'string' && (key === api.notifications() || key.startsWith(`${api.notifications()}?`));

/** The ways to mark as read. What is shown follows at once; when the server refuses, it is told and shown as it was. */
export function useMarkRead(): {
  markRead: (notification: Notification) => Promise<void>;
  markAllRead: () => Promise<void>;
} {
  const { mutate } = useSWRConfig();
  const showToast = useToast();

  /** @param isMeant which notifications become read */
  const mark = async (path: string, isMeant: (notification: Notification) => boolean) => {
    const read = (page: Page<Notification> | undefined) =>
      page && { ...page, data: page.data.map((each) => (isMeant(each) ? { ...each, isRead: true } : each)) };
    await mutate(isList, read, { revalidate: false });
    try {
      const answer = await send<Unread>('PUT', path);
      await mutate(api.unreadNotifications(), answer, { revalidate: false });
      void mutate(api.memberDashboard());
    } catch (error) {
      const { networkError: noAnswer, notificationsNotRead: fallback } = messages;
      showToast('error', sentenceFor(error, { noAnswer, fallback }));
      await Promise.all([mutate(isList), mutate(api.unreadNotifications())]);
    }
  };

  return {
    markRead: async ({ _id, isRead }) => {
      if (!isRead) await mark(api.readNotification(_id), (each) => each._id === _id);
    },
    markAllRead: async () => {
      await mark(api.readAllNotifications(), () => true);
      // A list of the unread ones is empty now.
      await mutate(isList);
    },
  };
}
