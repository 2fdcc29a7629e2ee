import { styled } from '@mui/material/styles';
import type { AboutSection } from 'contracts';

import { Container } from '../../components/Container';
import { LogoMark } from '../../components/LogoMark';

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  paddingTop: 'clamp(40px, 5vw, 72px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr 1.2fr' },
  '& > div': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: 20 },
}));

const Subtitle = styled('h3')(({ theme }) => ({ ...theme.typography.h3 }));
const Text = styled('p')(({ theme }) => ({
  marginTop: 12,
  maxWidth: '48ch',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'pre-line',
}));
const Activities = styled('ul')({ display: 'grid', gap: 12, marginTop: 16 });
const Activity = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  fontWeight: 500,
  '& svg': { fontSize: 20, marginTop: '0.15em' },
});

/** What the About section reveals: mission, vision, and what the society does (site §2.2). */
export function AboutDetails({ section }: { section: AboutSection }) {
  const { missionTitle, mission, visionTitle, vision, activitiesTitle, activities } = section;
  return (
    <Columns>
      <div>
        <Subtitle>{missionTitle}</Subtitle>
        <Text>{mission}</Text>
      </div>
      <div>
        <Subtitle>{visionTitle}</Subtitle>
        <Text>{vision}</Text>
      </div>
      {activities.length > 0 && (
        <div>
          <Subtitle>{activitiesTitle}</Subtitle>
          <Activities>
            {activities.map((activity) => (
              <Activity key={activity}>
                <LogoMark />
                {activity}
              </Activity>
            ))}
          </Activities>
        </div>
      )}
    </Columns>
  );
}
