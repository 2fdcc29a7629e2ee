import { styled } from '@mui/material/styles';
import { EVENT_CATEGORY_LABELS, formatTicketPrice, type ConsoleEventRow } from 'contracts';
import { Link, useLocation } from 'react-router-dom';

import type { Column, Order } from '../../components/list/columns';
import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';
import { statusTagOf } from '../../lib/eventStatus';
import { registrationsAddress } from './addresses';

/** Two lines: what it is, and smaller what belongs to it. */
const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  paddingBlock: 6,
  overflowWrap: 'anywhere',
  '& > span ~ span, & > a ~ span': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}));
const Opening = styled(Link)({
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
  textDecorationColor: 'transparent',
  '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
});
const Right = styled(Lines)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { justifyItems: 'end', paddingBlock: 0 },
}));

/** What the list shows of an event (admin §3). */
export const eventColumns: readonly Column<ConsoleEventRow>[] = [
  { source: 'title', label: 'Event', render: (event) => <Titled event={event} /> },
  { source: 'startsAt', label: 'Date', render: (event) => <When event={event} /> },
  { source: 'seatsTaken', label: 'Registrations', sortable: false, render: (event) => <Seats event={event} /> },
  {
    source: 'isPublished',
    label: 'Status',
    render: (event) => {
      const { label, tone } = statusTagOf(event);
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
];

/** The orders that narrow windows offer, where there is no table head to sort by. */
export const eventOrders: readonly Order[] = [
  { label: 'Latest date first', field: 'startsAt', order: 'DESC' },
  { label: 'Earliest date first', field: 'startsAt', order: 'ASC' },
  { label: 'Title, A to Z', field: 'title', order: 'ASC' },
  { label: 'Drafts first', field: 'isPublished', order: 'ASC' },
];

/** What it is called; the title leads to the dialog, over the list as it is. */
function Titled({ event }: { event: ConsoleEventRow }) {
  const { id, title, category, format, ticketPrice, currency, proposer } = event;
  const { search } = useLocation();
  const facts = [EVENT_CATEGORY_LABELS[category], format, formatTicketPrice(ticketPrice, currency)];
  return (
    <Lines style={{ maxWidth: '44ch' }}>
      <Opening to={{ pathname: `/events/${encodeURIComponent(id)}`, search }}>{title}</Opening>
      <span>{facts.join(', ')}</span>
      {proposer && <span>Proposed by {proposer.name}</span>}
    </Lines>
  );
}

function When({ event: { startsAt, location } }: { event: ConsoleEventRow }) {
  const { date, time } = useDates();
  return (
    <Right style={{ maxWidth: '30ch' }}>
      <span style={{ whiteSpace: 'nowrap' }}>
        {date(startsAt)}, {time(startsAt)}
      </span>
      {location && <span>{location}</span>}
    </Right>
  );
}

/** How full it is; the number leads to the people. */
function Seats({ event: { id, title, capacity, seatsTaken, waiting } }: { event: ConsoleEventRow }) {
  return (
    <Right>
      <Opening to={registrationsAddress(id)} aria-label={`Registrations for ${title}`}>
        {capacity === null ? seatsTaken : `${seatsTaken} of ${capacity}`}
      </Opening>
      {waiting > 0 && <span>{waiting} waiting</span>}
    </Right>
  );
}
