import type { Faker } from '@faker-js/faker';

import { distance, pickDots, type Point } from './constellation.js';

/** A line of the network, with its moments as shares of the film. */
export interface Strand {
  from: Point;
  to: Point;
  /** When a spark sets out along it, and when it arrives. */
  leaves: number;
  arrives: number;
  /** When it starts to fade, and when it is gone. */
  fades: number;
  gone: number;
}

/** How much of the film a spark takes for one unit of the drawing. */
const PACE = 1 / 3600;
/** The network is whole from here on … */
const WHOLE_AT = 0.5;
/** … and fades from here on, the oldest strands first. */
const FADES_AT = 0.7;
const FADING_OUTWARD = 0.24;
const FADING = 0.04;
/** How long a node rests before it sends its sparks on. */
const REST = { min: 0.004, max: 0.03 };

/** How many sparks the first one sends out itself. */
const RAYS = 5;
/** How long a line may be that only joins what is there, in units of the drawing. */
const JOIN_REACH = 150;
const JOIN_TAKES = 0.03;

type Growth = Pick<Strand, 'from' | 'to' | 'leaves' | 'arrives'>;

interface Field {
  width: number;
  height: number;
  spacing: number;
  /** How many nodes to place, and how far apart. */
  count: number;
  apart: number;
  origin: Point;
}

/**
 * A network that grows from one point over the dots of a grid: some rays at first, then each dot is reached from the
 * nearest one that is part of it, and near ones join where no line is in between. In the order of growth.
 */
export function growNetwork(random: Faker, field: Field): Strand[] {
  const grown = spread(random, field);
  const last = Math.max(...grown.map(({ arrives }) => arrives));
  const paced = grown.map((growth) => ({
    ...growth,
    leaves: (growth.leaves / last) * WHOLE_AT,
    arrives: (growth.arrives / last) * WHOLE_AT,
  }));
  return [...paced, ...join(paced)].map((growth) => {
    const fades = FADES_AT + (growth.leaves / WHOLE_AT) * FADING_OUTWARD;
    return { ...growth, fades, gone: fades + FADING };
  });
}

function spread(random: Faker, { origin, ...field }: Field): Growth[] {
  const waiting = pickDots(random, { ...field, keep: (dot) => distance(dot, origin) >= field.apart });
  const reached = [{ point: origin, at: 0 }];
  const grown: Growth[] = [];
  while (waiting.length > 0) {
    const next = waiting
      .flatMap((to, index) =>
        (reached.length <= RAYS ? reached.slice(0, 1) : reached).map((from) => ({
          to,
          index,
          from,
          length: distance(from.point, to),
        })),
      )
      .reduce((nearest, other) => (other.length < nearest.length ? other : nearest));
    waiting.splice(next.index, 1);
    const leaves = next.from.at + random.number.float(REST);
    const arrives = leaves + next.length * PACE;
    grown.push({ from: next.from.point, to: next.to, leaves, arrives });
    reached.push({ point: next.to, at: arrives });
  }
  return grown;
}

/** Lines between near nodes that cross no other, each as soon as both its ends are there. */
function join(grown: readonly Growth[]): Growth[] {
  const joined: Growth[] = [];
  for (const [index, one] of grown.entries()) {
    for (const other of grown.slice(index + 1)) {
      const isNear = distance(one.to, other.to) <= JOIN_REACH && other.from !== one.to;
      if (!isNear || [...grown, ...joined].some(({ from, to }) => touches(one.to, other.to, from, to))) continue;
      const leaves = Math.max(one.arrives, other.arrives);
      joined.push({ from: one.to, to: other.to, leaves, arrives: leaves + JOIN_TAKES });
    }
  }
  return joined;
}

const turn = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether two lines meet anywhere but at an end that they share. */
function touches(a: Point, b: Point, c: Point, d: Point): boolean {
  const shared = [a, b].filter((end) => end === c || end === d).length;
  if (shared > 0) return false;
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}
