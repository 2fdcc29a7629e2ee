import { styled } from '@mui/material/styles';
import { paths, type Notification, type Page } from 'contracts';
import { Link } from 'react-router-dom';
import { Skeleton } from 'ui';

import { Button } from '../../components/Button';
import type { ApiResult } from '../../lib/useApi';
import { NotificationSummary } from './NotificationSummary';

/** Rows that stand in while the newest load. */
const SKELETONS = 3;

const List = styled('ol')(({ theme }) => ({
  overflowY: 'auto',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
const Row = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  padding: '14px 18px',
  textDecoration: 'none',
  color: 'inherit',
  transition: theme.transitions.create('background-color', { duration: 150 }),
  '&:hover': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 5%, transparent)` },
  '&:focus-visible': { outlineOffset: -3 },
}));
/** The beginning of what somebody wrote; all of it is on the page. */
const Excerpt = styled('p')(({ theme }) => ({
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}));
const Quiet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  padding: '24px 18px',
  color: theme.vars.palette.text.secondary,
}));

interface BellRowsProps {
  result: ApiResult<Page<Notification>>;
  /** What is said when they could not be loaded. */
  failure: string;
  onOpen: (notification: Notification) => void;
}

/** The newest notifications, or what stands in while they load, when they failed to, or when there are none. */
export function BellRows({ result: { data, error, retry }, failure, onOpen }: BellRowsProps) {
  if (error) {
    return (
      <Quiet role="alert">
        <p>{failure}</p>
        <Button type="button" look="outlined" onClick={retry}>
          Retry
        </Button>
      </Quiet>
    );
  }
  if (!data) {
    return (
      <List role="status" aria-busy="true" aria-label="Loading">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} style={{ padding: '14px 18px' }}>
            <Skeleton style={{ height: 46 }} />
          </li>
        ))}
      </List>
    );
  }
  if (data.data.length === 0) return <Quiet>Nothing yet. Requests to connect and messages arrive here.</Quiet>;
  return (
    <List>
      {data.data.map((notification) => (
        <li key={notification._id}>
          <Row to={notification.href ?? paths.notifications()} onClick={() => onOpen(notification)}>
            <NotificationSummary notification={notification}>
              {notification.text && <Excerpt>{notification.text}</Excerpt>}
            </NotificationSummary>
          </Row>
        </li>
      ))}
    </List>
  );
}
