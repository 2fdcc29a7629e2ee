import { SCRAMBLE } from 'contracts';

/** Letters of about the width of those that they stand in for. */
const GLYPHS = 'aceghknorsuvxz?*+#%';

/**
 * How a heading looks while its letters shuffle into place: those that are settled, then as many again that still
 * shuffle, then nothing yet. Blanks are never shuffled, so that lines break where they will.
 * @param settled how many letters are in place
 * @param random gives numbers from 0 to 1
 */
export function scramble(text: string, settled: number, random: () => number): string {
  const letters = [...text];
  return letters
    .map((letter, index) => {
      if (index < settled || letter === ' ') return letter;
      if (index >= settled + SHUFFLING) return '';
      return GLYPHS[Math.floor(random() * GLYPHS.length)] ?? letter;
    })
    .join('');
}

/** How many letters shuffle at once, ahead of those that are in place. */
const SHUFFLING = SCRAMBLE.step * SCRAMBLE.tick;
/** Screens draw 60 times a second; the heading takes part in some of them (site §9). */
export const SCRAMBLE_TICK_MS = 1000 / (60 * SCRAMBLE.speed);

/** Letters that are in place after a number of ticks (site §9). */
export const settledAfter = (ticks: number): number => Math.floor(ticks / SCRAMBLE.tick) * SCRAMBLE.step;
