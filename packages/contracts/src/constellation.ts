/* The product's sign (design §10): a spark that becomes a network. Portal and server draw it, each in its own way. */

/** A point of the grid, in cells. */
interface GridPoint {
  x: number;
  y: number;
}

export interface ConstellationGraph {
  /** The first is the spark from which the rest grew. */
  nodes: GridPoint[];
  /** Indexes into `nodes`, in the order of growth. */
  edges: [from: number, to: number][];
}

export interface ConstellationOptions {
  columns: number;
  rows: number;
  /** Where the spark sits, in cells. */
  origin: GridPoint;
  /** How many nodes to try to place. */
  size: number;
}

/** Turns a text into a repeatable stream of numbers in [0, 1) (mulberry32 over an FNV-1a hash). */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const turn = (a: GridPoint, b: GridPoint, c: GridPoint) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether two lines cross anywhere but at an end that they share. */
function cross(a: GridPoint, b: GridPoint, c: GridPoint, d: GridPoint): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

/** Whether a point lies on the line between two others. */
function liesBetween(point: GridPoint, from: GridPoint, to: GridPoint): boolean {
  const within = (value: number, a: number, b: number) => Math.min(a, b) <= value && value <= Math.max(a, b);
  return turn(from, to, point) === 0 && within(point.x, from.x, to.x) && within(point.y, from.y, to.y);
}

/** How many of the first lines start at the spark itself. */
const RAYS = 5;
/** Chance that a line starts at any node, instead of one of the latest. */
const BRANCHING = 0.3;

/**
 * Grows a network from one spark over a grid of dots: the same seed always gives the same picture, so the server and
 * the browser draw alike. Nodes keep their distance, lines never cross, and later nodes reach from recent ones, so that
 * it spreads.
 */
export function growConstellation(seed: string, options: ConstellationOptions): ConstellationGraph {
  const { columns, rows, origin, size } = options;
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const nodes: GridPoint[] = [origin];
  const edges: [number, number][] = [];

  const chooseParent = () => {
    if (nodes.length <= RAYS) return 0;
    return random() < BRANCHING ? below(nodes.length) : Math.max(0, nodes.length - 1 - below(4));
  };
  const fits = (from: GridPoint, to: GridPoint) =>
    to.x > 0 &&
    to.y > 0 &&
    to.x < columns &&
    to.y < rows &&
    nodes.every((node) => Math.max(Math.abs(node.x - to.x), Math.abs(node.y - to.y)) >= 2) &&
    nodes.every((node) => node === from || !liesBetween(node, from, to)) &&
    !edges.some(([a, b]) => cross(from, to, nodes[a] ?? origin, nodes[b] ?? origin));

  for (let attempt = 0; nodes.length < size && attempt < size * 20; attempt += 1) {
    const parent = chooseParent();
    const from = nodes[parent] ?? origin;
    const to = { x: from.x + below(9) - 4, y: from.y + below(7) - 3 };
    if (!fits(from, to)) continue;
    edges.push([parent, nodes.length]);
    nodes.push(to);
  }
  return { nodes, edges };
}

/** A four-pointed star of the given radius around the origin, as the path of an SVG. */
export function sparkPath(radius: number): string {
  const waist = radius * 0.2;
  return `M0-${radius}L${waist}-${waist}L${radius} 0L${waist} ${waist}L0 ${radius}L-${waist} ${waist}L-${radius} 0L-${waist}-${waist}Z`;
}
