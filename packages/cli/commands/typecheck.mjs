import { spawnSync } from 'node:child_process';

import { packagesOnly } from '../lib/build.mjs';
import { root } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { typeChecks } from '../lib/type-checks.mjs';

/**
 * `npm run typecheck`: every project, also after one has failed.
 * @returns {Promise<number>} 1 when any project has a fault
 */
export async function run() {
  await prepare(packagesOnly);
  const faulty = typeChecks().filter(({ name, args }) => {
    console.log(`· ${name}`);
    return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
  });
  return faulty.length === 0 ? 0 : 1;
}
