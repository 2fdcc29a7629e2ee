import { styled } from '@mui/material/styles';
import { dateParts, type EventDetail } from 'contracts';

import { CalendarLeaf } from '../../../components/CalendarLeaf';
import { useSite } from '../../../lib/useSite';
import { EventTime } from './EventTime';

const When = styled('div')({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
});

/** When an event is: a leaf of the calendar, and its hours. */
export function EventWhen({ event }: { event: EventDetail }) {
  const { timeZone } = useSite().settings;
  return (
    <When>
      <CalendarLeaf {...dateParts(event.startsAt, timeZone)} />
      <EventTime startsAt={event.startsAt} endsAt={event.endsAt} />
    </When>
  );
}
