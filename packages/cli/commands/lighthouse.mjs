import { join } from 'node:path';

import { root } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { runVisibly } from '../lib/suites/suite.mjs';

/**
 * `npm run lighthouse [-- <address>]`: has Lighthouse judge the public pages as a phone sees them; 1 when one falls
 * short. Without an address it serves the built site with the demo on a data folder of its own.
 * @param {string[]} args
 */
export async function run(args) {
  await prepare();
  return runVisibly([join(root, 'packages/bench/lighthouse.mjs'), ...args]);
}
