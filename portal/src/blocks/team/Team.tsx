import { styled } from '@mui/material/styles';
import type { TeamSection } from 'contracts';

import { Container } from '../../components/Container';
import { Notice } from '../../components/Notice';
import { SectionFrame } from '../../components/SectionFrame';
import { SectionHeading } from '../../components/SectionHeading';
import { TeamCard } from './TeamCard';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 56px) clamp(16px, 2vw, 28px)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

/** The people of the society: two side by side on a phone, more as the window grows (site §2.2). */
export function Team({ section }: { section: TeamSection }) {
  return (
    <SectionFrame id="team">
      <Container>
        <SectionHeading title={section.title} aside={section.subtitle} />
        {section.members.length === 0 ? (
          <Notice title="No team members found." />
        ) : (
          <Grid>
            {section.members.map((member) => (
              <TeamCard key={member._id} member={member} />
            ))}
          </Grid>
        )}
      </Container>
    </SectionFrame>
  );
}
