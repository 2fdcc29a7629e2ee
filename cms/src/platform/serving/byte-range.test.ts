import { expect, it } from 'vitest';

import { readByteRange } from './byte-range';

it.each([
  ['bytes=0-4', 10, { start: 0, end: 4 }],
  ['bytes=4-', 10, { start: 4, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-30', 10, { start: 0, end: 9 }],
  ['bytes=9-9', 10, { start: 9, end: 9 }],
  ['bytes=4-999999', 10, { start: 4, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=999999-9999999', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  ['bytes=5-2', 10, null],
  ['bytes=-', 10, null],
  ['bytes=5', 10, null],
  ['bytes=a-b', 10, null],
  ['bytes=0-1,4-5', 10, null],
  ['lines=0-4', 10, null],
])('%s of %i bytes is %o', (header, size, part) => {
  expect(readByteRange(header, size)).toEqual(part);
});
