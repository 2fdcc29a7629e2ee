import { styled } from '@mui/material/styles';
import { paths, type MemberEvent, type RegistrationState } from 'contracts';

import { CardFrame } from '../../../components/card/CardFrame';
import type { DashboardCardProps } from '../../../components/card/DashboardCard';
import { RowList } from '../../../components/card/RowList';
import { SiteLink } from '../../../components/SiteLink';
import { EventLine } from '../EventLine';
import { agendaOf } from './agenda';

const State = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginTop: 2,
  fontWeight: 600,
  '& a': { display: 'inline-block', paddingBlock: 4, textUnderlineOffset: 4 },
  '&[data-urgent]': { color: theme.vars.palette.scheme.accentText },
}));

/** What the reader goes to and what else the society does, by day: a card of the dashboards. */
export function AgendaCard({ dashboard }: DashboardCardProps) {
  const isOwn = dashboard.ownEvents.length > 0;
  const more = { name: isOwn ? 'your events' : 'events', href: paths.alumniEvents(isOwn ? { status: 'mine' } : {}) };
  return (
    <CardFrame title="Agenda" more={more}>
      <RowList items={agendaOf(dashboard)}>
        {(event) => (
          <EventLine event={event}>
            <Standing event={event} />
          </EventLine>
        )}
      </RowList>
    </CardFrame>
  );
}

const WORDS: Partial<Record<RegistrationState, string>> = {
  offered: 'A seat is free for you',
  held: 'A seat is held for you',
};

/** How the reader stands to an event of their own, and the way to what there is to do. */
function Standing({ event: { _id, title, registration } }: { event: MemberEvent }) {
  const { state, position } = registration;
  if (state === 'registered') {
    return (
      <State>
        You are going
        <SiteLink href={paths.eventTicket(_id)} aria-label={`Show Ticket: ${title}`}>
          Show Ticket
        </SiteLink>
      </State>
    );
  }
  if (state === 'waitlisted') return <State>Number {position} on the waitlist</State>;
  const words = state && WORDS[state];
  return words ? <State data-urgent>{words}</State> : null;
}
