import Tune from '@mui/icons-material/Tune';
import { styled } from '@mui/material/styles';
import { paths } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { Button, ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { PageHeader } from '../../components/PageHeader';
import { TabLinks } from '../../components/TabLinks';
import { useSite } from '../../lib/useSite';
import { NotificationList } from './NotificationList';
import { filterOf, isUnreadOnly, notificationsPathFor } from './notificationsAddress';
import { useMarkRead } from './useMarkRead';
import { useUnread } from './useUnread';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginTop: 28,
});
/** The header's lines do not run through the buttons. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&& > *': { backgroundColor: theme.vars.palette.background.default },
  '& svg': { fontSize: 20 },
}));

/** Everything that a person was told, the newest first. */
export default function NotificationsPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const unreadOnly = isUnreadOnly(search);
  const { markAllRead } = useMarkRead();
  const unread = useUnread();
  return (
    <>
      <PageHeader title="Notifications" lead={`What concerns you at ${site.name}.`}>
        <Tools>
          <TabLinks
            label="Which notifications"
            tabs={[
              { label: 'All', to: paths.notifications(), isCurrent: !unreadOnly },
              { label: 'Unread', to: paths.notifications(filterOf(true)), isCurrent: unreadOnly },
            ]}
          />
          <Actions>
            {unread > 0 && (
              <Button type="button" look="outlined" onClick={() => void markAllRead()}>
                Mark all as read
              </Button>
            )}
            <ButtonLink href={paths.notificationPreferences()} look="outlined">
              <Tune aria-hidden="true" />
              Preferences
            </ButtonLink>
          </Actions>
        </Tools>
      </PageHeader>
      <Container style={{ paddingBottom: 96, minHeight: '60svh' }}>
        <NotificationList apiPath={notificationsPathFor(search)} unreadOnly={unreadOnly} />
      </Container>
    </>
  );
}
