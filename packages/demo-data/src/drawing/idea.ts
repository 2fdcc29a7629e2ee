import { randomOf } from '../random.js';
import { connect, distance, dotGrid, nodes, pickDots, type Point, spark } from './constellation.js';
import { palette } from './palette.js';

const WIDTH = 1200;
const HEIGHT = 900;
const SPACING = 37.5;
/** The middle of the glass. */
const CENTRE: Point = { x: 600, y: 380 };
const RADIUS = 235;
/** How far the light of the glass reaches; the dot grid stays out of it, which spares a phone some kilobytes. */
const LIGHT = RADIUS + 62;

/** Nodes of the glass, open at the bottom where the neck begins; angles in degrees, 90 is down. */
const GLASS = arc(RADIUS, 128, 412, 15);
const INNER = arc(RADIUS * 0.6, 150, 390, 9);
const NECK: readonly Point[] = [
  { x: 532, y: 640 },
  { x: 668, y: 640 },
  { x: 540, y: 694 },
  { x: 660, y: 694 },
];

/** A light bulb drawn as a constellation, 1200 × 900: the picture beside what the society says about itself. */
export function drawIdea(): string {
  const outer = pickDots(randomOf(23), {
    width: WIDTH,
    height: HEIGHT,
    spacing: SPACING,
    count: 16,
    apart: 105,
    keep: (dot) => distance(dot, CENTRE) > RADIUS + 95 && !(Math.abs(dot.x - CENTRE.x) < 170 && dot.y > CENTRE.y),
  });
  const bulb = [...GLASS, ...INNER, ...NECK];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.night}"/>`,
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${LIGHT}" fill="${palette.indigo}"/>`,
    dotGrid({
      ...{ width: WIDTH, height: HEIGHT, spacing: SPACING, radius: 2.2, colour: palette.paper, opacity: 0.18 },
      keep: (dot) => distance(dot, CENTRE) > LIGHT,
    }),
    connect(outer, { reach: 270, links: 2, colour: palette.mist, width: 1.6, opacity: 0.5 }),
    nodes(outer, 5, palette.mist),
    connect(bulb, { reach: 175, links: 3, colour: palette.paper, width: 2.6 }),
    nodes(bulb, 7.5, palette.paper),
    nodes(
      GLASS.filter((_, index) => index % 4 === 1),
      13,
      palette.teal,
    ),
    `<path d="M548 742H652M566 786H634" stroke="${palette.marigold}" stroke-width="15" stroke-linecap="round"/>`,
    spark(CENTRE, 118, palette.marigold),
    '</svg>',
  ].join('');
}

/** Points on a circle around the centre, from one angle to another in degrees. */
function arc(radius: number, from: number, to: number, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return { x: round(CENTRE.x + radius * Math.cos(angle)), y: round(CENTRE.y + radius * Math.sin(angle)) };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
