import { styled } from '@mui/material/styles';
import { dateParts, formatMoment, paths, type Event } from 'contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { CalendarLeaf } from '../../components/CalendarLeaf';
import { RowTitle } from '../../components/card/RowTitle';
import { useSite } from '../../lib/useSite';

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
}));

interface EventLineProps {
  event: Pick<Event, '_id' | 'title' | 'startsAt' | 'location'>;
  /** What there is to add. */
  children?: ReactNode;
}

/** An event in a card of the dashboards: its day, what it is, when and where. */
export function EventLine({ event: { _id, title, startsAt, location }, children }: EventLineProps) {
  const { timeZone } = useSite().settings;
  return (
    <Row>
      <CalendarLeaf {...dateParts(startsAt, timeZone)} />
      <div>
        <RowTitle>
          <Link to={paths.event(_id)}>{title}</Link>
        </RowTitle>
        <Facts>
          <time dateTime={startsAt}>{formatMoment(startsAt, timeZone)}</time>
          {location && ` · ${location}`}
        </Facts>
        {children}
      </div>
    </Row>
  );
}
