import { mkdirSync, rmSync } from 'node:fs';

import { everything, packagesOnly } from '../lib/build.mjs';
import { testOutput } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { checkSuites } from '../lib/suites/checks.mjs';
import { playwrightSuite } from '../lib/suites/playwright.mjs';
import { vitestSuite } from '../lib/suites/vitest.mjs';

/** @typedef {import('../lib/suites/suite.mjs').Suite} Suite */

/** Suites by the word that chooses them, in the order in which they run: the quick ones first. @type {Record<string, Suite[]>} */
const groups = {
  check: checkSuites,
  unit: [vitestSuite('unit'), vitestSuite('portal'), vitestSuite('admin')],
  cli: [vitestSuite('cli')],
  api: [vitestSuite('api-sqlite'), vitestSuite('api-postgres')],
  e2e: [playwrightSuite],
};

/** Groups that run against the built product. */
const NEED_SERVER = ['cli', 'api', 'e2e', 'check'];

/**
 * `npm test` runs everything, `npm test api e2e` some of it; each suite runs also after another has failed.
 * The last line is `N passed, N failed`, where a check counts as one test.
 * @param {string[]} words
 * @returns {Promise<number>} 1 when anything failed
 */
export async function run(words) {
  const unknown = words.find((word) => !(word in groups));
  if (unknown) throw new Refusal(`There is no suite "${unknown}": choose from ${Object.keys(groups).join(', ')}.`);
  const chosen = Object.keys(groups).filter((name) => words.length === 0 || words.includes(name));
  await prepare(chosen.some((name) => NEED_SERVER.includes(name)) ? everything : packagesOnly);

  rmSync(testOutput, { recursive: true, force: true });
  mkdirSync(testOutput, { recursive: true });
  const rows = [];
  for (const suite of chosen.flatMap((name) => groups[name] ?? [])) {
    console.log(`\n── ${suite.name}`);
    const begun = Date.now();
    const result = await suite.run();
    rows.push({ name: suite.name, seconds: Math.round((Date.now() - begun) / 1000), ...result });
  }
  console.log(`\n${rows.map(describe).join('\n')}`);
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {{ name: string, seconds: number } & import('../lib/suites/suite.mjs').SuiteResult} row */
function describe({ name, seconds, passed, failed, note }) {
  const mark = failed === 0 ? '✓' : '✗';
  return `${mark} ${name.padEnd(26)} ${String(passed).padStart(4)} passed ${String(failed).padStart(3)} failed  ${seconds} s${note ? `  (${note})` : ''}`;
}
