import { styled } from '@mui/material/styles';
import { formatTicketPrice, type EventDetail } from 'contracts';
import type { ReactNode } from 'react';

import { useNow } from '../../../lib/useNow';
import { MoreInfo } from '../MoreInfo';
import { AddToCalendar } from './AddToCalendar';

const Facts = styled('dl')(({ theme }) => ({
  margin: '22px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr)',
    gap: 12,
    paddingBlock: 11,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
}));
const Actions = styled('div')({ display: 'grid', gap: 12, marginTop: 14 });
const Ended = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 14,
  padding: '12px 16px',
  fontWeight: 600,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  border: `1px dashed ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
}));

/** Where an event is, for how much and by whom, and the ways into a calendar until it is over. */
export function EventDetails({ event }: { event: EventDetail }) {
  const hasEnded = new Date(event.endsAt).getTime() <= useNow();
  return (
    <>
      <Facts>
        <Fact name="Where">{event.location}</Fact>
        <Fact name="Price">{formatTicketPrice(event.ticketPrice, event.currency)}</Fact>
        <Fact name="Organizer">{event.organizer}</Fact>
        <Fact name="Seats">{event.capacity === null ? '' : event.capacity.toLocaleString('en-US')}</Fact>
      </Facts>
      {hasEnded ? (
        <Ended>Event Ended</Ended>
      ) : (
        <Actions>
          {event.registrationLink && <MoreInfo href={event.registrationLink} title={event.title} />}
          <AddToCalendar event={event} />
        </Actions>
      )}
    </>
  );
}

/** A line of the facts; what is not known takes none. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
