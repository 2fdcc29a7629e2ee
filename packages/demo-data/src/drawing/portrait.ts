import { randomOf } from '../random.js';
import { connect, distance, dotGrid, nodes, pickDots, spark } from './constellation.js';
import { palette } from './palette.js';
import { CLOTHES, FACES, LONG_HAIR, SHORT_HAIR, type Tones } from './portrait-parts.js';

const SIZE = 800;
const SPACING = 50;
const HEAD = { x: 400, y: 330 };
/** Width of the edge that stays free of the network. */
const MARGIN = 50;
/** Radius around the head that stays free of the network. */
const CLEARING = 265;

const SKINS = [
  { skin: '#8d5a3b', shade: '#774930' },
  { skin: '#a86f48', shade: '#92603c' },
  { skin: '#c08a5e', shade: '#a97549' },
  { skin: '#d7a377', shade: '#c08c60' },
  { skin: '#6f4630', shade: '#5c3825' },
] as const;
const HAIRS = ['#17120f', '#221a17', '#2d211c', '#3b2a22'] as const;

/** Ground, disc behind the head, and the colours that clothes may have on it. */
const GROUNDS = [
  {
    ground: palette.night,
    disc: palette.indigo,
    line: palette.paper,
    clothes: [palette.marigold, palette.paper, palette.teal],
  },
  {
    ground: palette.marigold,
    disc: palette.amber,
    line: palette.night,
    clothes: [palette.night, palette.paper, palette.teal],
  },
  {
    ground: palette.sand,
    disc: palette.paper,
    line: palette.indigo,
    clothes: [palette.teal, palette.night, palette.marigold],
  },
  {
    ground: palette.teal,
    disc: palette.mist,
    line: palette.paper,
    clothes: [palette.night, palette.marigold, palette.paper],
  },
  {
    ground: palette.mist,
    disc: palette.paper,
    line: palette.night,
    clothes: [palette.indigo, palette.marigold, palette.teal],
  },
] as const;

/**
 * A flat, invented portrait of 800 × 800 before the dot grid. The same arguments give the same drawing.
 * @param hair whether the person wears it long or short
 */
export function drawPortrait(seed: number, hair: 'long' | 'short' = seed % 2 === 0 ? 'long' : 'short'): string {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[], turn = 0): T => pickFrom(list, seed + turn);
  const { ground, disc, line, clothes } = pick(GROUNDS);
  // Lists of different lengths, turned a step further each round: neighbours in a team differ in everything.
  const [cloth, trim] = random.helpers.shuffle(clothes);
  const tones: Tones = {
    ...pick(SKINS, Math.floor(seed / 3)),
    hair: random.helpers.arrayElement(HAIRS),
    cloth: cloth ?? palette.paper,
    trim: trim ?? palette.night,
  };
  const style = pickFrom(hair === 'long' ? LONG_HAIR : SHORT_HAIR, Math.floor(seed / 2))(tones);
  const network = pickDots(random, {
    width: SIZE,
    height: SIZE,
    spacing: SPACING,
    count: 9,
    apart: 100,
    keep: (dot) =>
      distance(dot, HEAD) > CLEARING + 25 && dot.x > MARGIN && dot.x < SIZE - MARGIN && dot.y > MARGIN && dot.y < 470,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>`,
    `<circle cx="${HEAD.x}" cy="${HEAD.y + 20}" r="${CLEARING}" fill="${disc}"/>`,
    dotGrid({ width: SIZE, height: SIZE, spacing: SPACING, radius: 3, colour: line, opacity: 0.3 }),
    connect(network, { reach: 300, links: 2, colour: line, width: 2.5, opacity: 0.7 }),
    nodes(network.slice(1), 7, line),
    network[0] ? spark(network[0], 34, ground === palette.marigold ? palette.paper : palette.marigold) : '',
    style.behind,
    `<g transform="translate(0 -34)">${drawBust(tones)}${pick(hair === 'long' ? CLOTHES : CLOTHES.slice(0, -1), Math.floor(seed / 5))(tones)}</g>`,
    drawHead(tones),
    pick(FACES, Math.floor(seed / 4))(tones),
    style.beard ?? '',
    style.front,
    '</svg>',
  ].join('');
}

function pickFrom<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

function drawBust({ skin, shade, cloth }: Tones): string {
  return [
    `<path d="M104 840C108 676 186 612 296 582L352 562H448L504 582C614 612 692 676 696 840Z" fill="${cloth}"/>`,
    `<path d="M350 420H450V560C450 592 428 612 400 612C372 612 350 592 350 560Z" fill="${skin}"/>`,
    `<path d="M350 452C372 486 428 486 450 452V498C424 520 376 520 350 498Z" fill="${shade}"/>`,
  ].join('');
}

function drawHead({ skin, shade }: Tones): string {
  return [
    `<ellipse cx="292" cy="342" rx="21" ry="32" fill="${shade}"/>`,
    `<ellipse cx="508" cy="342" rx="21" ry="32" fill="${shade}"/>`,
    `<path d="M294 312C294 222 342 184 400 184C458 184 506 222 506 312C506 350 500 392 482 424C462 458 432 478 400 478C368 478 338 458 318 424C300 392 294 350 294 312Z" fill="${skin}"/>`,
  ].join('');
}
