import { messages, paths, type Notification, type Page } from 'contracts';

import { LoadFailure } from '../../components/LoadFailure';
import { Pagination } from '../../components/Pagination';
import { useApi } from '../../lib/useApi';
import { useFailureToast } from '../../lib/useFailureToast';
import { Emptiness } from './Emptiness';
import { NotificationRow } from './NotificationRow';
import { filterOf } from './notificationsAddress';
import { NotificationSkeletons } from './NotificationSkeletons';

interface NotificationListProps {
  /** The API's path of the list. */
  apiPath: string;
  unreadOnly: boolean;
}

/** The notifications of a page, or what stands in while they load, when they failed to, or when there are none. */
export function NotificationList({ apiPath, unreadOnly }: NotificationListProps) {
  const { data, error, retry } = useApi<Page<Notification>>(apiPath);
  useFailureToast(error, messages.notificationsNotLoaded);
  if (error) return <LoadFailure title={messages.notificationsNotLoaded} error={error} onRetry={retry} />;
  if (!data) return <NotificationSkeletons />;
  if (data.data.length === 0) return <Emptiness unreadOnly={unreadOnly} hasPages={data.meta.pagination.total > 0} />;
  return (
    <>
      <ol>
        {data.data.map((notification) => (
          <li key={notification._id}>
            <NotificationRow notification={notification} />
          </li>
        ))}
      </ol>
      <Pagination
        pagination={data.meta.pagination}
        pathOf={(page) => paths.notifications({ ...filterOf(unreadOnly), page })}
      />
    </>
  );
}
