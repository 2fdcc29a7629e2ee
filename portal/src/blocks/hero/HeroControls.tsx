import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { keyframes, styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

import { scrollToSection } from '../../lib/scrollToSection';
import type { Film } from './useFilm';

const nudge = keyframes({ '0%, 70%, 100%': { transform: 'none' }, '85%': { transform: 'translateY(4px)' } });
const appear = keyframes({ from: { opacity: 0 } });

const SIDE = 56;
const GAP = 12;

const Place = styled('div')({ position: 'relative', width: SIDE, height: SIDE });

const Onward = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderRadius: theme.vars.shape.borderRadius,
  '& svg': { animation: `${nudge} 3s ease-out infinite` },
}));

/** Stands beside the arrow, or above it in wide windows, in room that nothing else uses: nothing moves when it comes. */
const PauseButton = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: SIDE + GAP,
  display: 'grid',
  placeItems: 'center',
  width: SIDE,
  height: SIDE,
  padding: 0,
  cursor: 'pointer',
  background: 'none',
  border: `1px solid ${theme.vars.palette.scheme.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  animation: `${appear} 200ms ease-out`,
  '&:hover': { borderColor: 'currentColor' },
  [theme.breakpoints.up('md')]: { top: SIDE + GAP, left: 0 },
}));

interface HeroControlsProps {
  film: Film;
  /** Glides to what follows, where the page has no section "about". */
  onGoOn: () => void;
}

/** The way down the page, and what stops the film (WCAG 2.2.2). */
export function HeroControls({ film, onGoOn }: HeroControlsProps) {
  const glide = (event: MouseEvent) => {
    event.preventDefault();
    if (!scrollToSection('about')) onGoOn();
  };
  return (
    <Place>
      <Onward href="#about" aria-label="Scroll down" onClick={glide}>
        <ArrowDownward aria-hidden="true" />
      </Onward>
      {film.isSeen && (
        <PauseButton
          type="button"
          aria-label={film.isPlaying ? 'Pause the background video' : 'Play the background video'}
          onClick={film.toggle}
        >
          {film.isPlaying ? <Pause aria-hidden="true" /> : <PlayArrow aria-hidden="true" />}
        </PauseButton>
      )}
    </Place>
  );
}
