import { styled } from '@mui/material/styles';
import type { PersonDetail } from 'contracts';

import { Container } from '../../components/Container';
import { Tag } from '../../components/Tag';
import { ContactFacts } from './ContactFacts';
import { PersonSection } from './PersonSection';
import { SkillChips } from './SkillChips';

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '0 clamp(40px, 5vw, 72px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: 'clamp(28px, 4vw, 48px) 96px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 320px)' },
}));
const Bio = styled('p')({ maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Words = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, '& li': { maxWidth: '100%' } });
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** What a person tells of themselves. What they hide, or have not written, is simply not there. */
export function PersonFacts({ person }: { person: PersonDetail }) {
  const { name, bio, degree, major, graduationYear, skills, interests } = person;
  const studies = [degree, major].filter(Boolean).join(', ');
  const hasStudies = studies !== '' || graduationYear !== null;
  const isQuiet = !bio && !hasStudies && skills.length === 0 && interests.length === 0;
  return (
    <Columns>
      <div>
        {bio && (
          <PersonSection title="About">
            <Bio>{bio}</Bio>
          </PersonSection>
        )}
        {hasStudies && (
          <PersonSection title="Studies">
            <p>{[studies, graduationYear && `Class of ${graduationYear}`].filter(Boolean).join(' · ')}</p>
          </PersonSection>
        )}
        {skills.length > 0 && (
          <PersonSection title="Skills">
            <SkillChips skills={skills} />
          </PersonSection>
        )}
        {interests.length > 0 && (
          <PersonSection title="Interests">
            <Words>
              {interests.map((interest) => (
                <li key={interest}>
                  <Tag style={{ overflowWrap: 'anywhere' }}>{interest}</Tag>
                </li>
              ))}
            </Words>
          </PersonSection>
        )}
        {isQuiet && <Quiet>{name} has not written anything yet.</Quiet>}
      </div>
      <ContactFacts person={person} />
    </Columns>
  );
}
