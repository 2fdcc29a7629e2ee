import { growConstellation, sparkPath } from 'contracts';

import { MARIGOLD, NIGHT, PAPER } from '../drawing/colours';
import { decorate, type Pdf } from './document';

/** Distance of two dots of the ground, in points. */
const CELL = 14;
/** How far the spark is from the right edge and from the top, in cells. */
const SPARK = { right: 5, top: 4 };

/**
 * Draws the product's night across the top of a page: the dot grid, and at the right a network that grows from a spark
 * (design §10). A line of marigold ends it.
 * @param seed the same one draws the same network
 */
export function drawNight(pdf: Pdf, seed: string, width: number, height: number): void {
  decorate(pdf, () => {
    pdf.save().rect(0, 0, width, height).clip();
    pdf.rect(0, 0, width, height).fill(NIGHT);
    pdf.fillColor(PAPER, 0.2);
    for (let y = CELL / 2; y < height; y += CELL) {
      for (let x = CELL / 2; x < width; x += CELL) pdf.circle(x, y, 0.6);
    }
    pdf.fill();
    drawNetwork(pdf, seed, width, height);
    pdf
      .rect(0, height - 4, width, 4)
      .fillColor(MARIGOLD, 1)
      .fill();
    pdf.restore();
  });
}

function drawNetwork(pdf: Pdf, seed: string, width: number, height: number): void {
  const columns = Math.floor(width / CELL / 2);
  const left = width - columns * CELL - CELL / 2;
  const origin = { x: columns - SPARK.right, y: SPARK.top };
  const { nodes, edges } = growConstellation(seed, {
    columns,
    rows: Math.floor(height / CELL / 1.6),
    origin,
    size: 22,
  });
  const placed = nodes.map(({ x, y }) => ({ x: left + x * CELL, y: CELL / 2 + y * CELL }));
  for (const [from, to] of edges) {
    const [start, end] = [placed[from], placed[to]];
    if (start && end) pdf.moveTo(start.x, start.y).lineTo(end.x, end.y);
  }
  pdf.lineWidth(0.7).strokeColor(PAPER, 0.4).stroke();
  placed.slice(1).forEach(({ x, y }, index) => pdf.circle(x, y, index % 4 === 0 ? 2.2 : 1.4));
  pdf.fillColor(PAPER, 0.9).fill();
  const [spark] = placed;
  if (!spark) return;
  pdf.save().translate(spark.x, spark.y).path(sparkPath(17)).fillColor(MARIGOLD, 1).fill().restore();
}
