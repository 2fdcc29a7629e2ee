import { useEffect, useRef, useState, type RefObject } from 'react';

import { afterLoad } from '../../lib/afterLoad';
import { savesData } from '../../lib/savesData';
import { useReducedMotion } from '../../lib/useReducedMotion';

export interface Film {
  /** Whether its file may be fetched: last of all that the page loads, and not for everyone. */
  isDue: boolean;
  /** Whether there is something to see; until then, and where it fails, what lies under it stays. */
  isSeen: boolean;
  isPlaying: boolean;
  /** For the events of the element. */
  onPlaying: () => void;
  onPause: () => void;
  /** Stops it, or lets it go on. */
  toggle: () => void;
}

/**
 * The film behind a page's first words. It comes after everything else, and not at all for people who save data or
 * want less motion.
 * @returns the place of its element, and what there is to know of it
 */
export function useFilm(): { element: RefObject<HTMLVideoElement | null>; film: Film } {
  const element = useRef<HTMLVideoElement>(null);
  const isStill = useReducedMotion();
  const [hasTime, setHasTime] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (isStill || savesData()) return undefined;
    return afterLoad(() => setHasTime(true));
  }, [isStill]);
  useEffect(() => {
    if (isStill) element.current?.pause();
  }, [isStill]);

  const film: Film = {
    isDue: hasTime && !isStill,
    isSeen: hasBegun && !isStill,
    isPlaying,
    onPlaying: () => {
      setHasBegun(true);
      setIsPlaying(true);
    },
    onPause: () => setIsPlaying(false),
    toggle: () => {
      if (isPlaying) element.current?.pause();
      // Refused only by browsers that play nothing by themselves; the button then stays as it is.
      else void element.current?.play().catch(() => undefined);
    },
  };
  return { element, film };
}
