import { styled } from '@mui/material/styles';
import { dateParts, formatTicketPrice, type EventDetail } from 'contracts';
import type { ReactNode } from 'react';

import { CalendarLeaf } from '../../../components/CalendarLeaf';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { MoreInfo } from '../MoreInfo';
import { RegistrationPanel } from '../registration/RegistrationPanel';
import { AddToCalendar } from './AddToCalendar';
import { EventTime } from './EventTime';

const Card = styled('aside')(({ theme }) => ({
  padding: 'clamp(20px, 2.4vw, 28px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.down('md')]: { gridRow: 1 },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 96 },
}));
const When = styled('div')({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
});
/** Takes no room where there is nothing to do. */
const Registration = styled('div')({ display: 'grid', '&:not(:empty)': { marginTop: 22 } });
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

/** When, where and for how much, and what can be done about it until it is over (member §2, Event detail). */
export function EventFacts({ event }: { event: EventDetail }) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const hasEnded = new Date(event.endsAt).getTime() <= now;
  return (
    <Card aria-label="About this event">
      <When>
        <CalendarLeaf {...dateParts(event.startsAt, timeZone)} />
        <EventTime startsAt={event.startsAt} endsAt={event.endsAt} />
      </When>
      {!hasEnded && (
        <Registration>
          <RegistrationPanel event={event} />
        </Registration>
      )}
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
    </Card>
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
