import type { Faker } from '@faker-js/faker';
import type { EventCategory } from 'contracts';

import { randomOf } from '../random.js';
import { connect, distance, dotGrid, nodes, pickDots, spark, type Point } from './constellation.js';
import { palette } from './palette.js';

const WIDTH = 1200;
const HEIGHT = 675;
const SPACING = 37.5;

/** The colours of one poster: its ground, the large flat shape, the lines, and the spark. */
interface Scheme {
  ground: string;
  mass: string;
  line: string;
  accent: string;
}

const SCHEMES: readonly Scheme[] = [
  { ground: palette.night, mass: palette.indigo, line: palette.paper, accent: palette.marigold },
  { ground: palette.paper, mass: palette.marigold, line: palette.night, accent: palette.teal },
  { ground: palette.teal, mass: palette.night, line: palette.paper, accent: palette.marigold },
  { ground: palette.marigold, mass: palette.paper, line: palette.night, accent: palette.teal },
  { ground: palette.night, mass: palette.teal, line: palette.paper, accent: palette.marigold },
  { ground: palette.mist, mass: palette.paper, line: palette.night, accent: palette.amber },
];

/** Points of the figure of a category, around a centre. */
type Figure = (centre: Point, radius: number, random: Faker) => Point[];

const onCircle = ({ x, y }: Point, radius: number, count: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
  });

const round = (value: number) => Math.round(value * 10) / 10;

/** A workshop is a built lattice, a seminar circles around a voice, a webinar a screen, a conference a full ring. */
const FIGURES: Record<EventCategory, Figure> = {
  workshop: (centre, radius, random) => {
    const turn = random.number.float({ min: 0, max: 1 });
    return [centre, ...onCircle(centre, radius * 0.5, 6, turn), ...onCircle(centre, radius, 12, turn + Math.PI / 12)];
  },
  seminar: (centre, radius) => [
    centre,
    ...[0.34, 0.67, 1].flatMap((part) => onCircle(centre, radius * part, Math.round(4 + part * 9), Math.PI / 7)),
  ],
  webinar: ({ x, y }, radius) =>
    [-1, -0.5, 0, 0.5, 1].flatMap((across) =>
      [-1, -0.33, 0.33, 1].map((down) => ({ x: round(x + across * radius), y: round(y + down * radius * 0.62) })),
    ),
  conference: (centre, radius) => onCircle(centre, radius, 11, -Math.PI / 2),
  meetup: ({ x, y }, radius, random) =>
    [
      { x: x - radius * 0.55, y: y + radius * 0.28 },
      { x: x + radius * 0.5, y: y + radius * 0.42 },
      { x: x + radius * 0.02, y: y - radius * 0.5 },
    ].flatMap((middle) => onCircle(middle, radius * 0.36, 5, random.number.float({ min: 0, max: 6 }))),
  other: (centre, radius, random) =>
    onCircle(centre, 1, 9, random.number.float({ min: 0, max: 1 })).map(({ x, y }) => {
      const reach = radius * random.number.float({ min: 0.55, max: 1.05 });
      return { x: round(centre.x + (x - centre.x) * reach), y: round(centre.y + (y - centre.y) * reach) };
    }),
};

/**
 * An abstract poster of 1200 × 675: a figure of the category drawn as a constellation over the dot grid.
 * The same arguments give the same drawing.
 */
export function drawEventImage(seed: number, category: EventCategory): string {
  const random = randomOf(seed);
  const scheme = SCHEMES[seed % SCHEMES.length] ?? SCHEMES[0];
  if (!scheme) throw new RangeError('There is no scheme to draw with.');
  const leftward = random.datatype.boolean();
  const centre = { x: leftward ? 430 : 770, y: random.number.int({ min: 315, max: 360 }) };
  const radius = 225;
  const figure = FIGURES[category](centre, radius, random);
  const outer = pickDots(random, {
    width: WIDTH,
    height: HEIGHT,
    spacing: SPACING,
    count: 12,
    apart: 95,
    keep: (dot) => distance(dot, centre) > radius + 70,
  });
  const bright = random.helpers.arrayElements(figure, 4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${scheme.ground}"/>`,
    drawMass(centre, radius, leftward, scheme, random),
    dotGrid({ width: WIDTH, height: HEIGHT, spacing: SPACING, radius: 2.2, colour: scheme.line, opacity: 0.28 }),
    connect(outer, { reach: 260, links: 2, colour: scheme.line, width: 1.5, opacity: 0.45 }),
    nodes(outer, 4.5, scheme.line),
    drawFigure(category, centre, figure, scheme),
    nodes(bright, 12, scheme.accent),
    spark(centre, 78, scheme.accent),
    '</svg>',
  ].join('');
}

function drawMass({ x, y }: Point, radius: number, leftward: boolean, { mass }: Scheme, random: Faker): string {
  const kind = random.number.int({ min: 0, max: 2 });
  if (kind === 0) return `<circle cx="${x}" cy="${y}" r="${radius + 45}" fill="${mass}"/>`;
  if (kind === 1)
    return `<path d="M${leftward ? 0 : WIDTH} ${HEIGHT}V0A${HEIGHT} ${HEIGHT} 0 0 ${leftward ? 1 : 0} ${leftward ? HEIGHT : WIDTH - HEIGHT} ${HEIGHT}Z" fill="${mass}"/>`;
  const edge = leftward ? 0 : x - 60;
  return `<rect x="${edge}" y="0" width="${leftward ? x + 60 : WIDTH - edge}" height="${HEIGHT}" fill="${mass}"/>`;
}

function drawFigure(category: EventCategory, centre: Point, figure: readonly Point[], { line }: Scheme): string {
  const style = { colour: line, width: 2.5 };
  const web = {
    workshop: () => connect(figure, { reach: 190, links: 4, ...style }),
    seminar: () => connect(figure, { reach: 160, links: 3, ...style }),
    webinar: () => connect(figure, { reach: 125, links: 4, ...style }),
    conference: () => connect(figure, { reach: 600, links: 10, ...style, width: 1.6 }),
    meetup: () => connect(figure, { reach: 260, links: 4, ...style }),
    other: () =>
      `<path d="${figure.map(({ x, y }) => `M${centre.x} ${centre.y}L${x} ${y}`).join('')}" stroke="${line}" stroke-width="2.5" stroke-linecap="round"/>` +
      connect(figure, { reach: 220, links: 2, ...style, width: 1.5, opacity: 0.6 }),
  } satisfies Record<EventCategory, () => string>;
  return web[category]() + nodes(figure, 7, line);
}
