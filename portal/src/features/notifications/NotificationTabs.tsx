import { paths } from 'contracts';

import { TabLinks } from '../../components/TabLinks';
import { filterOf } from './notificationsAddress';
import { useUnread } from './useUnread';

/** What a member has of notifications, each at an address of its own, and how many they have not read. */
export function NotificationTabs({ current }: { current: 'all' | 'unread' | 'preferences' }) {
  const unread = useUnread();
  return (
    <TabLinks
      isQuiet
      label="Your notifications"
      tabs={[
        { label: 'All', to: paths.notifications(), isCurrent: current === 'all' },
        {
          label: 'Unread',
          to: paths.notifications(filterOf(true)),
          isCurrent: current === 'unread',
          waiting: unread,
        },
        { label: 'Preferences', to: paths.notificationPreferences(), isCurrent: current === 'preferences' },
      ]}
    />
  );
}
