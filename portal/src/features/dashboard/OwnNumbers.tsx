import { styled } from '@mui/material/styles';
import { api, paths, type DashboardStats, type One } from 'contracts';
import { Link } from 'react-router-dom';

import { useApi } from '../../lib/useApi';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  minHeight: 44,
  '& a': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    paddingBlock: 8,
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& .number': {
    ...theme.typography.h4,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
}));

/** The own activity in numbers; each leads to what it counts. They are an extra: without an answer they are not there. */
export function OwnNumbers() {
  const { data } = useApi<One<DashboardStats>>(api.dashboardStats());
  if (!data) return <List aria-hidden="true" />;
  const { connections, pendingRequests, unreadNotifications } = data.data;
  const numbers = [
    { number: connections, one: 'connection', many: 'connections', href: paths.networking() },
    { number: pendingRequests, one: 'request', many: 'requests', href: paths.networking('received') },
    {
      number: unreadNotifications,
      one: 'unread notification',
      many: 'unread notifications',
      href: paths.notifications({ unread: 'true' }),
    },
  ];
  return (
    <List aria-label="Your numbers">
      {numbers.map(({ number, one, many, href }) => (
        <li key={many}>
          <Link to={href}>
            <span className="number">{number}</span> {number === 1 ? one : many}
          </Link>
        </li>
      ))}
    </List>
  );
}
