import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import { paths, type UpcomingEventsSection } from 'contracts';

import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { Notice } from '../../components/Notice';
import { rail } from '../../components/rail';
import { SectionFrame } from '../../components/SectionFrame';
import { SectionHeading } from '../../components/SectionHeading';
import { EventCard } from './EventCard';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.down('sm')]: rail,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const More = styled('div')({ display: 'flex', marginTop: 32 });

/** The next events of the calendar (site §2.2, festival landing block). */
export function UpcomingEvents({ section }: { section: UpcomingEventsSection }) {
  return (
    <SectionFrame>
      <Container>
        <SectionHeading title={section.title} aside={section.subtitle} />
        {section.events.length === 0 ? (
          <Notice title="No upcoming events" text="New events are announced here as soon as they have a date.">
            <ButtonLink href={paths.events()} look="outlined">
              All events
            </ButtonLink>
          </Notice>
        ) : (
          <>
            <Grid>
              {section.events.map((event) => (
                <li key={event._id}>
                  <EventCard event={event} />
                </li>
              ))}
            </Grid>
            <More>
              <ButtonLink href={paths.events()} look="outlined">
                All events
                <ArrowForward aria-hidden="true" style={{ fontSize: 18 }} />
              </ButtonLink>
            </More>
          </>
        )}
      </Container>
    </SectionFrame>
  );
}
