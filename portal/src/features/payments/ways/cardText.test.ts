import { expect, it } from 'vitest';

import { groupCardNumber, slashExpiry } from './cardText';

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 4', '4242 4'],
  ['4242', '4242'],
  ['', ''],
])('writes a number as it stands on a card: %s', (typed, written) => {
  expect(groupCardNumber(typed)).toBe(written);
});

it.each([
  ['0429', '04 / 29'],
  ['04/29', '04 / 29'],
  ['04 / 2029', '04 / 2029'],
  ['0', '0'],
  ['04', '04'],
  ['04 / ', '04 / '],
])('writes month and year with their slash: %s', (typed, written) => {
  expect(slashExpiry(typed)).toBe(written);
});
