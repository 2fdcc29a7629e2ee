import { styled } from '@mui/material/styles';
import type { HeroSection } from 'contracts';
import { useRef } from 'react';
import { NIGHT } from 'theme';

import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { lettersOf, lineFilling } from '../../components/lineFilling';
import { SiteLink } from '../../components/SiteLink';
import { glideTo } from '../../lib/scrollTo';
import { useAnchor, useHoldsPageTitle } from '../../lib/sectionPlace';
import { useSite } from '../../lib/useSite';
import { HeroBackdrop } from './HeroBackdrop';
import { HeroControls } from './HeroControls';
import { TypedWords } from './TypedWords';
import { useFilm } from './useFilm';

const Stage = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '100svh',
  paddingTop: 120,
  paddingBottom: 'clamp(28px, 4vw, 52px)',
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  ':focus-visible': { outlineColor: theme.vars.palette.scheme.focus },
}));

const Words = styled(Container)({ position: 'relative', containerType: 'inline-size' });

const Headline = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  '& .greeting': {
    ...theme.typography.h2,
    display: 'block',
    fontWeight: 500,
    marginBottom: '0.12em',
  },
  '& .name': { ...lineFilling, display: 'block' },
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
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', marginTop: 20 });
/** What is not the one thing to do. */
const QuietLink = styled(SiteLink)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textUnderlineOffset: 5,
}));

/**
 * The first screen: the society's name as large as the window allows (site §2.2, Hero). Over a picture or a film it is
 * night in both colour schemes, so that words and what is behind them keep their contrast.
 */
export function Hero({ section }: { section: HeroSection }) {
  const site = useSite();
  const { element, film } = useFilm();
  const stage = useRef<HTMLElement>(null);
  const anchor = useAnchor('home');
  const holdsPageTitle = useHoldsPageTitle();

  const goOn = () => {
    const sections = [...document.querySelectorAll('main section')];
    const next = sections.find(
      (other) => stage.current && stage.current.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (next) glideTo(next);
  };

  return (
    <Stage id={anchor} ref={stage} {...(section.image || section.video ? NIGHT : {})}>
      <HeroBackdrop section={section} film={film} filmRef={element} />
      <Words style={lettersOf(site.name)}>
        <Headline as={holdsPageTitle ? 'h1' : 'h2'}>
          <span className="greeting">{section.greeting} </span>
          <span className="name">{site.name}</span>
        </Headline>
        <Foot>
          <TypedWords words={section.words} />
          <div>
            <Description>{section.description}</Description>
            {section.links.length > 0 && (
              <Links>
                {section.links.map(({ label, href }, index) =>
                  index === 0 ? (
                    <ButtonLink key={href + label} href={href}>
                      {label}
                    </ButtonLink>
                  ) : (
                    <QuietLink key={href + label} href={href}>
                      {label}
                    </QuietLink>
                  ),
                )}
              </Links>
            )}
          </div>
          <HeroControls film={film} onGoOn={goOn} />
        </Foot>
      </Words>
    </Stage>
  );
}
