import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root, testOutput } from '../paths.mjs';
import { failure, judge, logOf, readReport, runSuite } from './suite.mjs';

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ name: string, message?: string, startTime: number, endTime: number, assertionResults: Assertion[] }} FileReport */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: FileReport[] }} Report */

/**
 * One project of the vitest configuration.
 * @param {string} project
 * @param {Pick<import('./suite.mjs').Suite, 'reachedBy' | 'snapshot' | 'isEarly'> & { byImports?: boolean }} options `byImports`: of a
 * change, only the tests that import what was changed are run
 * @returns {import('./suite.mjs').Suite}
 */
export function vitestSuite(project, { reachedBy, snapshot, isEarly, byImports = false }) {
  return {
    name: project,
    reachedBy,
    snapshot,
    isEarly,
    run: async ({ live, changed }) => {
      const file = join(testOutput, `${project}.json`);
      const reached = byImports ? changed : undefined;
      const command = reached ? ['related', '--run', '--passWithNoTests'] : ['run'];
      const exitCode = await runSuite(
        project,
        [
          join(root, 'node_modules/vitest/vitest.mjs'),
          ...command,
          ...(reached ?? []),
          '--config',
          '.config/vitest.config.js',
          '--project',
          project,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        { live },
      );
      const report = /** @type {Report | undefined} */ (readReport(file));
      if (reached && exitCode === 0 && !report?.testResults.length)
        return { passed: 0, failed: 0, note: 'not reached' };
      return judge(countsOf(report), { exitCode, output: readFileSync(logOf(project), 'utf8') });
    },
  };
}

/** @param {Report | undefined} report */
function countsOf(report) {
  const files = report?.testResults ?? [];
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: files.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName),
    ),
    failures: files.flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && message) return [failure(file, 'as a whole', message)];
      return failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages?.[0]));
    }),
    files: files.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
