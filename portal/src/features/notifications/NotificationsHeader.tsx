import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

import { PageHeader } from '../../components/PageHeader';
import { NotificationTabs } from './NotificationTabs';

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  minHeight: 46,
  marginTop: 24,
});

interface NotificationsHeaderProps {
  title: string;
  lead: string;
  current: ComponentProps<typeof NotificationTabs>['current'];
  /** What may be done with all that the page shows. */
  action?: ReactNode;
}

/** The top of each page about what a member is told, with the ways to the others. */
export function NotificationsHeader({ title, lead, current, action }: NotificationsHeaderProps) {
  return (
    <PageHeader title={title} lead={lead}>
      <Ways>
        <NotificationTabs current={current} />
        {action}
      </Ways>
    </PageHeader>
  );
}
