import { styled } from '@mui/material/styles';
import { formatDays, paths, type FestivalHeroSection } from 'contracts';
import { useMatch } from 'react-router-dom';
import { NIGHT } from 'theme';

import { ButtonLink } from '../../components/Button';
import { Constellation } from '../../components/Constellation';
import { Container } from '../../components/Container';
import { lettersOf, lineFilling } from '../../components/lineFilling';
import { Picture } from '../../components/Picture';
import { RegisterNow } from '../../components/RegisterNow';
import { SectionFrame } from '../../components/SectionFrame';
import { useHoldsPageTitle } from '../../lib/sectionPlace';
import { Countdown } from './Countdown';

const Stage = styled(SectionFrame)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 'min(100svh, 1000px)',
  paddingTop: 120,
  paddingBottom: 0,
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  ':focus-visible': { outlineColor: theme.vars.palette.scheme.focus, outlineOffset: 3 },
}));

const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  maskImage: 'linear-gradient(to bottom, black 20%, transparent 88%)',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', opacity: 0.62 },
});

const Sky = styled(Constellation)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maskImage: 'linear-gradient(to bottom, transparent 60px, black 140px, black 40%, transparent 78%)',
  '& .lines': { stroke: theme.vars.palette.primary.main, strokeOpacity: 0.6 },
  [theme.breakpoints.down('md')]: {
    maskImage: 'linear-gradient(to bottom, transparent 60px, black 140px, black 24%, transparent 52%)',
  },
}));

const Words = styled(Container)({ position: 'relative', containerType: 'inline-size' });

const Tagline = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  fontWeight: 500,
  maxWidth: '24ch',
  marginBottom: '0.5em',
}));

const Name = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  ...lineFilling,
  color: theme.vars.palette.primary.main,
}));

/** What there is to know, in the three fields of a ticket's foot. */
const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  marginTop: 'clamp(28px, 4vw, 52px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { paddingBlock: 'clamp(22px, 2.6vw, 36px)' },
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 0.9fr) minmax(0, 1.3fr) auto',
    '& > * + *': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` },
    '& > *': { paddingInline: 'clamp(20px, 2.6vw, 40px)' },
    '& > :first-of-type': { paddingLeft: 0 },
    '& > :last-of-type': { paddingRight: 0 },
  },
}));
const Days = styled('p')(({ theme }) => ({ ...theme.typography.h2, fontSize: 'clamp(2rem, 2.8vw, 2.5rem)' }));
const Description = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, maxWidth: '50ch' }));
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });

/** The festival's first screen: its name as large as the window allows, upon night (site §2.2, festival landing block). */
export function FestivalHero({ section }: { section: FestivalHeroSection }) {
  const { festival, tagline, description, image } = section;
  const holdsPageTitle = useHoldsPageTitle();
  const isFestivalPage = useMatch(paths.innokshetra()) !== null;
  const sky = <Sky seed={festival.name} columns={44} rows={26} size={72} origin={{ x: 30, y: 9 }} />;
  return (
    <Stage {...NIGHT}>
      {image ? (
        <Backdrop>
          <Picture image={image} sizes="100vw" priority={holdsPageTitle} fallback={sky} />
        </Backdrop>
      ) : (
        sky
      )}
      <Words style={lettersOf(festival.name)}>
        {tagline && <Tagline>{tagline}</Tagline>}
        <Name as={holdsPageTitle ? 'h1' : 'h2'}>{festival.name}</Name>
        <Foot>
          <div>
            <Days>{formatDays(festival.startsOn, festival.endsOn)}</Days>
          </div>
          <div>
            <Description>{description}</Description>
            <Links>
              {festival.registerHref && <RegisterNow href={festival.registerHref} name={festival.name} />}
              {!isFestivalPage && (
                <ButtonLink href={paths.innokshetra()} look={festival.registerHref ? 'outlined' : 'filled'}>
                  Visit Website
                </ButtonLink>
              )}
            </Links>
          </div>
          <Countdown festival={festival} />
        </Foot>
      </Words>
    </Stage>
  );
}
