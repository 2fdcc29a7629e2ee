import { randomOf } from '../random.js';
import { spark, type Point } from './constellation.js';
import { growNetwork, type Strand } from './hero-network.js';

/** The film behind the landing page's headline: its size in pixels, its pace, and how many frames make one loop. */
export const HERO_FILM = { width: 1280, height: 720, framesPerSecond: 20, frames: 220 } as const;

const SPACING = 40;
/** Right of the middle, where wide and tall windows both see it. */
const ORIGIN: Point = { x: 700, y: 260 };
/** The night ground of the page, so that the film has no edge. */
const NIGHT = '#0e0f26';
const PAPER = '#f5efe2';
const MARIGOLD = '#ffb02e';
/** Nodes are dim enough for words over them; one in a few is of the cool colour. */
const NODE = '#b5b0a8';
const COOL_NODE = '#62b8c0';
const COOL_EVERY = 6;

const strands = growNetwork(randomOf(11), { ...HERO_FILM, spacing: SPACING, count: 56, apart: 100, origin: ORIGIN });

/**
 * One frame of the film, as a drawing: a spark sends out others, each of which becomes a node and sends on its own,
 * until there is a network, which lets go again (design §10). The last frame leads into the first.
 * @param moment share of the loop that has passed, from 0 to 1
 */
export function drawHeroFrame(moment: number): string {
  const { width, height } = HERO_FILM;
  const turn = moment * 2 * Math.PI;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<defs>',
    `<pattern id="dots" width="${SPACING}" height="${SPACING}" patternUnits="userSpaceOnUse"><circle cx="${SPACING / 2}" cy="${SPACING / 2}" r="1.3" fill="${PAPER}" fill-opacity="0.26"/></pattern>`,
    `<radialGradient id="glow"><stop stop-color="${MARIGOLD}" stop-opacity="0.42"/><stop offset="1" stop-color="${MARIGOLD}" stop-opacity="0"/></radialGradient>`,
    '</defs>',
    `<rect width="${width}" height="${height}" fill="${NIGHT}"/><rect width="${width}" height="${height}" fill="url(#dots)"/>`,
    ...strands.map((strand, index) => drawStrand(strand, index, moment)),
    glow(ORIGIN, 110 + 12 * Math.sin(turn)),
    `<g transform="rotate(${round(moment * 90)} ${ORIGIN.x} ${ORIGIN.y})">${spark(ORIGIN, round(34 + 4 * Math.sin(turn)), MARIGOLD)}</g>`,
    '</svg>',
  ].join('');
}

function drawStrand({ from, to, ...when }: Strand, index: number, moment: number): string {
  const drawn = easeOut(shareOf(moment, when.leaves, when.arrives));
  const left = 1 - shareOf(moment, when.fades, when.gone);
  if (drawn === 0 || left === 0) return '';
  const end = between(from, to, drawn);
  const line = `<line x1="${from.x}" y1="${from.y}" x2="${end.x}" y2="${end.y}" stroke="${PAPER}" stroke-opacity="${round(0.5 * left)}" stroke-width="1.6"/>`;
  if (drawn < 1) return line + glow(end, 20) + dot(end, 4.5, MARIGOLD);
  // A node lights up when its spark arrives, and goes out with its line.
  const flash = 1 - easeOut(shareOf(moment, when.arrives, when.arrives + 0.03));
  const colour = index % COOL_EVERY === 0 ? COOL_NODE : NODE;
  const radius = (index % 3 === 0 ? 4.6 : 3.2) * left;
  return line + (flash > 0 ? glow(to, 20) : '') + dot(to, radius + 3 * flash, flash > 0.5 ? MARIGOLD : colour);
}

const glow = ({ x, y }: Point, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${round(radius)}" fill="url(#glow)"/>`;
const dot = ({ x, y }: Point, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${round(radius)}" fill="${colour}"/>`;

/** How far a moment is between two others, from 0 to 1. */
const shareOf = (moment: number, start: number, end: number) =>
  Math.min(1, Math.max(0, (moment - start) / (end - start)));
const easeOut = (share: number) => 1 - (1 - share) ** 2;
const between = (from: Point, to: Point, share: number): Point => ({
  x: round(from.x + (to.x - from.x) * share),
  y: round(from.y + (to.y - from.y) * share),
});
const round = (value: number) => Math.round(value * 100) / 100;
