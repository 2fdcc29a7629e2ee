import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { packagesOnly } from '../lib/build.mjs';
import { cms, root, strapiBin } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { run as runQuietly } from '../lib/processes.mjs';
import { step } from '../lib/progress.mjs';
import { serverVariables } from '../lib/server.mjs';
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
  await step('Writing the types of the content types', generateTypes);
  await prepare();
  for (const tests of WRITTEN) {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const code = await runVisibly([vitest, 'run', '--config', '.config/vitest.config.js', ...tests, '--update']);
    if (code !== 0) return code;
  }
  return 0;
}

/** By Strapi's own command, which compiles the server even where its types are not right yet. */
async function generateTypes() {
  const dataDir = mkdtempSync(join(tmpdir(), 'society-types-'));
  try {
    const environment = { port: 1337, host: '127.0.0.1', dataDir, demo: false, production: false };
    const env = serverVariables({ ...environment, databaseUrl: undefined, publicUrl: undefined }, process.env);
    await runQuietly(process.execPath, [strapiBin, 'ts:generate-types', '--silent'], { cwd: cms, env });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
