import { expect, it } from 'vitest';

import { lettersOf } from './lineFilling';

/** Widths of words in the display face at weight 800 with its spacing, as a browser measures them, in em. */
const MEASURED: [name: string, width: number][] = [
  ['Sphuran', 3.87],
  ['Innokshetra', 5.42],
  ['Innovation Society', 4.75],
  ['MWM', 2.75],
];

it.each(MEASURED)('leaves room for %s, and fills most of the line', (name, width) => {
  const allowed = lettersOf(name)['--name-width'];
  expect(allowed).toBeGreaterThanOrEqual(width);
  expect(allowed).toBeLessThan(width * 1.12);
});

it('takes short names for longer ones', () => {
  expect(lettersOf('Ox')).toEqual(lettersOf(''));
});
