import { join } from 'node:path';

import { root } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { runVisibly } from '../lib/suites/suite.mjs';

/** `npm run screenshots`: takes the pictures of docs/screenshots anew, in a real browser. */
export async function run() {
  await prepare();
  return runVisibly([
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'packages/e2e/screenshots.config.ts',
  ]);
}
