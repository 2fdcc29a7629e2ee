import { styled } from '@mui/material/styles';
import { dateParts, formatDate, formatTime, paths, type Event } from 'contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { CalendarLeaf } from '../../components/CalendarLeaf';
import { useSite } from '../../lib/useSite';

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  fontSize: '1.125rem',
  lineHeight: 1.25,
  '& a': { textDecorationColor: 'transparent', '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' } },
}));
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
        <Title>
          <Link to={paths.event(_id)}>{title}</Link>
        </Title>
        <Facts>
          <time dateTime={startsAt}>
            {formatDate(startsAt, timeZone)}, {formatTime(startsAt, timeZone)}
          </time>
          {location && ` · ${location}`}
        </Facts>
        {children}
      </div>
    </Row>
  );
}
