import { styled } from '@mui/material/styles';
import { initials, type Spotlight } from 'contracts';

import { Picture } from '../../components/Picture';
import { SocialIcon } from '../../components/SocialIcon';

/** Edge of a portrait, in CSS pixels. */
const PORTRAIT_PX = 72;

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 28,
  padding: 'clamp(24px, 2.4vw, 36px)',
  backgroundColor: theme.vars.palette.background.paper,
  backgroundImage: `radial-gradient(${theme.vars.palette.divider} 1.2px, transparent 1.3px)`,
  backgroundSize: '20px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.h4,
  position: 'relative',
  flex: 1,
  margin: 0,
  paddingTop: 40,
  fontWeight: 500,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '&::before': {
    ...theme.typography.h1,
    content: '"“"',
    position: 'absolute',
    top: -6,
    left: -4,
    lineHeight: 1,
    color: theme.vars.palette.primary.main,
  },
}));

const Person = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${PORTRAIT_PX}px 1fr auto`,
  gap: 16,
  alignItems: 'center',
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Portrait = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: PORTRAIT_PX,
  height: PORTRAIT_PX,
  overflow: 'hidden',
  borderRadius: '50%',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& span': { ...theme.typography.h4 },
}));

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.subtitle1, fontWeight: 600 }));
const Line = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

/** One person of the spotlight: the sentence first, then who says it. */
export function SpotlightCard({ person }: { person: Spotlight }) {
  const { name, avatar, graduationYear, position, company, linkedin, quote } = person;
  const work = [position, company].filter(Boolean).join(' at ');
  return (
    <Card>
      <Quote>{quote}</Quote>
      <Person>
        <Portrait>
          <Picture
            image={avatar}
            sizes={`${PORTRAIT_PX}px`}
            fallback={<span aria-hidden="true">{initials(name)}</span>}
          />
        </Portrait>
        <div>
          <Name>{name}</Name>
          {graduationYear !== null && <Line>Class of {graduationYear}</Line>}
          {work && <Line>{work}</Line>}
        </div>
        {linkedin && <SocialIcon platform="linkedin" href={linkedin} owner={name} />}
      </Person>
    </Card>
  );
}
