import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Dashboard } from 'contracts';
import { Link } from 'react-router-dom';

import { Panel, PanelHead } from '../components/Panel';
import { StatusTag } from '../components/StatusTag';
import { useDates } from '../providers/dates';
import { DENSE } from '../lib/type';
import { statusTagOf } from '../lib/eventStatus';
import { DateLeaf } from './DateLeaf';
import { EmptyRow, Row, Rows, RowSkeletons } from './Rows';

const PROPOSALS = `/events?filter=${encodeURIComponent(JSON.stringify({ status: 'proposals' }))}`;

/** A title that leads to its event, as wide as its row leaves it, underlined when it is pointed at. */
const Title = styled(Link)({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'inherit',
  textUnderlineOffset: '0.25em',
  textDecorationColor: 'transparent',
  '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' },
});
const Foot = styled('footer')(({ theme }) => ({
  ...DENSE,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a:not(.MuiButton-root)': { textUnderlineOffset: '0.25em' },
}));

/** The event management panel (admin §2): what was added last, what waits for a decision, and the way to add more. */
export function EventManagement({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { moment } = useDates();
  const events = dashboard?.recentEvents;
  return (
    <Panel aria-labelledby="event-management">
      <PanelHead>
        <h2 id="event-management">Event management</h2>
        <Link to="/events">All events</Link>
      </PanelHead>
      {!events && <RowSkeletons />}
      {events?.length === 0 && <EmptyRow>No event has been added yet.</EmptyRow>}
      <Rows>
        {events?.map((event) => {
          const { _id, title, startsAt, location } = event;
          const { label, tone } = statusTagOf(event);
          return (
            <Row key={_id}>
              <DateLeaf instant={startsAt} />
              <div>
                <strong>
                  <Title to={`/events/${encodeURIComponent(_id)}`}>{title}</Title>
                </strong>
                <span>{location}</span>
              </div>
              <div>
                <StatusTag tone={tone}>{label}</StatusTag>
                <span>{moment(startsAt)}</span>
              </div>
            </Row>
          );
        })}
      </Rows>
      {dashboard && (
        <Foot>
          <Waiting proposals={dashboard.pendingProposals} />
          <Button component={Link} to="/events/create" size="small" variant="outlined" startIcon={<Add />}>
            Add event
          </Button>
        </Foot>
      )}
    </Panel>
  );
}

function Waiting({ proposals }: { proposals: number }) {
  if (proposals === 0) return <span>No proposal waits for a decision.</span>;
  return (
    <Link to={PROPOSALS}>{proposals === 1 ? '1 proposal waits' : `${proposals} proposals wait`} for a decision</Link>
  );
}
