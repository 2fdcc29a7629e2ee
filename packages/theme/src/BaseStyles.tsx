import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';

/** The page's ground rules: box model, type, focus ring, motion. Takes the place of the library's CssBaseline. */
const styles = (theme: Theme) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'light',
    // What the keyboard or an anchor reaches must not end up under the top bar.
    scrollPaddingTop: 84,
    WebkitTextSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  [`html[${COLOR_SCHEME_ATTRIBUTE}='dark']`]: { colorScheme: 'dark' },
  body: {
    margin: 0,
    minHeight: '100svh',
    backgroundColor: theme.vars.palette.background.default,
    color: theme.vars.palette.text.primary,
    ...theme.typography.body1,
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  'button, input': { font: 'inherit', color: 'inherit' },
  a: { color: 'inherit' },
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: `2px solid ${theme.vars.palette.scheme.focus}`, outlineOffset: 3 },
  '::selection': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      // Not `none`: what waits for the end of a transition must still hear of it.
      animationDelay: '0s !important',
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDelay: '0s !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});

/** Lays the ground rules under whatever page is drawn. */
export function BaseStyles() {
  return <GlobalStyles styles={styles} />;
}
