import { styled } from '@mui/material/styles';
import { formatMoment, formatTicketPrice, paths, type MemberEvent } from 'contracts';
import { Link } from 'react-router-dom';

import { ButtonLink } from '../../../components/Button';
import { EventCardFrame } from '../../../components/event/EventCardFrame';
import { Tag } from '../../../components/Tag';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { MoreInfo } from '../MoreInfo';
import { RegistrationActions } from '../registration/RegistrationActions';
import { RegistrationStatus } from '../registration/RegistrationStatus';

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  marginTop: 10,
  overflowWrap: 'anywhere',
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));
const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  marginTop: 8,
  fontWeight: 500,
  overflowWrap: 'anywhere',
}));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: 8,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));
const Credit = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 8,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));
const Foot = styled('div')({ display: 'grid', gap: 12 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Ended = styled('span')(({ theme }) => ({ fontWeight: 600, color: theme.vars.palette.text.secondary }));

interface MemberEventCardProps {
  event: MemberEvent;
  /** Told once something was done, as the card may be gone then. */
  onDone: () => void;
}

/** An event of the alumni portal: what it is, how the reader stands to it, and what to do (member §2). */
export function MemberEventCard({ event, onDone }: MemberEventCardProps) {
  const { _id, title, startsAt, endsAt, location, format, registration, registrationLink, proposer } = event;
  const { timeZone } = useSite().settings;
  const now = useNow();
  const hasEnded = new Date(endsAt).getTime() <= now;
  const isWithoutTicket = !registration.abilities.buy && registration.state !== 'registered';
  return (
    <EventCardFrame event={event}>
      <Tags>
        <Tag>{format}</Tag>
        {event.ticketPrice > 0 && <Tag>{formatTicketPrice(event.ticketPrice, event.currency)}</Tag>}
      </Tags>
      <Title>
        <Link to={paths.event(_id)}>{title}</Link>
      </Title>
      <Facts>
        <time dateTime={startsAt}>{formatMoment(startsAt, timeZone)}</time>
        {location && <span>{location}</span>}
      </Facts>
      {event.description && <Text>{event.description}</Text>}
      {proposer && (
        <Credit>
          Proposed by <Link to={paths.person(proposer._id)}>{proposer.name}</Link>
        </Credit>
      )}
      <Foot>
        {!hasEnded && <RegistrationStatus event={event} registration={registration} />}
        <Actions>
          {hasEnded ? (
            <Ended>Event Ended</Ended>
          ) : (
            <RegistrationActions {...{ event, registration, onDone }} hasQuestions={event.hasQuestions} />
          )}
          {isWithoutTicket && event.ticketPrice > 0 && new Date(startsAt).getTime() > now && (
            <ButtonLink href={paths.event(_id)} look="outlined" aria-label={`How to get a ticket: ${title}`}>
              How to get a ticket
            </ButtonLink>
          )}
          {registrationLink && <MoreInfo href={registrationLink} title={title} />}
        </Actions>
      </Foot>
    </EventCardFrame>
  );
}
