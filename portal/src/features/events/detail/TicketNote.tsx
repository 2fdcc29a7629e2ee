import { styled } from '@mui/material/styles';
import { formatMoment, formatTicketPrice, paths, type EventDetail } from 'contracts';

import { SiteLink } from '../../../components/SiteLink';
import { useSite } from '../../../lib/useSite';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '14px 16px',
  overflowWrap: 'anywhere',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& .title': { fontWeight: 600 },
  '& .text': { ...theme.typography.body2, whiteSpace: 'pre-line', color: theme.vars.palette.text.secondary },
}));

interface TicketNoteProps {
  event: EventDetail;
  isOnSale: boolean;
}

/** How one comes by a ticket of an event that costs something: since when, for how much, and where to ask. */
export function TicketNote({ event, isOnSale }: TicketNoteProps) {
  const { settings, email } = useSite();
  const { ticketPrice, currency, ticketsFrom, paymentNote } = event;
  return (
    <Box>
      <p className="title">
        {ticketsFrom === null || isOnSale
          ? `Tickets are ${formatTicketPrice(ticketPrice, currency)} each`
          : `Tickets open on ${formatMoment(ticketsFrom, settings.timeZone)}`}
      </p>
      {paymentNote && <p className="text">{paymentNote}</p>}
      <p className="text">
        Questions?{' '}
        {email ? (
          <a href={`mailto:${email}?subject=${encodeURIComponent(`Ticket: ${event.title}`)}`}>Write to {email}</a>
        ) : (
          <SiteLink href={paths.section('contact')}>Write to us</SiteLink>
        )}
      </p>
    </Box>
  );
}
