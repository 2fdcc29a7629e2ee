import { expect, it } from 'vitest';

import { squareOf } from './cropSquare';

it.each([
  [{ width: 800, height: 600 }, 0, { x: 0, y: 0, edge: 600 }],
  [{ width: 800, height: 600 }, 0.5, { x: 100, y: 0, edge: 600 }],
  [{ width: 800, height: 600 }, 1, { x: 200, y: 0, edge: 600 }],
  [{ width: 300, height: 500 }, 0.25, { x: 0, y: 50, edge: 300 }],
  [{ width: 400, height: 400 }, 1, { x: 0, y: 0, edge: 400 }],
])('of %o at %d takes %o', (size, place, square) => {
  expect(squareOf(size, place)).toEqual(square);
});
