import { styled } from '@mui/material/styles';
import { messages, paths, type Notification, type Page } from 'contracts';

import { PagedList } from '../../components/PagedList';
import { useApi } from '../../lib/useApi';
import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';
import { dayGroup } from './dayGroup';
import { Emptiness } from './Emptiness';
import { NotificationRow } from './NotificationRow';
import { filterOf } from './notificationsAddress';
import { NotificationSkeletons } from './NotificationSkeletons';

const Day = styled('h2')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBlock: '28px 4px',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

interface NotificationListProps {
  /** The API's path of the list. */
  apiPath: string;
  unreadOnly: boolean;
}

/** The notifications of a page, by their days. */
export function NotificationList({ apiPath, unreadOnly }: NotificationListProps) {
  const result = useApi<Page<Notification>>(apiPath);
  const { timeZone } = useSite().settings;
  const now = useNow();
  const groupOf = ({ createdAt }: Notification) => dayGroup(createdAt, now, timeZone);
  return (
    <PagedList
      result={result}
      failure={messages.notificationsNotLoaded}
      skeleton={<NotificationSkeletons />}
      empty={({ meta }) => <Emptiness unreadOnly={unreadOnly} hasPages={meta.pagination.total > 0} />}
      pathOf={(page) => paths.notifications({ ...filterOf(unreadOnly), page })}
      dividerOf={(notification: Notification, before) =>
        (!before || groupOf(before) !== groupOf(notification)) && <Day>{groupOf(notification)}</Day>
      }
    >
      {(notification: Notification) => <NotificationRow notification={notification} />}
    </PagedList>
  );
}
