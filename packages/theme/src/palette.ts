/**
 * The colours of both schemes (design §10). Every pair of `CONTRAST_PAIRS` is held to WCAG AA by a test.
 * Marigold is a fill; as text on paper it would be too faint, so `accentText` is its readable relative.
 */
export interface SchemeColors {
  /** Ground of the page. */
  ground: string;
  /** Cards and fields, a step above the ground. */
  surface: string;
  text: string;
  textMuted: string;
  /** Marigold, as a fill or a large graphic. */
  accent: string;
  /** Text and icons upon `accent`. */
  onAccent: string;
  /** The accent as text or thin line upon the ground. */
  accentText: string;
  /** The one cool colour, for information. */
  info: string;
  success: string;
  warning: string;
  error: string;
  /** Borders of what can be operated: fields, buttons. */
  outline: string;
  /** Decorative separation. */
  hairline: string;
  focus: string;
}

const NIGHT = '#0e0f26';
const INK = '#17182e';
const PAPER = '#f7f1e3';
const MARIGOLD = '#ffb02e';

export const lightColors: SchemeColors = {
  ground: PAPER,
  surface: '#fffaf0',
  text: INK,
  textMuted: '#55546a',
  accent: MARIGOLD,
  onAccent: INK,
  accentText: '#8a4f00',
  info: '#0b6270',
  success: '#256338',
  warning: '#8a4f00',
  error: '#ab2317',
  outline: '#807c85',
  hairline: 'rgba(23, 24, 46, 0.16)',
  focus: '#0b6270',
};

export const darkColors: SchemeColors = {
  ground: NIGHT,
  surface: '#171936',
  text: '#f5efe2',
  textMuted: '#b4b2c9',
  accent: MARIGOLD,
  onAccent: INK,
  accentText: '#ffc05a',
  info: '#7fd3da',
  success: '#8fd6a2',
  warning: '#ffc05a',
  error: '#ff9a8f',
  outline: '#75769b',
  hairline: 'rgba(245, 239, 226, 0.16)',
  focus: MARIGOLD,
};

/** What lies over pictures and the solid top bar: dark in both schemes (site §2.2). */
export const nightBar = { background: NIGHT, text: darkColors.text, focus: MARIGOLD };

/** Ground of the page in each scheme, for what surrounds the page. */
export const pageGround = { light: lightColors.ground, dark: darkColors.ground };

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
