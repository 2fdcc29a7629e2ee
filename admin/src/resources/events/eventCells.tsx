import { styled } from '@mui/material/styles';
import { EVENT_CATEGORY_LABELS, formatTicketPrice, type ConsoleEventRow } from 'contracts';
import { VisuallyHidden } from 'ui';

import { StatusTag } from '../../components/StatusTag';
import { useDates } from '../../providers/dates';
import { statusTagOf } from '../../lib/eventStatus';
import { Opening, RecordLink } from '../../schema/RecordLink';
import type { Cells } from '../../schema/ResourceList';
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
const Right = styled(Lines)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { justifyItems: 'end', paddingBlock: 0 },
}));

/** What the list shows of an event (admin §3). */
export const eventCells: Cells<ConsoleEventRow> = {
  title: { render: (event) => <Titled event={event} /> },
  startsAt: { render: (event) => <When event={event} /> },
  seatsTaken: { render: (event) => <Seats event={event} /> },
  isPublished: {
    label: 'Status',
    render: (event) => {
      const { label, tone } = statusTagOf(event);
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
};

/** What it is called; the title leads to the dialog, over the list as it is. */
function Titled({ event }: { event: ConsoleEventRow }) {
  const { id, title, category, format, ticketPrice, currency, proposer } = event;
  const facts = [EVENT_CATEGORY_LABELS[category], format, formatTicketPrice(ticketPrice, currency)];
  return (
    <Lines style={{ maxWidth: '44ch' }}>
      <RecordLink resource="events" id={id}>
        {title}
      </RecordLink>
      <span>{facts.join(', ')}</span>
      {proposer && <span>Proposed by {proposer.name}</span>}
    </Lines>
  );
}

function When({ event: { startsAt, location } }: { event: ConsoleEventRow }) {
  const { moment } = useDates();
  return (
    <Right style={{ maxWidth: '30ch' }}>
      <span style={{ whiteSpace: 'nowrap' }}>{moment(startsAt)}</span>
      {location && <span>{location}</span>}
    </Right>
  );
}

/** How full it is; the number leads to the people. */
function Seats({ event: { id, title, capacity, seatsTaken, waiting } }: { event: ConsoleEventRow }) {
  return (
    <Right>
      <Opening to={registrationsAddress(id)}>
        {capacity === null ? seatsTaken : `${seatsTaken} of ${capacity}`}{' '}
        <VisuallyHidden>registered for {title}</VisuallyHidden>
      </Opening>
      {waiting > 0 && <span>{waiting} waiting</span>}
    </Right>
  );
}
