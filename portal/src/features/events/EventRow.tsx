import { styled } from '@mui/material/styles';
import { dateParts, type Event } from 'contracts';

import { CalendarLeaf } from '../../components/CalendarLeaf';
import { Constellation } from '../../components/Constellation';
import { EventWords } from '../../components/event/EventWords';
import { Picture } from '../../components/Picture';
import { useSite } from '../../lib/useSite';
import { rowGrid } from './rowGrid';

const Row = styled('article')(rowGrid);

/** An event in the list (member §2). */
export function EventRow({ event }: { event: Event }) {
  const { timeZone } = useSite().settings;
  const picture = <Constellation seed={event._id} columns={14} rows={9} size={10} />;
  return (
    <Row>
      <CalendarLeaf {...dateParts(event.startsAt, timeZone)} />
      <div className="words">
        <EventWords event={event} titleAs="h2" />
      </div>
      <div className="picture">
        <Picture image={event.image} sizes="(min-width: 900px) 320px, 92vw" fallback={picture} />
      </div>
    </Row>
  );
}
