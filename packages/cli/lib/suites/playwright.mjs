import { join } from 'node:path';

import { root, testOutput } from '../paths.mjs';
import { judge, readReport, runVisibly } from './suite.mjs';

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} Report */

/** Journeys in a real browser. A test that passes only at the second try has failed. @type {import('./suite.mjs').Suite} */
export const playwrightSuite = {
  name: 'e2e',
  run: async () => {
    const file = join(testOutput, 'e2e.json');
    const exitCode = await runVisibly(
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'packages/e2e', '--reporter=list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    );
    const stats = /** @type {Report | undefined} */ (readReport(file))?.stats;
    return judge(
      {
        passed: stats?.expected ?? 0,
        failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
        skipped: stats?.skipped ?? 0,
      },
      exitCode,
    );
  },
};
