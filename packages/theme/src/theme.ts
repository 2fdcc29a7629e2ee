import { createTheme, type PaletteOptions, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';
import { darkColors, lightColors, type SchemeColors } from './palette';
import { typography } from './typography';

declare module '@mui/material/styles' {
  interface Palette {
    /** What the schemes have beyond the library's own names. */
    scheme: Pick<SchemeColors, 'accentText' | 'outline' | 'focus'>;
  }
  interface PaletteOptions {
    scheme?: Palette['scheme'];
  }
}

/** Surfaces are told apart by hairlines; the library wants a shadow for each of its 25 levels all the same. */
const NO_SHADOWS = Array.from({ length: 25 }, () => 'none') as Shadows;

function palette(colors: SchemeColors): PaletteOptions {
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

/** The one look of the product (design §10), as CSS variables that switch with the scheme's attribute. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE, cssVarPrefix: '' },
  colorSchemes: { light: { palette: palette(lightColors) }, dark: { palette: palette(darkColors) } },
  shape: { borderRadius: 6 },
  shadows: NO_SHADOWS,
  typography,
  transitions: {
    duration: { shortest: 150, shorter: 150, short: 200, standard: 200, enteringScreen: 250, leavingScreen: 200 },
    easing: { easeInOut: 'cubic-bezier(0.2, 0, 0, 1)', easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  },
});
