import { styled } from '@mui/material/styles';
import { api, type Event, type One } from 'contracts';
import { useId } from 'react';

import { EventCardFrame } from '../../../components/event/EventCardFrame';
import { EventWords } from '../../../components/event/EventWords';
import { useApi } from '../../../lib/useApi';

const Section = styled('section')({ marginTop: 'clamp(48px, 7vw, 96px)' });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 'clamp(20px, 2.4vw, 32px)' }));
const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Others that are still to come; nothing where there are none. */
export function RelatedEvents({ eventId }: { eventId: string }) {
  const titleId = useId();
  const { data } = useApi<One<Event[]>>(api.relatedEvents(eventId));
  if (!data || data.data.length === 0) return null;
  return (
    <Section data-screen-only aria-labelledby={titleId}>
      <Title id={titleId}>You may also like</Title>
      <Grid>
        {data.data.map((event) => (
          <li key={event._id}>
            <EventCardFrame event={event}>
              <EventWords event={event} titleAs="h3" />
            </EventCardFrame>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
