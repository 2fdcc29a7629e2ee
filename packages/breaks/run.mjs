import { join } from 'node:path';

import { endChildrenOnSignal, everything, prepare, Refusal } from 'cli';

import { readBreaks } from './lib/breaks.mjs';
import { takeBack, uncommitted } from './lib/checkout.mjs';
import { tryBreak } from './lib/try-break.mjs';

/*
 * `npm run breaks` breaks the product in many ways, one after the other, and tells whether the tests notice each;
 * `npm run breaks -- 7 12` tries those alone. The faults are brought into this very checkout and taken back.
 */

try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}

/**
 * @param {string[]} words numbers of breaks; none for all
 * @returns {Promise<number>} 1 when a break survived, or could not be tried
 */
async function main(words) {
  const breaks = choose(words);
  const changed = uncommitted(breaks.flatMap(({ touches }) => touches));
  if (changed.length > 0) throw new Refusal(`Commit these first, breaks would change them:\n${changed.join('\n')}`);
  // However we end: by Ctrl-C, by a signal, with the terminal, by a fault of our own.
  process.once('exit', takeBack);
  process.once('SIGHUP', () => process.exit(129));
  const releaseSignals = endChildrenOnSignal();

  await prepare(everything);
  const counts = { caught: 0, survived: 0, untried: 0 };
  for (const each of breaks) {
    const begun = Date.now();
    console.log(`\n${each.name}: ${each.what}`);
    const { kind, by } = await tryBreak(each);
    counts[kind] += 1;
    console.log(sentenceOf(kind, by, Math.round((Date.now() - begun) / 1000)));
  }
  await prepare(everything);
  releaseSignals();
  const untried = counts.untried > 0 ? `, ${counts.untried} could not be tried` : '';
  console.log(`\n${counts.caught} caught, ${counts.survived} survived${untried}`);
  return counts.survived + counts.untried === 0 ? 0 : 1;
}

/**
 * @param {string[]} words
 * @throws {Refusal} for a number that no break has
 */
function choose(words) {
  const breaks = readBreaks(join(import.meta.dirname, 'patches'));
  const unknown = words.find((word) => !breaks.some(({ number }) => String(number) === word));
  if (unknown !== undefined) throw new Refusal(`There is no break ${unknown}: they go from 1 to ${breaks.length}.`);
  return breaks.filter(({ number }) => words.length === 0 || words.includes(String(number)));
}

/**
 * @param {import('./lib/try-break.mjs').Verdict['kind']} kind
 * @param {string} by
 * @param {number} seconds
 */
function sentenceOf(kind, by, seconds) {
  if (kind === 'caught') return `✓ caught by ${by} (${seconds} s)`;
  return kind === 'survived' ? `✗ SURVIVED: ${by} (${seconds} s)` : `✗ could not be tried: ${by}`;
}
