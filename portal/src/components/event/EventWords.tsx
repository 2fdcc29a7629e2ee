import { styled } from '@mui/material/styles';
import {
  EVENT_CATEGORY_LABELS,
  EVENT_EXCERPT_CHARS,
  excerpt,
  formatMoment,
  formatTicketPrice,
  paths,
  type Event,
} from 'contracts';

import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';
import { ButtonLink } from '../Button';
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
/** All of the event leads on, while the link says where. */
const Way = styled(ButtonLink)({ '&::after': { content: '""', position: 'absolute', inset: 0 } });
const Ended = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

interface EventWordsProps {
  event: Event;
  /** Element of the event's name, by its depth in the page. */
  titleAs: 'h2' | 'h3';
}

/**
 * What a list says of an event, and the way to its page: details of what is to come, a recap of what was (member §2).
 * The whole of what is `position: relative` around it leads there.
 */
export function EventWords({ event, titleAs }: EventWordsProps) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const hasEnded = new Date(event.endsAt).getTime() <= now;
  const way = hasEnded ? 'View Recap' : 'View Details';
  return (
    <>
      <Tags>
        <Tag>{EVENT_CATEGORY_LABELS[event.category]}</Tag>
        <Tag>{event.format}</Tag>
      </Tags>
      <Title as={titleAs}>{event.title}</Title>
      <Facts>
        <time dateTime={event.startsAt}>{formatMoment(event.startsAt, timeZone)}</time>
        {event.location && <span>{event.location}</span>}
      </Facts>
      <Text>{excerpt(event.description, EVENT_EXCERPT_CHARS)}</Text>
      <Foot>
        <Price>{formatTicketPrice(event.ticketPrice, event.currency)}</Price>
        <Way href={paths.event(event._id)} look="outlined" aria-label={`${way}: ${event.title}`}>
          {way}
        </Way>
        {hasEnded && <Ended>Event Ended</Ended>}
      </Foot>
    </>
  );
}
