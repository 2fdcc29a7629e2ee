import { useSearchParams } from 'react-router-dom';

import { Button } from '../../components/Button';
import { Container } from '../../components/Container';
import { useSite } from '../../lib/useSite';
import { NotificationList } from './NotificationList';
import { isUnreadOnly, notificationsPathFor } from './notificationsAddress';
import { NotificationsHeader } from './NotificationsHeader';
import { useMarkRead } from './useMarkRead';
import { useUnread } from './useUnread';

/** Everything that a person was told, the newest first. */
export default function NotificationsPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const unreadOnly = isUnreadOnly(search);
  const { markAllRead } = useMarkRead();
  const unread = useUnread();
  return (
    <>
      <NotificationsHeader
        title="Notifications"
        lead={`What concerns you at ${site.name}.`}
        current={unreadOnly ? 'unread' : 'all'}
        action={
          unread > 0 && (
            <Button type="button" look="outlined" onClick={() => void markAllRead()}>
              Mark all as read
            </Button>
          )
        }
      />
      <Container style={{ paddingBottom: 96, minHeight: '60svh' }}>
        <NotificationList apiPath={notificationsPathFor(search)} unreadOnly={unreadOnly} />
      </Container>
    </>
  );
}
