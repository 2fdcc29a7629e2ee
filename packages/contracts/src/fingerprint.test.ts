import { expect, it } from 'vitest';

import { fingerprint } from './fingerprint.js';

it('is the same for the same texts, and short', () => {
  expect(fingerprint(['Sphuran', 'नवाचार 🎉'])).toBe(fingerprint(['Sphuran', 'नवाचार 🎉']));
  expect(fingerprint(['a'.repeat(10_000)])).toMatch(/^[\da-z]{1,7}$/);
});

it.each([
  [['a', 'b'], ['ab']],
  [['a', ''], ['a']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
])('tells %j from %j', (one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other));
});
