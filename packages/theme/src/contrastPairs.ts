import type { SchemeColors } from './palette';

/** Which colour stands on which, and the ratio that WCAG 2.2 AA asks of the pair (4.5 text, 3 graphics). */
export const CONTRAST_PAIRS: readonly [keyof SchemeColors, keyof SchemeColors, number][] = [
  ...(['ground', 'surface'] as const).flatMap((below) =>
    (['text', 'textMuted', 'accentText', 'info', 'success', 'warning', 'error'] as const).map(
      (above): [keyof SchemeColors, keyof SchemeColors, number] => [above, below, 4.5],
    ),
  ),
  ['onAccent', 'accent', 4.5],
  ['outline', 'ground', 3],
  ['outline', 'surface', 3],
  ['focus', 'ground', 3],
  ['focus', 'surface', 3],
];
