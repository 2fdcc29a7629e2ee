import { join } from 'node:path';

import { packagesOnly } from '../lib/build.mjs';
import { generateTypes } from '../lib/generate-types.mjs';
import { root } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { runVisibly } from '../lib/suites/suite.mjs';

/** The tests that compare what is written with what follows from the code, and write it when they are asked to. */
const WRITTEN = [
  ['--project', 'unit', 'cms/src/permissions', 'cms/src/states'],
  ['--project', 'api-sqlite', 'cms/tests/console/resources.test.ts'],
];

/**
 * `npm run generate`: writes whatever follows from what stands elsewhere. That is the packages that others import from
 * their `dist`, the types of the content types, docs/permissions.md, docs/states.md, and what the console's tests are
 * shown.
 */
export async function run() {
  await prepare(packagesOnly);
  await generateTypes();
  await prepare();
  for (const tests of WRITTEN) {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const code = await runVisibly([vitest, 'run', '--config', '.config/vitest.config.js', ...tests, '--update']);
    if (code !== 0) return code;
  }
  return 0;
}
