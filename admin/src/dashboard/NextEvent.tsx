import Group from '@mui/icons-material/GroupOutlined';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ConsoleEventRow } from 'contracts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';

import { Panel, PanelHead } from '../components/Panel';
import { SMALL } from '../lib/type';
import { useDates } from '../providers/dates';
import { EmptyRow, RowSkeletons } from './Rows';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: 16,
  '& h3': { ...theme.typography.h4, fontSize: '1.1875rem', overflowWrap: 'anywhere' },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
const Seats = styled('div')(({ theme }) => ({
  ...SMALL,
  display: 'grid',
  gap: 6,
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& .MuiLinearProgress-root': {
    height: 6,
    borderRadius: 3,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 12%, transparent)`,
  },
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

/** What is on, or comes next: how full it is, and the way to its door. */
export function NextEvent() {
  const { data, isPending } = useGetList<ConsoleEventRow>('events', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'startsAt', order: 'ASC' },
    filter: { status: 'published', when: 'upcoming' },
  });
  const event = data?.[0];
  return (
    <Panel aria-labelledby="next-event">
      <PanelHead>
        <h2 id="next-event">Next event</h2>
      </PanelHead>
      {isPending && <RowSkeletons />}
      {event && <Event event={event} />}
      {data && !event && <EmptyRow>Nothing is planned. Published events that are to come appear here.</EmptyRow>}
    </Panel>
  );
}

function Event({
  event: { id, title, startsAt, location, capacity, seatsTaken, waiting },
}: {
  event: ConsoleEventRow;
}) {
  const { moment } = useDates();
  const address = `/events/${encodeURIComponent(id)}`;
  return (
    <Body>
      <h3>{title}</h3>
      <p>{[moment(startsAt), location].filter(Boolean).join(' · ')}</p>
      <Seats>
        <span>
          <b>{seatsTaken.toLocaleString('en-IN')}</b>
          {capacity === null ? ' registered' : ` of ${capacity.toLocaleString('en-IN')} seats taken`}
          {waiting > 0 && `, ${waiting.toLocaleString('en-IN')} waiting`}
        </span>
        {capacity !== null && (
          <LinearProgress
            role="meter"
            aria-label="Seats taken"
            variant="determinate"
            value={Math.min(100, (seatsTaken / capacity) * 100)}
          />
        )}
      </Seats>
      <Ways>
        <Button variant="contained" startIcon={<QrCodeScanner />} component={Link} to={`${address}/door`}>
          Check in at the door
        </Button>
        <Button variant="outlined" startIcon={<Group />} component={Link} to={`${address}/registrations`}>
          Registrations
        </Button>
      </Ways>
    </Body>
  );
}
