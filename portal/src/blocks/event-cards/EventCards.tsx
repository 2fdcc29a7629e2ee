import { styled } from '@mui/material/styles';
import type { EventCardsSection } from 'contracts';
import { useId } from 'react';

import { Container } from '../../components/Container';
import { rail } from '../../components/rail';
import { SectionFrame } from '../../components/SectionFrame';
import { FlipCard } from './FlipCard';
import { ScrambledHeading } from './ScrambledHeading';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, marginBottom: 'clamp(28px, 4vw, 56px)' }));

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.down('sm')]: rail,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

/** The society's events as cards that turn (site §2.2). */
export function EventCards({ section }: { section: EventCardsSection }) {
  const titleId = useId();
  return (
    <SectionFrame id="event" aria-labelledby={titleId}>
      <Container>
        {section.heading && <ScrambledHeading text={section.heading} />}
        <Title id={titleId}>{section.title}</Title>
        <Grid>
          {section.cards.map((card, index) => (
            <FlipCard key={`${index} ${card.name}`} {...card} />
          ))}
        </Grid>
      </Container>
    </SectionFrame>
  );
}
