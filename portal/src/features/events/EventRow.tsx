import { styled } from '@mui/material/styles';
import { dateParts, type Event } from 'contracts';

import { CalendarLeaf } from '../../components/CalendarLeaf';
import { EventWords } from '../../components/event/EventWords';
import { Picture } from '../../components/Picture';
import { PictureGround } from '../../components/PictureGround';
import { useSite } from '../../lib/useSite';
import { rowGrid } from './rowGrid';

const Row = styled('article')(rowGrid);

interface EventRowProps {
  event: Event;
  /** Element of the event's name, by its depth in the page. */
  titleAs?: 'h2' | 'h3';
}

/** An event in the list (member §2). */
export function EventRow({ event, titleAs = 'h2' }: EventRowProps) {
  const { timeZone } = useSite().settings;
  return (
    <Row>
      <CalendarLeaf {...dateParts(event.startsAt, timeZone)} />
      <div className="words">
        <EventWords event={event} titleAs={titleAs} />
      </div>
      <div className="picture">
        <Picture
          image={event.image}
          sizes="(min-width: 900px) 320px, (min-width: 600px) 220px, 92vw"
          fallback={<PictureGround />}
        />
      </div>
    </Row>
  );
}
