import type { Faker } from '@faker-js/faker';

/** A point of a drawing, in its units. */
export interface Point {
  x: number;
  y: number;
}

/** How far apart two points are, in units of the drawing. */
export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The fine dot grid that lies under every drawing (design §10). `keep` leaves dots out. */
export function dotGrid({
  width,
  height,
  spacing,
  radius,
  colour,
  opacity,
  keep = () => true,
}: {
  width: number;
  height: number;
  spacing: number;
  radius: number;
  colour: string;
  opacity: number;
  keep?: (dot: Point) => boolean;
}): string {
  const dots: string[] = [];
  for (let y = spacing / 2; y < height; y += spacing) {
    for (let x = spacing / 2; x < width; x += spacing) {
      if (keep({ x, y })) dots.push(`<circle cx="${x}" cy="${y}" r="${radius}"/>`);
    }
  }
  return `<g fill="${colour}" opacity="${opacity}">${dots.join('')}</g>`;
}

/** Some dots of the grid, no two closer than `apart`, among those that `keep` allows. */
export function pickDots(
  random: Faker,
  {
    width,
    height,
    spacing,
    count,
    apart,
    keep,
  }: { width: number; height: number; spacing: number; count: number; apart: number; keep: (dot: Point) => boolean },
): Point[] {
  const picked: Point[] = [];
  for (let attempt = 0; attempt < count * 40 && picked.length < count; attempt += 1) {
    const dot = {
      x: (random.number.int({ min: 0, max: Math.floor(width / spacing) - 1 }) + 0.5) * spacing,
      y: (random.number.int({ min: 0, max: Math.floor(height / spacing) - 1 }) + 0.5) * spacing,
    };
    if (keep(dot) && picked.every((other) => distance(dot, other) >= apart)) picked.push(dot);
  }
  return picked;
}

/** Joins each point to its nearest ones within `reach`: the spark that becomes a network (design §10). */
export function connect(
  points: readonly Point[],
  {
    reach,
    links,
    colour,
    width,
    opacity = 1,
  }: { reach: number; links: number; colour: string; width: number; opacity?: number },
): string {
  const lines = new Set<string>();
  points.forEach((point, index) => {
    points
      .map((other, otherIndex) => ({ other, otherIndex, length: distance(point, other) }))
      .filter(({ otherIndex, length }) => otherIndex !== index && length <= reach)
      .sort((one, another) => one.length - another.length)
      .slice(0, links)
      .forEach(({ other, otherIndex }) => {
        const [from, to] = index < otherIndex ? [point, other] : [other, point];
        lines.add(`M${from.x} ${from.y}L${to.x} ${to.y}`);
      });
  });
  return `<path d="${[...lines].join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
}

/** Round nodes on points, all of one colour. */
export function nodes(points: readonly Point[], radius: number, colour: string): string {
  return points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join('');
}

/** A four-pointed spark. */
export function spark({ x, y }: Point, radius: number, colour: string): string {
  const waist = radius * 0.16;
  const d = `M${x} ${y - radius}Q${x + waist} ${y - waist} ${x + radius} ${y}Q${x + waist} ${y + waist} ${x} ${y + radius}Q${x - waist} ${y + waist} ${x - radius} ${y}Q${x - waist} ${y - waist} ${x} ${y - radius}Z`;
  return `<path d="${d}" fill="${colour}"/>`;
}
