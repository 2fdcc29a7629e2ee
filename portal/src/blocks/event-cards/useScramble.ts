import { useCallback, useEffect, useState } from 'react';

import { scramble, SCRAMBLE_TICK_MS, settledAfter } from './scramble';

/**
 * Shuffles a text into place, from its first letter to its last.
 * @param isStill leaves it as it is, for people who want less motion (site §9)
 * @returns what to show, null while the text simply stands there, and what starts over
 */
export function useScramble(text: string, isStill: boolean): { shown: string | null; replay: () => void } {
  const [ticks, setTicks] = useState<number | null>(null);
  const isOver = ticks === null || settledAfter(ticks) >= text.length;

  useEffect(() => {
    if (isStill || isOver) return undefined;
    const timer = setInterval(() => setTicks((passed) => (passed ?? 0) + 1), SCRAMBLE_TICK_MS);
    return () => clearInterval(timer);
  }, [isStill, isOver]);

  const replay = useCallback(() => setTicks(0), []);
  // Shuffled anew at each drawing, and drawn once a tick.
  return { shown: isStill || isOver ? null : scramble(text, settledAfter(ticks), Math.random), replay };
}
