import { styled } from '@mui/material/styles';
import { DASHBOARD_ROWS, paths, type MemberDashboard, type Notification, type NotificationKind } from 'contracts';
import { Link } from 'react-router-dom';

import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';
import { RowList } from '../../components/card/RowList';
import { NotificationSummary } from './NotificationSummary';
import { useMarkRead } from './useMarkRead';

/** Kinds that lead to what another card holds, to be answered there. */
const SHOWN_ELSEWHERE: readonly NotificationKind[] = ['connection-request', 'seat-offered'];

const Row = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  margin: '-8px -10px',
  padding: '8px 10px',
  textDecoration: 'none',
  color: 'inherit',
  borderRadius: theme.vars.shape.borderRadius,
  transition: theme.transitions.create('background-color', { duration: 150 }),
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)' },
}));

/** What is unread and stands in no other card. */
export const unreadOf = ({ notifications }: Pick<MemberDashboard, 'notifications'>): Notification[] =>
  notifications.filter(({ kind }) => !SHOWN_ELSEWHERE.includes(kind));

/** What the reader was told and has not read: a card of the dashboards. */
export function UnreadCard({ dashboard }: DashboardCardProps) {
  const { markRead } = useMarkRead();
  return (
    <CardFrame title="Unread" more={{ name: 'unread notifications', href: paths.notifications({ unread: 'true' }) }}>
      <RowList items={unreadOf(dashboard)} max={DASHBOARD_ROWS}>
        {(notification) => (
          <Row to={notification.href ?? paths.notifications()} onClick={() => void markRead(notification)}>
            <NotificationSummary notification={notification} />
          </Row>
        )}
      </RowList>
    </CardFrame>
  );
}
