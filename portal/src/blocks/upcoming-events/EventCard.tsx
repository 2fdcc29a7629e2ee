import type { Event } from 'contracts';

import { EventCardFrame } from '../../components/event/EventCardFrame';
import { EventWords } from '../../components/event/EventWords';

/** An event of the calendar as a card. */
export function EventCard({ event }: { event: Event }) {
  return (
    <EventCardFrame event={event}>
      <EventWords event={event} titleAs="h3" />
    </EventCardFrame>
  );
}
