import { createTheme, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';
import { darkColors, lightColors, paletteOf, type SchemeColors } from './palette';
import { DURATIONS, EASINGS } from './transitions';
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

/** The one look of the product (design §10), as CSS variables that switch with the scheme's attribute. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE, cssVarPrefix: '' },
  colorSchemes: { light: { palette: paletteOf(lightColors) }, dark: { palette: paletteOf(darkColors) } },
  shape: { borderRadius: 6 },
  shadows: NO_SHADOWS,
  typography,
  transitions: { duration: DURATIONS, easing: EASINGS },
});
