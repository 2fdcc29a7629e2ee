import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, testOutput } from '../paths.mjs';
import { failure, judge, logOf, readReport, runSuite } from './suite.mjs';

/**
 * @typedef {object} Spec
 * @property {string} title
 * @property {string} file
 * @property {{ status: string, results: { duration: number, error?: { message?: string } }[] }[]} tests
 */
/** @typedef {{ specs?: Spec[], suites?: Block[] }} Block */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Block[] }} Report */

/**
 * Some projects of the Playwright configuration: journeys in a real browser, or how its pages are. A test that passes
 * only at the second try has failed.
 * @param {string} name
 * @param {string[]} projects
 * @param {import('./suite.mjs').Suite['reachedBy']} reachedBy
 * @returns {import('./suite.mjs').Suite}
 */
export function playwrightSuite(name, projects, reachedBy) {
  return {
    name,
    reachedBy,
    snapshot: 'sqlite',
    run: async ({ live }) => {
      const file = join(testOutput, `${name}.json`);
      const exitCode = await runSuite(
        name,
        [
          join(root, 'node_modules/@playwright/test/cli.js'),
          'test',
          '--config',
          'packages/e2e',
          '--reporter=list,json',
          // Each run clears what the one before has left there, and two run side by side.
          `--output=${join(testOutput, `${name}-results`)}`,
          ...projects.map((project) => `--project=${project}`),
          // Beside other suites one worker keeps its core busy.
          ...(live ? [] : ['--workers=1']),
        ],
        { live, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
      );
      const report = /** @type {Report | undefined} */ (readReport(file));
      const specs = (report?.suites ?? []).flatMap(specsIn);
      return judge(
        {
          passed: report?.stats.expected ?? 0,
          failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
          skipped: specs
            .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
            .map(({ title }) => title),
          failures: specs.flatMap(({ file, title, tests }) =>
            tests
              .filter(({ status }) => status === 'unexpected' || status === 'flaky')
              .map(({ results }) =>
                failure(`packages/e2e/${file}`, title, results.find(({ error }) => error)?.error?.message),
              ),
          ),
          files: secondsOf(specs),
        },
        { exitCode, output: readFileSync(logOf(name), 'utf8') },
      );
    },
  };
}

/**
 * @param {Block} block
 * @returns {Spec[]}
 */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** @param {Spec[]} specs */
function secondsOf(specs) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { file, tests } of specs) {
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    files.set(file, (files.get(file) ?? 0) + milliseconds / 1000);
  }
  return [...files].map(([file, seconds]) => ({ file: `packages/e2e/${file}`, seconds }));
}
