import { everything, packagesOnly, prepare, Refusal } from 'cli';

import { apply, takeBack } from './checkout.mjs';
import { needsBuild, runSuite } from './suites.mjs';

/**
 * How a break fared.
 * @typedef {object} Verdict
 * @property {'caught' | 'survived' | 'untried'} kind
 * @property {string} by by what it was caught, or why it could not be tried
 */

/**
 * Breaks the product, asks the tests, and mends it again.
 * @param {import('./breaks.mjs').Break} chosen
 * @returns {Promise<Verdict>}
 */
export async function tryBreak(chosen) {
  const isBuilt = [...chosen.reaches.keys()].some(needsBuild);
  // Tests that read the sources find the packages as they are without the break.
  if (!isBuilt) await prepare(packagesOnly);
  if (!apply(chosen.file)) return { kind: 'untried', by: 'the patch does not apply' };
  try {
    const fault = isBuilt ? await buildFault() : undefined;
    return fault === undefined ? await askTests(chosen) : { kind: 'caught', by: `the build:\n${fault}` };
  } finally {
    takeBack();
  }
}

/** @returns {Promise<string | undefined>} why the broken product could not be built */
async function buildFault() {
  try {
    await prepare(everything);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}

/**
 * @param {import('./breaks.mjs').Break} chosen
 * @returns {Promise<Verdict>}
 */
async function askTests({ reaches, test, refusesToStart }) {
  /** @type {string[]} */
  const failed = [];
  for (const [suite, files] of reaches) {
    const told = await runSuite(suite, files, test);
    if (told.ran === 0 && refusesToStart) return { kind: 'caught', by: 'the server, which does not start' };
    if (told.ran === 0) return { kind: 'untried', by: `${suite} ran no test:\n${told.output}` };
    // The suite itself has to have been well; a test that could not begin says nothing.
    failed.push(...told.failed);
    if (told.failed.length === 0) return { kind: 'survived', by: `${suite} passed` };
  }
  return { kind: 'caught', by: failed[0] ?? '' };
}
