import { styled } from '@mui/material/styles';
import { api, DASHBOARD_ROWS, formatDate, paths, type Announcement, type Page } from 'contracts';
import { Link } from 'react-router-dom';

import { CardFrame } from '../../components/card/CardFrame';
import { CardRows } from '../../components/card/CardRows';
import { useApi } from '../../lib/useApi';
import { useSite } from '../../lib/useSite';

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4 }));
const Day = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}));

/** What the society has announced last. */
export function RecentAnnouncements() {
  const { timeZone } = useSite().settings;
  const result = useApi<Page<Announcement>>(api.announcements({ pageSize: DASHBOARD_ROWS }));
  return (
    <CardFrame title="Announcements" more={{ name: 'announcements', href: paths.announcements() }}>
      <CardRows result={result} failure="Failed to load announcements" emptiness="No announcements found">
        {({ _id, title, content, createdAt }) => (
          <article>
            <Day>
              <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
            </Day>
            <Title>
              <Link to={paths.announcement(_id)}>{title}</Link>
            </Title>
            <Text>{content}</Text>
          </article>
        )}
      </CardRows>
    </CardFrame>
  );
}
