import { styled } from '@mui/material/styles';
import type { SpotlightSection } from 'contracts';

import { Container } from '../../components/Container';
import { SectionFrame } from '../../components/SectionFrame';
import { SectionHeading } from '../../components/SectionHeading';
import { SpotlightCard } from './SpotlightCard';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 28px)',
  gridAutoRows: '1fr',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' },
}));

/** Alumni who agreed to be presented, each with a sentence of theirs. Without any the page leaves the section out. */
export function Spotlight({ section }: { section: SpotlightSection }) {
  if (section.people.length === 0) return null;
  return (
    <SectionFrame id="spotlight">
      <Container>
        <SectionHeading title={section.title} aside={section.subtitle} />
        <List>
          {section.people.map((person) => (
            <SpotlightCard key={person._id} person={person} />
          ))}
        </List>
      </Container>
    </SectionFrame>
  );
}
