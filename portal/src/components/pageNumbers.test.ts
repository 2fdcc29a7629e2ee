import { expect, it } from 'vitest';

import { pageNumbers } from './pageNumbers';

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [50, 84, '1 … 49 50 51 … 84'],
  [84, 84, '1 … 83 84'],
])('page %i of %i: %s', (page, pageCount, shown) => {
  expect(
    pageNumbers(page, pageCount)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown);
});
