import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme';
import { lightColors, paletteOf } from './palette';
import { DURATIONS, EASINGS } from './transitions';
import { TEXT_FONT, typography } from './typography';

type Tree = object | string | number;

/** A tree of the same shape, whose leaves are the CSS variables that bear its names. */
function variablesOf(tree: Tree, name: string): unknown {
  if (typeof tree !== 'object') return `var(--${name})`;
  return Object.fromEntries(
    Object.entries(tree).map(([part, value]) => [part, variablesOf(value as Tree, `${name}-${part}`)]),
  );
}

/** The library's own widths, in CSS pixels. */
const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };
type Breakpoint = keyof typeof BREAKPOINTS;

const from = (start: Breakpoint) => `(min-width:${BREAKPOINTS[start]}px)`;
const below = (end: Breakpoint) => `(max-width:${BREAKPOINTS[end] - 0.05}px)`;

interface Transition {
  /** In milliseconds. */
  duration?: number;
  easing?: string;
}

/**
 * What our own parts read of the theme, and nothing else: the same values without what the library computes them with,
 * which is a sixth of all that a page's first load would carry. A test holds both together.
 */
export const tokens = {
  vars: {
    palette: variablesOf(paletteOf(lightColors), 'palette'),
    shape: variablesOf({ borderRadius: 0 }, 'shape'),
  },
  typography: Object.fromEntries(
    Object.entries(typography).map(([name, variant]) => [
      name,
      typeof variant === 'object' ? { fontFamily: TEXT_FONT, fontWeight: 400, ...variant } : variant,
    ]),
  ),
  breakpoints: {
    up: (start: Breakpoint) => `@media ${from(start)}`,
    down: (end: Breakpoint) => `@media ${below(end)}`,
    between: (start: Breakpoint, end: Breakpoint) => `@media ${from(start)} and ${below(end)}`,
  },
  transitions: {
    easing: EASINGS,
    create: (
      properties: string | string[],
      { duration = DURATIONS.standard, easing = EASINGS.easeInOut }: Transition = {},
    ) =>
      [properties]
        .flat()
        .map((name) => `${name} ${duration}ms ${easing} 0ms`)
        .join(','),
  },
  zIndex: { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 },
  applyStyles: (scheme: string, styles: object) => ({
    [`*:where([${COLOR_SCHEME_ATTRIBUTE}="${scheme}"]) &`]: styles,
  }),
};
