import ArrowOutward from '@mui/icons-material/ArrowOutward';
import { styled } from '@mui/material/styles';
import {
  dateParts,
  EVENT_EXCERPT_CHARS,
  excerpt,
  formatDate,
  formatTicketPrice,
  formatTime,
  type Event,
} from 'contracts';

import { ButtonLink } from '../../components/Button';
import { CalendarLeaf } from '../../components/CalendarLeaf';
import { Constellation } from '../../components/Constellation';
import { Picture } from '../../components/Picture';
import { Tag } from '../../components/Tag';
import { useNow } from '../../lib/useNow';
import { useSite } from '../../lib/useSite';
import { rowGrid } from './rowGrid';

const Row = styled('article')(rowGrid);

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

/** An event in the list (member §2). Who organises elsewhere is linked to while the event is still ahead. */
export function EventRow({ event }: { event: Event }) {
  const { timeZone } = useSite().settings;
  const now = useNow();
  const isAhead = new Date(event.startsAt).getTime() > now;
  const hasEnded = new Date(event.endsAt).getTime() <= now;
  const picture = <Constellation seed={event._id} columns={14} rows={9} size={10} />;
  return (
    <Row>
      <CalendarLeaf {...dateParts(event.startsAt, timeZone)} />
      <div className="words">
        <Tags>
          <Tag>{capitalised(event.category)}</Tag>
          <Tag>{event.format}</Tag>
        </Tags>
        <Title>{event.title}</Title>
        <Facts>
          <time dateTime={event.startsAt}>
            {formatDate(event.startsAt, timeZone)}, {formatTime(event.startsAt, timeZone)}
          </time>
          {event.location && <span>{event.location}</span>}
        </Facts>
        <Text>{excerpt(event.description, EVENT_EXCERPT_CHARS)}</Text>
        <Foot>
          <Price>{formatTicketPrice(event.ticketPrice, event.currency)}</Price>
          {isAhead && event.registrationLink && (
            <ButtonLink href={event.registrationLink} aria-label={`Register Now for ${event.title}`}>
              Register Now
              <ArrowOutward aria-hidden="true" style={{ fontSize: 18 }} />
            </ButtonLink>
          )}
          {hasEnded && <Ended>Event Ended</Ended>}
        </Foot>
      </div>
      <div className="picture">
        <Picture image={event.image} sizes="(min-width: 900px) 320px, 92vw" fallback={picture} />
      </div>
    </Row>
  );
}
