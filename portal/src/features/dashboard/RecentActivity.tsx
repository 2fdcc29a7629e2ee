import { styled } from '@mui/material/styles';
import { formatDate } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';
import { RowList } from '../../components/card/RowList';
import { SiteLink } from '../../components/SiteLink';
import { useSite } from '../../lib/useSite';

const Row = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  overflowWrap: 'anywhere',
  '& a': { textDecorationColor: theme.vars.palette.divider, textUnderlineOffset: 4 },
  '& time': { ...theme.typography.caption, flex: 'none', color: theme.vars.palette.text.secondary },
}));

/** What the person did last: a card of the dashboards. */
export function RecentActivity({ dashboard: { activities } }: DashboardCardProps) {
  const { timeZone } = useSite().settings;
  return (
    <CardFrame title="Your recent activity">
      <RowList items={activities}>
        {({ sentence, href, at }) => (
          <Row>
            {href ? <SiteLink href={href}>{sentence}</SiteLink> : <span>{sentence}</span>}
            <time dateTime={at}>{formatDate(at, timeZone)}</time>
          </Row>
        )}
      </RowList>
    </CardFrame>
  );
}
