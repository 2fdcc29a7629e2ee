import { styled } from '@mui/material/styles';
import type { EventDetail } from 'contracts';

import { lazyEventHead, lazyEventStory, lazyRelatedEvents } from '../lazyParts';
import { detailColumns } from '../../../components/detailColumns';
import { EventFacts } from './EventFacts';

const Columns = styled('div')(detailColumns);

/** An event to read: its picture and story, what happens when, and the facts beside them (member §2). */
export function EventArticle({ event }: { event: EventDetail }) {
  return (
    <article>
      <lazyEventHead.Place event={event} />
      <Columns>
        <lazyEventStory.Place event={event} />
        <EventFacts event={event} />
      </Columns>
      <lazyRelatedEvents.Place eventId={event._id} />
    </article>
  );
}
