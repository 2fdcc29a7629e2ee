import { join } from 'node:path';

import { root, testOutput } from '../paths.mjs';
import { judge, readReport, runVisibly } from './suite.mjs';

/**
 * One project of the vitest configuration.
 * @param {string} project
 * @returns {import('./suite.mjs').Suite}
 */
export function vitestSuite(project) {
  return {
    name: project,
    run: async () => {
      const file = join(testOutput, `${project}.json`);
      const exitCode = await runVisibly([
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--config',
        '.config/vitest.config.js',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]);
      const report = /** @type {Report | undefined} */ (readReport(file));
      return judge(
        {
          passed: report?.numPassedTests ?? 0,
          failed: report?.numFailedTests ?? 0,
          skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
        },
        exitCode,
      );
    },
  };
}

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} Report */
