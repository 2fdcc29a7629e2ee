import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { useReducedMotion } from '../../lib/useReducedMotion';
import { useScramble } from './useScramble';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  position: 'relative',
  width: 'fit-content',
  fontWeight: 500,
  color: theme.vars.palette.scheme.accentText,
  marginBottom: 8,
  // The text itself keeps its room and is what screen readers hear; the shuffled letters lie over it.
  '& .text[data-covered]': { opacity: 0 },
  '& .shuffled': { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' },
}));

/**
 * A heading whose letters shuffle into place when it comes into sight, and again under the mouse (site §2.2). Nothing
 * on the page moves for it.
 */
export function ScrambledHeading({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const { shown, replay } = useScramble(text, useReducedMotion());

  useEffect(() => {
    if (!line.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      replay();
    });
    watcher.observe(line.current);
    return () => watcher.disconnect();
  }, [replay]);

  return (
    <Line ref={line} onMouseEnter={replay}>
      <span className="text" data-covered={shown !== null || undefined}>
        {text}
      </span>
      {shown !== null && (
        <span className="shuffled" aria-hidden="true" data-testid="shuffled">
          {shown}
        </span>
      )}
    </Line>
  );
}
