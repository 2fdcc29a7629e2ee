import { styled } from '@mui/material/styles';
import { api, messages, paths, type MemberEvent, type Page, type RegistrationState } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import { CardRows } from '../../components/card/CardRows';
import { SiteLink } from '../../components/SiteLink';
import { useApi } from '../../lib/useApi';
import { EventLine } from './EventLine';

/** Events that the card shows. */
const ROWS = 2;

const State = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 2,
  fontWeight: 600,
  '& a': { display: 'inline-block', paddingBlock: 4, textUnderlineOffset: 4 },
  '&[data-urgent]': { color: theme.vars.palette.scheme.accentText },
}));

/** What comes next of the events that the reader goes to or waits for: a card of the dashboards. */
export function OwnEvents() {
  const result = useApi<Page<MemberEvent>>(api.alumniEvents({ status: 'next', pageSize: ROWS }));
  const more = { name: 'your events', href: paths.alumniEvents({ status: 'mine' }) };
  return (
    <CardFrame title="Your next events" more={result.data?.data.length ? more : undefined}>
      <CardRows
        result={result}
        failure={messages.eventsNotLoaded}
        max={ROWS}
        isDense
        emptiness={
          <p>
            You are registered for nothing that is to come.{' '}
            <SiteLink href={paths.alumniEvents()}>Browse upcoming events</SiteLink>
          </p>
        }
      >
        {(event) => (
          <EventLine event={event}>
            <Standing event={event} />
          </EventLine>
        )}
      </CardRows>
    </CardFrame>
  );
}

const WORDS: Partial<Record<RegistrationState, string>> = {
  offered: 'A seat is free for you',
  held: 'A seat is held for you',
};

/** How the reader stands to an event, and the way to what there is to do. */
function Standing({ event: { _id, title, registration } }: { event: MemberEvent }) {
  const { state, position } = registration;
  if (state === 'registered') {
    return (
      <State>
        <SiteLink href={paths.eventTicket(_id)} aria-label={`Show Ticket: ${title}`}>
          Show Ticket
        </SiteLink>
      </State>
    );
  }
  if (state === 'waitlisted') return <State>Number {position} on the waitlist</State>;
  return <State data-urgent>{state && WORDS[state]}</State>;
}
