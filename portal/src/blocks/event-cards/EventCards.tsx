import { styled } from '@mui/material/styles';
import type { EventCardsSection } from 'contracts';

import { Container } from '../../components/Container';
import { SECTION_SCROLL_MARGIN, SectionFrame } from '../../components/SectionFrame';
import { FlipCard } from './FlipCard';

/** The second name of the section's anchor: the menu says `events`, the footer `event` (site §2.2). */
const OtherAnchor = styled('span')({ position: 'absolute', top: 0, scrollMarginTop: SECTION_SCROLL_MARGIN });

const Heading = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  fontWeight: 500,
  color: theme.vars.palette.scheme.accentText,
  marginBottom: 8,
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, marginBottom: 'clamp(28px, 4vw, 56px)' }));

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

/** The society's events as cards that turn (site §2.2). Both `#event` and `#events` lead here (design §8). */
export function EventCards({ section }: { section: EventCardsSection }) {
  return (
    <SectionFrame id="event" aria-labelledby={`${section.key}-title`}>
      <OtherAnchor id="events" />
      <Container>
        {section.heading && <Heading>{section.heading}</Heading>}
        <Title id={`${section.key}-title`}>{section.title}</Title>
        <Grid>
          {section.cards.map((card) => (
            <FlipCard key={card.name} {...card} />
          ))}
        </Grid>
      </Container>
    </SectionFrame>
  );
}
