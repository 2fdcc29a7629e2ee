import fc from 'fast-check';
import { expect, it } from 'vitest';

import { shares } from './shares';

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [0, 5, 0],
    [0, 100, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [45, 30, 25],
    [45, 30, 25],
  ],
])('splits %j into %j', (amounts, percent) => {
  expect(shares(amounts)).toEqual(percent);
});

it('adds up to 100, and is never off by a whole percent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 6 }), (amounts) => {
      const all = amounts.reduce((sum, amount) => sum + amount, 0);
      fc.pre(all > 0);
      const found = shares(amounts);
      expect(found.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [place, share] of found.entries()) {
        expect(Math.abs(share - ((amounts[place] ?? 0) * 100) / all)).toBeLessThan(1);
      }
    }),
  );
});
