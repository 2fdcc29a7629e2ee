import { styled } from '@mui/material/styles';
import { DASHBOARD_ROWS, formatDate, paths } from 'contracts';
import { Link } from 'react-router-dom';

import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';
import { RowList } from '../../components/card/RowList';
import { RowTitle } from '../../components/card/RowTitle';
import { useSite } from '../../lib/useSite';

const Day = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginBottom: 2,
  color: theme.vars.palette.text.secondary,
}));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}));

/** What the society has announced last: a card of the dashboards. */
export function RecentAnnouncements({ dashboard: { announcements } }: DashboardCardProps) {
  const { timeZone } = useSite().settings;
  return (
    <CardFrame title="Announcements" more={{ name: 'announcements', href: paths.announcements() }}>
      <RowList items={announcements} max={DASHBOARD_ROWS}>
        {({ _id, title, content, createdAt }) => (
          <article>
            <Day>
              <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
            </Day>
            <RowTitle>
              <Link to={paths.announcement(_id)}>{title}</Link>
            </RowTitle>
            <Text>{content}</Text>
          </article>
        )}
      </RowList>
    </CardFrame>
  );
}
