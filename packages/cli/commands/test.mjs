import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { everything, packagesOnly } from '../lib/build.mjs';
import { testOutput } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { say } from '../lib/progress.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { ensureSnapshot } from '../lib/snapshot/snapshot.mjs';
import { checkSuites } from '../lib/suites/checks.mjs';
import { committedFigures, growth, writeFigures, yardstick } from '../lib/suites/figures.mjs';
import { inLanesOnce } from '../lib/suites/lanes.mjs';
import { playwrightSuite } from '../lib/suites/playwright.mjs';
import { changedFiles, within } from '../lib/suites/reach.mjs';
import { logOf } from '../lib/suites/suite.mjs';
import { vitestSuite } from '../lib/suites/vitest.mjs';

/** @typedef {import('../lib/suites/suite.mjs').Suite} Suite */
/** @typedef {Suite & { seconds: number } & import('../lib/suites/suite.mjs').SuiteResult} Row */

const SERVER = ['cms/', 'packages/cli/'];
const SITE = [
  ...SERVER,
  'portal/',
  'admin/',
  'packages/theme/',
  'packages/ui/',
  'packages/vite-plugins/',
  'packages/e2e/',
];

/**
 * Suites by the word that chooses them.
 * @type {Record<string, Suite[]>}
 */
const groups = {
  e2e: [
    playwrightSuite('journeys', ['laptop', 'phone'], within(...SITE)),
    playwrightSuite('pages', ['pages laptop', 'pages phone'], within(...SITE)),
  ],
  api: [
    vitestSuite('api-postgres', { snapshot: 'postgres', reachedBy: within(...SERVER) }),
    vitestSuite('api-sqlite', { snapshot: 'sqlite', reachedBy: within(...SERVER, 'portal/', 'admin/') }),
  ],
  unit: [
    vitestSuite('portal', {
      byImports: true,
      isEarly: true,
      reachedBy: within('portal/', 'packages/theme/', 'packages/ui/'),
    }),
    vitestSuite('admin', {
      byImports: true,
      isEarly: true,
      reachedBy: within('admin/', 'packages/theme/', 'packages/ui/'),
    }),
    vitestSuite('unit', { byImports: true, reachedBy: within('cms/', 'packages/') }),
  ],
  check: checkSuites,
  cli: [vitestSuite('cli', { snapshot: 'sqlite', reachedBy: within(...SERVER, 'packages/bench/') })],
};

/** Groups that run against the built product. */
const NEED_SERVER = ['cli', 'api', 'e2e', 'check'];
/** More suites at once than cores: each waits now and then, for a browser or a database that another core has. */
const MORE_LANES = 1;
/**
 * Tools, tests and servers forget at once most of what they make. Node's nursery for that grows to so many MB, instead
 * of 16, and is cleared that much less often: a tenth less work.
 */
const NURSERY_MB = 64;
/** Files that the summary names as the slowest. */
const SLOWEST = 10;

/**
 * `npm test` runs everything, `npm test api e2e` some of it, `npm test -- --changed` what uncommitted changes can reach
 * (`--changed=main`: those since `main`). Suites run side by side, the longest first, so that at the end no core
 * waits for the other; each runs also after another has failed. The last line is `N passed, N failed`, where a check counts as one test.
 * @param {string[]} args
 * @returns {Promise<number>} 1 when anything failed
 */
export async function run(args) {
  const { words, base, record } = readArguments(args);
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${NURSERY_MB}`.trim();
  const names = Object.keys(groups).filter((name) => words.length === 0 || words.includes(name));
  rmSync(testOutput, { recursive: true, force: true });
  mkdirSync(testOutput, { recursive: true });
  const changed = base === undefined ? undefined : changedFiles(base);
  const suites = names
    .flatMap((name) => groups[name] ?? [])
    .filter(({ reachedBy }) => !changed || changed.some((file) => reachedBy(file)));
  if (suites.length === 0) {
    console.log('Nothing has changed that a test could notice.\n\n0 passed, 0 failed');
    return 0;
  }
  const { suites: seconds } = committedFigures();
  suites.sort((one, other) => (seconds[other.name] ?? 0) - (seconds[one.name] ?? 0));
  const machine = yardstick();
  const live = suites.length === 1;
  const artifacts = names.some((name) => NEED_SERVER.includes(name)) ? everything : packagesOnly;
  const rows = await inLanesOnce(
    suites,
    {
      lanes: availableParallelism() + MORE_LANES,
      prepare: (begin) => prepare(artifacts, begin),
      isEarly: (suite) => suite.isEarly === true,
    },
    (suite) => runOne(suite, { live, changed }),
  );
  return conclude(rows, { machine, record });
}

/** @param {string[]} args */
function readArguments(args) {
  const given = args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: { changed: { type: 'string' }, record: { type: 'boolean' } },
      allowPositionals: true,
    });
    const unknown = positionals.find((word) => !(word in groups));
    if (unknown) throw new Error(`There is no suite "${unknown}".`);
    return { words: positionals, base: values.changed, record: values.record === true };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `${reason} Choose from ${Object.keys(groups).join(', ')}; --changed runs what a change can reach.`,
    );
  }
}

/**
 * @param {Suite} suite
 * @param {import('../lib/suites/suite.mjs').SuiteOptions} options
 * @returns {Promise<Row>}
 */
async function runOne(suite, options) {
  say(`· ${suite.name} …`);
  const begun = Date.now();
  try {
    if (suite.snapshot) await ensureSnapshot(suite.snapshot);
    const result = await suite.run(options);
    return tell({ ...suite, ...result, seconds: (Date.now() - begun) / 1000 }, options.live);
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return tell({ ...suite, passed: 0, failed: 1, note, seconds: (Date.now() - begun) / 1000 }, options.live);
  }
}

/**
 * Says how a suite ended, with all its words when it failed.
 * @param {Row} row
 * @param {boolean} live whether they have been on the screen already
 */
function tell(row, live) {
  if (row.failed > 0 && !live) {
    say(`\n── ${row.name}\n${readIfThere(logOf(row.name))}`);
  }
  say(describe(row));
  return row;
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    return '';
  }
}

/** @param {Row} row */
function describe({ name, seconds, passed, failed, note, skipped = [] }) {
  const mark = failed === 0 ? '✓' : '✗';
  const remark = [note, skipped.length > 0 ? `${skipped.length} skipped` : undefined].filter(Boolean).join(', ');
  return `${mark} ${name.padEnd(26)} ${String(passed).padStart(4)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(0).padStart(5)} s${remark ? `  (${remark})` : ''}`;
}

/**
 * @param {Row[]} rows
 * @param {{ machine: number, record: boolean }} options
 */
function conclude(rows, { machine, record }) {
  console.log(`\n${rows.map(describe).join('\n')}`);
  const files = rows.flatMap((row) => (row.files ?? []).map((file) => ({ ...file, suite: row.name })));
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nThe slowest files:');
  for (const { file, seconds, suite } of slowest)
    console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${file}  (${suite})`);
  for (const { name, skipped = [] } of rows) for (const test of skipped) console.log(`Skipped in ${name}: ${test}`);
  for (const { name, failures = [] } of rows) for (const test of failures) console.log(`Failed in ${name}: ${test}`);
  for (const sentence of growth(rows, machine, committedFigures())) console.log(`! ${sentence}`);
  if (record) {
    const suites = Object.fromEntries(rows.map(({ name, seconds }) => [name, Math.round(seconds)]));
    writeFigures({ machine: Number(machine.toFixed(3)), suites: { ...committedFigures().suites, ...suites } });
  }
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
