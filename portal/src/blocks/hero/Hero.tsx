import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { keyframes, styled } from '@mui/material/styles';
import type { HeroSection } from 'contracts';
import { useRef, type CSSProperties } from 'react';

import { ButtonLink } from '../../components/Button';
import { Constellation } from '../../components/Constellation';
import { Container } from '../../components/Container';
import { LogoMark } from '../../components/LogoMark';
import { Picture } from '../../components/Picture';
import { useSite } from '../../lib/useSite';
import { TypedWords } from './TypedWords';

const nudge = keyframes({ '0%, 70%, 100%': { transform: 'none' }, '85%': { transform: 'translateY(4px)' } });

const Stage = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 'min(100svh, 1000px)',
  paddingTop: 120,
  paddingBottom: 'clamp(28px, 4vw, 52px)',
  overflow: 'hidden',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Sky = styled(Constellation)({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // Faint behind the bar and the words at the foot.
  maskImage: 'linear-gradient(to bottom, transparent 60px, black 130px, black 45%, transparent 76%)',
});

const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', opacity: 0.32 },
});

const Words = styled(Container)({ position: 'relative', containerType: 'inline-size' });

const Headline = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  '& .greeting': {
    ...theme.typography.h2,
    display: 'block',
    fontWeight: 500,
    marginBottom: '0.12em',
  },
  // The name fills the line whatever its length: a letter of this face is about 0.56 em wide.
  '& .name': {
    display: 'block',
    marginLeft: '-0.045em',
    fontSize: 'clamp(3.5rem, calc(100cqi / (var(--letters) * 0.56)), min(19rem, 44svh))',
    fontWeight: 800,
    lineHeight: 0.9,
    letterSpacing: '-0.055em',
    overflowWrap: 'anywhere',
  },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: '20px 48px',
  marginTop: 'clamp(28px, 4vw, 48px)',
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr minmax(0, 50ch) auto', alignItems: 'start' },
}));

const Description = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, maxWidth: '50ch' }));
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });

const Onward = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  padding: 0,
  cursor: 'pointer',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  '& svg': { animation: `${nudge} 3s ease-out infinite` },
  '@media (scripting: none)': { display: 'none' },
}));

/** The first screen: the society's name as large as the window allows (site §2.2, Hero). */
export function Hero({ section }: { section: HeroSection }) {
  const site = useSite();
  const stage = useRef<HTMLElement>(null);
  const longestWord = Math.max(...site.name.split(/\s+/).map((word) => word.length), 4);
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': longestWord };

  const scrollOn = () => {
    const next = stage.current?.nextElementSibling;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    next?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <Stage id="home" ref={stage}>
      {section.image && (
        <Backdrop>
          <Picture image={section.image} sizes="100vw" priority fallback={<LogoMark />} />
        </Backdrop>
      )}
      <Sky seed={site.name} columns={44} rows={26} size={64} origin={{ x: 27, y: 9 }} />
      <Words style={letters}>
        <Headline>
          <span className="greeting">{section.greeting} </span>
          <span className="name">{site.name}</span>
        </Headline>
        <Foot>
          <TypedWords words={section.words} />
          <div>
            <Description>{section.description}</Description>
            {section.links.length > 0 && (
              <Links>
                {section.links.map(({ label, href }, index) => (
                  <ButtonLink key={href + label} href={href} look={index === 0 ? 'filled' : 'outlined'}>
                    {label}
                  </ButtonLink>
                ))}
              </Links>
            )}
          </div>
          <Onward type="button" onClick={scrollOn} aria-label="Scroll to the next section">
            <ArrowDownward aria-hidden="true" />
          </Onward>
        </Foot>
      </Words>
    </Stage>
  );
}
