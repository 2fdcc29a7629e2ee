import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { readReport, Refusal, root, run, testOutput } from 'cli';

import { inPlaywright, inVitest } from './reports.mjs';

/**
 * What a suite had to say.
 * @typedef {object} Told
 * @property {string[]} failed names of tests, each after its file
 * @property {number} ran how many tests there were
 * @property {string} output the end of what was printed, where something went wrong
 */

/** Suites that run against the built product. */
const NEED_SERVER = ['cli', 'api-sqlite', 'api-postgres', 'e2e'];

/**
 * Whether a suite runs what was built; the others read the sources.
 * @param {string} suite
 */
export const needsBuild = (suite) => NEED_SERVER.includes(suite);

/**
 * Runs some files of a suite.
 * @param {string} suite a project of vitest, or `e2e`
 * @param {string[]} files from the root
 * @param {string | undefined} test part of the name of the tests that matter
 * @returns {Promise<Told>}
 */
export async function runSuite(suite, files, test) {
  const report = join(testOutput, 'breaks.json');
  mkdirSync(testOutput, { recursive: true });
  rmSync(report, { force: true });
  const output = await outputOf(
    suite === 'e2e'
      ? journeys(files, test)
      : [...vitest(suite, report), ...files, ...(test ? ['-t', escape(test)] : [])],
    // A break in the server's code is no reason to fill the demo anew.
    { SNAPSHOT: 'keep', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const tests = suite === 'e2e' ? inPlaywright(readReport(report)) : inVitest(readReport(report));
  const failed = tests.filter(({ state }) => state === 'failed').map(({ file, name }) => `${file}: ${name}`);
  return { failed, ran: tests.filter(({ state }) => state !== 'skipped').length, output };
}

/**
 * @param {string} suite
 * @param {string} report
 */
function vitest(suite, report) {
  const tool = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [tool, 'run', '--config', '.config/vitest.config.js', '--project', suite, ...reporters];
}

/**
 * @param {string[]} files
 * @param {string | undefined} test
 */
function journeys(files, test) {
  const tool = join(root, 'node_modules/@playwright/test/cli.js');
  const chosen = [...files.map((file) => `/${escape(file)}$`), ...(test ? ['--grep', escape(test)] : [])];
  return [tool, 'test', '--config', 'packages/e2e', '--reporter=list,json', ...chosen];
}

/** Both runners read names as patterns. @param {string} text */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} empty when all went well
 */
async function outputOf(args, env) {
  try {
    await run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}
