import { nodes, spark } from './constellation.js';
import { palette } from './palette.js';

/** The society's mark, 512 × 512 on a transparent ground: a spark that becomes a network. */
export function drawLogo(): string {
  const centre = { x: 190, y: 322 };
  const near = { x: 340, y: 196 };
  const high = { x: 262, y: 66 };
  const far = { x: 448, y: 84 };
  const low = { x: 452, y: 292 };
  const lines = [
    [centre, near],
    [near, high],
    [near, far],
    [near, low],
  ] as const;
  const d = lines.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">',
    `<path d="${d}" fill="none" stroke="${palette.marigold}" stroke-width="24" stroke-linecap="round"/>`,
    nodes([high, low], 36, palette.teal),
    nodes([near], 32, palette.marigold),
    nodes([far], 46, palette.teal),
    spark(centre, 186, palette.marigold),
    '</svg>',
  ].join('');
}
