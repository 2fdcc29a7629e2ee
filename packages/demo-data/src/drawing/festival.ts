import type { Faker } from '@faker-js/faker';

import { randomOf } from '../random.js';
import { dotGrid, nodes, type Point, spark } from './constellation.js';
import { palette } from './palette.js';

const WIDTH = 1600;
const HEIGHT = 900;
const SPACING = 40;

/** A firework of sparks. */
interface Burst {
  centre: Point;
  /** How far its longest ray goes. */
  radius: number;
  rays: number;
  colour: string;
}

/** One for each of the festival's three days (site §9). */
const BURSTS: readonly Burst[] = [
  { centre: { x: 1130, y: 330 }, radius: 330, rays: 34, colour: palette.marigold },
  { centre: { x: 640, y: 250 }, radius: 190, rays: 22, colour: palette.mist },
  { centre: { x: 1420, y: 690 }, radius: 170, rays: 20, colour: palette.teal },
];

/** Fireworks over the dot grid, 1600 × 900, with room for words on the left: the picture of the festival's opening. */
export function drawFestival(): string {
  const random = randomOf(14);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.night}"/>`,
    dotGrid({ width: WIDTH, height: HEIGHT, spacing: SPACING, radius: 2, colour: palette.paper, opacity: 0.2 }),
    ...BURSTS.map((burst) => drawBurst(burst, random)),
    '</svg>',
  ].join('');
}

function drawBurst({ centre, radius, rays, colour }: Burst, random: Faker): string {
  const tips: Point[] = [];
  const lines: string[] = [];
  for (let index = 0; index < rays; index += 1) {
    const angle = (index / rays) * 2 * Math.PI + random.number.float({ min: -0.05, max: 0.05 });
    const reach = radius * random.number.float({ min: 0.5, max: 1 });
    const start = along(centre, angle, radius * 0.2);
    const tip = along(centre, angle, reach);
    tips.push(tip);
    lines.push(`M${start.x} ${start.y}L${tip.x} ${tip.y}`);
  }
  return [
    `<path d="${lines.join('')}" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" opacity="0.7"/>`,
    nodes(tips, 5.5, colour),
    nodes(random.helpers.arrayElements(tips, 5), 10, palette.paper),
    spark(centre, Math.round(radius * 0.3), colour),
  ].join('');
}

function along({ x, y }: Point, angle: number, length: number): Point {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(x + Math.cos(angle) * length), y: round(y + Math.sin(angle) * length) };
}
