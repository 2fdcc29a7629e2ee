import { styled } from '@mui/material/styles';
import { api, dateParts, formatDate, formatTime, paths, type Event, type Page } from 'contracts';

import { CalendarLeaf } from '../../components/CalendarLeaf';
import { CardFrame } from '../../components/card/CardFrame';
import { CardRows } from '../../components/card/CardRows';
import { useApi } from '../../lib/useApi';
import { useSite } from '../../lib/useSite';

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, fontSize: '1.125rem', lineHeight: 1.25 }));
const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
}));

/** The next event of the society, and the way to those after it. */
export function UpcomingEvents() {
  const { timeZone } = useSite().settings;
  const result = useApi<Page<Event>>(api.events({ filter: 'upcoming', pageSize: 1 }));
  return (
    <CardFrame title="Upcoming events" more={{ name: 'events', href: paths.events() }}>
      <CardRows
        result={result}
        failure="Failed to load events"
        max={1}
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
