import type { CSSProperties } from 'react';

/** Width of the shortest name that is set as large as this, in em; a shorter one would burst the screen. */
const MIN_WIDTH = 2.4;

/** How wide letters are when they are set as `lineFilling` says, in em: the widest of each kind. */
const WIDTHS: readonly [kind: RegExp, width: number][] = [
  [/[ijlI.,:;!'’|]/, 0.26],
  [/[frtJ1()-]/, 0.4],
  [/[mwMW@]/, 0.98],
  [/[a-zL0-9]/, 0.6],
];
/** Capitals, and letters of other scripts. */
const OTHER_WIDTH = 0.74;

/**
 * How a name is set that fills its line, whatever its length and the window. What stands around it needs
 * `containerType: 'inline-size'` and the style of `lettersOf`.
 */
export const lineFilling = {
  marginLeft: '-0.045em',
  fontSize: 'clamp(3.25rem, calc(100cqi / var(--name-width)), min(19rem, 44svh))',
  fontWeight: 800,
  lineHeight: 0.9,
  letterSpacing: '-0.055em',
  overflowWrap: 'anywhere',
} as const;

const widthOf = (letter: string) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_WIDTH;

/** Tells `lineFilling` how wide the longest word of a name is, in em. */
export function lettersOf(name: string): CSSProperties & Record<'--name-width', number> {
  const words = name.split(/\s+/).map((word) => [...word].reduce((width, letter) => width + widthOf(letter), 0));
  return { '--name-width': Math.round(Math.max(...words, MIN_WIDTH) * 100) / 100 };
}
