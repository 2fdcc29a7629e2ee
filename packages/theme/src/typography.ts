import type { ThemeOptions } from '@mui/material/styles';

const DISPLAY_FONT = "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Arial', sans-serif";
export const TEXT_FONT = "'Instrument Sans Variable', 'Instrument Fallback', 'Arial', sans-serif";

const headline = (fontSize: string, lineHeight: number, letterSpacing: string) => ({
  fontFamily: DISPLAY_FONT,
  fontWeight: 700,
  fontSize,
  lineHeight,
  letterSpacing,
  textWrap: 'balance',
});

/** The type scale: fluid headlines between 360 and 1280 px, set tight; quiet text beneath. */
export const typography = {
  fontFamily: TEXT_FONT,
  fontWeightBold: 600,
  // On the narrowest phones a long word, such as Announcements, has to fit.
  h1: headline('min(clamp(2.75rem, 1.6rem + 5.1vw, 5.75rem), 12.9vw - 0.3rem)', 0.96, '-0.04em'),
  h2: headline('clamp(2.25rem, 1.6rem + 2.9vw, 4rem)', 1, '-0.035em'),
  h3: headline('clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', 1.08, '-0.025em'),
  h4: headline('clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)', 1.15, '-0.02em'),
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.28vw, 1.25rem)', lineHeight: 1.5 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  overline: { fontSize: '0.75rem', lineHeight: 2.66, textTransform: 'uppercase' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  button: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.75, textTransform: 'none', letterSpacing: 0 },
} satisfies ThemeOptions['typography'];
