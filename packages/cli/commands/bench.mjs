import { join } from 'node:path';

import { root } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { runVisibly } from '../lib/suites/suite.mjs';

/**
 * `npm run bench`: measures the product against baselines run beside it; 1 when a target is missed.
 * @param {string[]} args `directory` or `events` measures that alone, and a second word only its kinds that begin so
 */
export async function run(args) {
  await prepare();
  return runVisibly([join(root, 'packages/bench/run.mjs'), ...args]);
}
