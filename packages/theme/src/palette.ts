import type { PaletteOptions } from '@mui/material/styles';

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

/** Grounds of people's initials: of one lightness, with `onAccent` upon each, alike in both schemes. */
export const personTints = ['#ffc96b', '#f2b5a0', '#e7b3cf', '#bfc0ee', '#a3cfe6', '#9fd8c3', '#c3d68c'] as const;

/** Ground of the page in each scheme, for what surrounds the page. */
export const pageGround = { light: lightColors.ground, dark: darkColors.ground };

/** A scheme's colours under the names that the library gives them, and a few of our own. */
export function paletteOf(colors: SchemeColors): PaletteOptions {
  return {
    primary: { main: colors.accent, contrastText: colors.onAccent },
    secondary: { main: colors.info, contrastText: colors.ground },
    info: { main: colors.info, contrastText: colors.ground },
    success: { main: colors.success, contrastText: colors.ground },
    warning: { main: colors.warning, contrastText: colors.ground },
    error: { main: colors.error, contrastText: colors.ground },
    background: { default: colors.ground, paper: colors.surface },
    text: { primary: colors.text, secondary: colors.textMuted },
    divider: colors.hairline,
    scheme: { accentText: colors.accentText, outline: colors.outline, focus: colors.focus },
  };
}
