import { expect, it } from 'vitest';

import { growConstellation } from './constellation.js';

const options = { columns: 24, rows: 12, origin: { x: 12, y: 6 }, size: 24 };

it('draws the same picture from the same seed, and another from another', () => {
  expect(growConstellation('Sphuran', options)).toEqual(growConstellation('Sphuran', options));
  expect(growConstellation('Sphuran', options)).not.toEqual(growConstellation('Fintellect', options));
});

it('connects every node to the spark and stays within the grid', () => {
  const { nodes, edges } = growConstellation('Sphuran', options);
  expect(edges).toHaveLength(nodes.length - 1);
  expect(edges.every(([from, to]) => from < to)).toBe(true);
  expect(nodes.every(({ x, y }) => x > 0 && y > 0 && x < 24 && y < 12)).toBe(true);
});
