import { styled } from '@mui/material/styles';
import { api, formatDate, messages, type Activity, type Page } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import { CardRows } from '../../components/card/CardRows';
import { SiteLink } from '../../components/SiteLink';
import { useApi } from '../../lib/useApi';
import { useSite } from '../../lib/useSite';

/** Entries that the card shows. */
const ROWS = 5;

const Row = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  overflowWrap: 'anywhere',
  '& a': { textDecorationColor: theme.vars.palette.divider, textUnderlineOffset: 4 },
  '& time': { ...theme.typography.caption, flex: 'none', color: theme.vars.palette.text.secondary },
}));

/** What the person did last. */
export function RecentActivity() {
  const { timeZone } = useSite().settings;
  const result = useApi<Page<Activity>>(api.activities({ pageSize: ROWS }));
  return (
    <CardFrame title="Your recent activity">
      <CardRows
        result={result}
        failure={messages.activitiesNotLoaded}
        emptiness="What you do here is listed here."
        isDense
        max={ROWS}
      >
        {({ sentence, href, at }) => (
          <Row>
            {href ? <SiteLink href={href}>{sentence}</SiteLink> : <span>{sentence}</span>}
            <time dateTime={at}>{formatDate(at, timeZone)}</time>
          </Row>
        )}
      </CardRows>
    </CardFrame>
  );
}
