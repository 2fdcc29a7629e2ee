import { messages, paths, type Notification, type Page } from 'contracts';

import { PagedList } from '../../components/PagedList';
import { useApi } from '../../lib/useApi';
import { Emptiness } from './Emptiness';
import { NotificationRow } from './NotificationRow';
import { filterOf } from './notificationsAddress';
import { NotificationSkeletons } from './NotificationSkeletons';

interface NotificationListProps {
  /** The API's path of the list. */
  apiPath: string;
  unreadOnly: boolean;
}

/** The notifications of a page. */
export function NotificationList({ apiPath, unreadOnly }: NotificationListProps) {
  const result = useApi<Page<Notification>>(apiPath);
  return (
    <PagedList
      result={result}
      failure={messages.notificationsNotLoaded}
      skeleton={<NotificationSkeletons />}
      empty={({ meta }) => <Emptiness unreadOnly={unreadOnly} hasPages={meta.pagination.total > 0} />}
      pathOf={(page) => paths.notifications({ ...filterOf(unreadOnly), page })}
    >
      {(notification: Notification) => <NotificationRow notification={notification} />}
    </PagedList>
  );
}
