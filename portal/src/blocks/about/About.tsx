import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import type { AboutSection } from 'contracts';
import { useId, useState } from 'react';

import { Button } from '../../components/Button';
import { Container } from '../../components/Container';
import { Picture } from '../../components/Picture';
import { PictureGround } from '../../components/PictureGround';
import { SectionFrame } from '../../components/SectionFrame';
import { AboutDetails } from './AboutDetails';

const NO_SCRIPT = '@media (scripting: none)';

const Opening = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 5vw, 88px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
}));

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  [theme.breakpoints.up('md')]: { order: 1 },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2 }));
const Intro = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginTop: 'clamp(16px, 2vw, 24px)',
  maxWidth: '52ch',
  whiteSpace: 'pre-line',
}));
const Toggle = styled(Button)({
  marginTop: 'clamp(20px, 2.4vw, 32px)',
  '& svg': { fontSize: 20 },
  [NO_SCRIPT]: { display: 'none' },
});

/** Grows from nothing to its content's height. Without script it stands open: all of it can be read. */
const Fold = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: theme.transitions.create(['grid-template-rows', 'visibility'], {
    duration: 250,
    easing: theme.transitions.easing.easeOut,
  }),
  '& > *': { minHeight: 0, overflow: 'hidden' },
  '&[data-open]': { gridTemplateRows: '1fr', visibility: 'visible' },
  [NO_SCRIPT]: { gridTemplateRows: '1fr', visibility: 'visible' },
}));

/** Who the society is, with mission, vision and activities behind a button; closed at first (site §2.2, §4). */
export function About({ section }: { section: AboutSection }) {
  const [isOpen, setIsOpen] = useState(false);
  const foldId = useId();
  const titleId = useId();
  const Sign = isOpen ? Remove : Add;
  return (
    <SectionFrame id="about" aria-labelledby={titleId}>
      <Opening>
        <Frame>
          <Picture
            image={section.image}
            sizes="(min-width: 1360px) 590px, (min-width: 900px) 43vw, 92vw"
            fallback={<PictureGround />}
          />
        </Frame>
        <div>
          <Title id={titleId}>{section.title}</Title>
          <Intro>{section.intro}</Intro>
          <Toggle
            type="button"
            look="outlined"
            aria-expanded={isOpen}
            aria-controls={foldId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'See less' : 'Know more about us'}
            <Sign aria-hidden="true" />
          </Toggle>
        </div>
      </Opening>
      <Fold id={foldId} data-open={isOpen || undefined}>
        <div>
          <AboutDetails section={section} />
        </div>
      </Fold>
    </SectionFrame>
  );
}
