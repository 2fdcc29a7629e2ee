import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How long each suite took where they were last written down.
 * @typedef {{ machine: number, suites: Record<string, number> }} Figures `machine` is the yardstick's seconds there
 */

const file = join(import.meta.dirname, 'figures.json');
/** A suite that has grown by more than this, in seconds, says so. */
const GROWTH = 60;

/** @returns {Figures} */
export const committedFigures = () => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Writes the seconds of a whole run down, to be committed.
 * @param {Figures} figures
 */
export const writeFigures = (figures) => writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);

/** How long a fixed piece of work takes on this machine now, in seconds: the best of three, while nothing else runs. */
export function yardstick() {
  const tries = [1, 2, 3].map(() => {
    const begun = performance.now();
    let text = 'yardstick';
    for (let round = 0; round < 200_000; round += 1) text = createHash('sha256').update(text).digest('hex');
    return (performance.now() - begun) / 1000;
  });
  return Math.min(...tries);
}

/**
 * What there is to say about suites that take longer than the committed figures lead to expect, on this machine.
 * @param {{ name: string, seconds: number }[]} rows
 * @param {number} machine the yardstick's seconds here
 * @param {Figures} figures
 * @returns {string[]} a sentence each
 */
export function growth(rows, machine, figures) {
  return rows.flatMap(({ name, seconds }) => {
    const committed = figures.suites[name];
    if (committed === undefined) return [];
    const expected = (committed * machine) / figures.machine;
    if (seconds - expected <= GROWTH) return [];
    return [
      `${name} took ${Math.round(seconds)} s, where ${Math.round(expected)} s were to be expected: make it cheaper, or ` +
        'write the new figures down with "npm test -- --record".',
    ];
  });
}
