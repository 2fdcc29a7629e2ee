import { api, messages, paths, type Event, type Page } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import { CardRows } from '../../components/card/CardRows';
import { useApi } from '../../lib/useApi';
import { EventLine } from './EventLine';

/** Events that the card shows. */
const ROWS = 3;

/** The next events of the society, and the way to those after them: a card of the dashboards. */
export function UpcomingEvents() {
  const result = useApi<Page<Event>>(api.events({ filter: 'upcoming', pageSize: ROWS }));
  return (
    <CardFrame title="Upcoming events" more={{ name: 'events', href: paths.alumniEvents() }}>
      <CardRows
        result={result}
        failure={messages.eventsNotLoaded}
        max={ROWS}
        isDense
        emptiness="New events are announced here as soon as they have a date."
      >
        {(event) => <EventLine event={event} />}
      </CardRows>
    </CardFrame>
  );
}
