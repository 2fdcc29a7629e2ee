import { styled } from '@mui/material/styles';
import type { EventDetail } from 'contracts';

import { useNow } from '../../../lib/useNow';
import { isOnSale } from '../isOnSale';
import { lazyEventDetails, lazyEventWhen, lazyTicketNote } from '../lazyParts';
import { RegistrationPanel } from '../registration/RegistrationPanel';

const Card = styled('aside')(({ theme }) => ({
  padding: 'clamp(20px, 2.4vw, 28px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.down('md')]: { gridRow: 1 },
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 96 },
}));
/** Takes no room where there is nothing to do. */
const Registration = styled('div')({ display: 'grid', gap: 14, '&:not(:empty)': { marginTop: 22 } });

/** When, where and for how much, and what can be done about it until it is over (member §2, Event detail). */
export function EventFacts({ event }: { event: EventDetail }) {
  const now = useNow();
  const hasEnded = new Date(event.endsAt).getTime() <= now;
  return (
    <Card aria-label="About this event">
      <lazyEventWhen.Place event={event} />
      {!hasEnded && (
        <Registration>
          <RegistrationPanel event={event} />
          {event.ticketPrice > 0 && new Date(event.startsAt).getTime() > now && (
            <lazyTicketNote.Place event={event} isOnSale={isOnSale(event, now)} />
          )}
        </Registration>
      )}
      <lazyEventDetails.Place event={event} />
    </Card>
  );
}
