import { styled } from '@mui/material/styles';
import { api, DASHBOARD_ROWS, dateParts, formatDate, formatTime, paths, type Event, type Page } from 'contracts';

import { CalendarLeaf } from '../../components/CalendarLeaf';
import { useApi } from '../../lib/useApi';
import { useSite } from '../../lib/useSite';
import { CardFrame } from './CardFrame';
import { CardRows } from './CardRows';

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  gap: 18,
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '88px 1fr', gap: 24 },
}));
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4 }));
const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
}));

/** The next events of the society. */
export function UpcomingEvents() {
  const { timeZone } = useSite().settings;
  const result = useApi<Page<Event>>(api.events({ filter: 'upcoming', pageSize: DASHBOARD_ROWS }));
  return (
    <CardFrame title="Upcoming events" more={{ name: 'events', href: paths.events() }}>
      <CardRows
        result={result}
        failure="Failed to load events"
        emptiness="New events are announced here as soon as they have a date."
      >
        {({ title, startsAt, location }) => (
          <Row>
            <CalendarLeaf {...dateParts(startsAt, timeZone)} />
            <div>
              <Title>{title}</Title>
              <Facts>
                <time dateTime={startsAt}>
                  {formatDate(startsAt, timeZone)}, {formatTime(startsAt, timeZone)}
                </time>
                {location && ` · ${location}`}
              </Facts>
            </div>
          </Row>
        )}
      </CardRows>
    </CardFrame>
  );
}
