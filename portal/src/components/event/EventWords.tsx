import { styled } from '@mui/material/styles';
import { EVENT_EXCERPT_CHARS, excerpt, formatDate, formatTicketPrice, formatTime, type Event } from 'contracts';

import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';
import { RegisterNow } from '../RegisterNow';
import { Tag } from '../Tag';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginTop: 10 }));
const Tags = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  marginTop: 10,
  fontWeight: 500,
}));
const Text = styled('p')(({ theme }) => ({ marginTop: 8, maxWidth: '60ch', color: theme.vars.palette.text.secondary }));
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 20px',
  marginTop: 16,
});
const Price = styled('span')(({ theme }) => ({ ...theme.typography.h4 }));
const Ended = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** The event's kind as people write it: `workshop` → `Workshop`. */
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface EventWordsProps {
  event: Event;
  /** Element of the event's name, by its depth in the page. */
  titleAs: 'h2' | 'h3';
}

/** What a list says of an event (member §2). Who organises elsewhere is linked to while the event is still ahead. */
export function EventWords({ event, titleAs }: EventWordsProps) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const isAhead = new Date(event.startsAt).getTime() > now;
  const hasEnded = new Date(event.endsAt).getTime() <= now;
  return (
    <>
      <Tags>
        <Tag>{capitalised(event.category)}</Tag>
        <Tag>{event.format}</Tag>
      </Tags>
      <Title as={titleAs}>{event.title}</Title>
      <Facts>
        <time dateTime={event.startsAt}>
          {formatDate(event.startsAt, timeZone)}, {formatTime(event.startsAt, timeZone)}
        </time>
        {event.location && <span>{event.location}</span>}
      </Facts>
      <Text>{excerpt(event.description, EVENT_EXCERPT_CHARS)}</Text>
      <Foot>
        <Price>{formatTicketPrice(event.ticketPrice, event.currency)}</Price>
        {isAhead && event.registrationLink && <RegisterNow href={event.registrationLink} name={event.title} />}
        {hasEnded && <Ended>Event Ended</Ended>}
      </Foot>
    </>
  );
}
