import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import type { EventCardsSection } from 'contracts';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { Picture } from '../../components/Picture';
import { PictureGround } from '../../components/PictureGround';
import { SiteLink } from '../../components/SiteLink';

const HAS_MOUSE = '(hover: hover)';
const STILL = '@media (prefers-reduced-motion: reduce)';
const NO_SCRIPT = '@media (scripting: none)';

/** How long a card takes to turn, in milliseconds (design §10). */
const TURN_MS = 250;

/**
 * The side that is turned away is hidden, so that the keyboard and screen readers pass it by; the side that is turned
 * up is there at once, for whoever presses Tab before the card has turned.
 */
const SHOW_BACK = {
  '& .faces': { transform: 'rotateY(180deg)' },
  '& .back': { visibility: 'visible', opacity: 1, transition: 'none' },
};

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  height: 'clamp(300px, 27vw, 380px)',
  perspective: 1400,
  borderRadius: theme.vars.shape.borderRadius,
  '& .faces': {
    position: 'relative',
    height: '100%',
    transformStyle: 'preserve-3d',
    transition: theme.transitions.create('transform', { duration: TURN_MS, easing: theme.transitions.easing.easeOut }),
  },
  '& .back': {
    visibility: 'hidden',
    transition: theme.transitions.create('visibility', { duration: TURN_MS }),
  },
  '&[data-flipped]': SHOW_BACK,
  // A click while the card turns is meant for the back.
  [`@media ${HAS_MOUSE}`]: { '&:hover': { ...SHOW_BACK, '& .opener': { pointerEvents: 'none' } } },
  // What opens the card stays on its front: the ring goes round the card, whichever side is up.
  '&:has(.opener:focus-visible)': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: 3 },
  [STILL]: {
    '& .faces': { transformStyle: 'flat', transform: 'none !important' },
    '& .back': { transform: 'none', opacity: 0 },
  },
  [NO_SCRIPT]: {
    height: 'auto',
    '& .faces': { transform: 'none !important' },
    '& .face': { position: 'relative', transform: 'none', minHeight: 160, visibility: 'visible', opacity: 1 },
  },
}));

const Face = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: 24,
  overflow: 'hidden',
  backfaceVisibility: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Front = styled(Face)({ padding: 0 });
const Drawing = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '72%',
  overflow: 'hidden',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h3 }));
const Opener = styled('button')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  padding: 24,
  textAlign: 'left',
  cursor: 'pointer',
  font: 'inherit',
  letterSpacing: 'inherit',
  background: 'none',
  border: 0,
  '&:focus-visible': { outline: 'none' },
});

const Back = styled(Face)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: 16,
  transform: 'rotateY(180deg)',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderColor: 'transparent',
  '& a': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    gap: 8,
    padding: '9px 16px',
    textDecoration: 'none',
    border: '1px solid currentColor',
    borderRadius: theme.vars.shape.borderRadius,
    transition: theme.transitions.create(['background-color', 'color'], { duration: 150 }),
  },
  '& a:hover': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.contrastText,
    borderColor: 'transparent',
  },
  '& a:focus-visible': { outlineColor: theme.vars.palette.primary.contrastText },
  '& svg': { fontSize: 18 },
}));
const Description = styled('p')(({ theme }) => ({ ...theme.typography.subtitle1, fontWeight: 500, lineHeight: 1.4 }));

/**
 * A card with the event's name in front and what it is about behind (site §2.2). It turns under the mouse, by tap, and
 * by Enter or Space. Without script both faces stand open.
 */
export function FlipCard({ name, description, image, href }: EventCardsSection['cards'][number]) {
  const [flipped, setFlipped] = useState(false);
  const backId = useId();
  const turnBackOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setFlipped(false);
  };
  const turnBack = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a')) setFlipped(false);
  };
  // After a tap the browser makes up a mouse, which leaves as soon as the page moves: there the card stays.
  const turnBackBehindMouse = () => {
    if (window.matchMedia(HAS_MOUSE).matches) setFlipped(false);
  };
  return (
    <Card data-flipped={flipped || undefined} onKeyDown={turnBackOnEscape} onMouseLeave={turnBackBehindMouse}>
      <div className="faces">
        <Front className="face">
          <Drawing>
            <Picture
              image={image}
              sizes="(min-width: 1200px) 310px, (min-width: 600px) 46vw, 92vw"
              fallback={<PictureGround />}
            />
          </Drawing>
          <Name>
            <Opener
              type="button"
              className="opener"
              aria-expanded={flipped}
              aria-controls={backId}
              onClick={() => setFlipped(!flipped)}
            >
              {name}
            </Opener>
          </Name>
        </Front>
        <Back className="face back" id={backId} onClick={turnBack}>
          <Description>{description}</Description>
          <SiteLink href={href} aria-label={`View More about ${name}`}>
            View More
            <ArrowForward aria-hidden="true" />
          </SiteLink>
        </Back>
      </div>
    </Card>
  );
}
