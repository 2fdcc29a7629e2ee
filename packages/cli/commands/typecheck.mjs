import { packagesOnly } from '../lib/build.mjs';
import { prepare } from '../lib/prepare.mjs';
import { runVisibly } from '../lib/suites/suite.mjs';
import { typeCheck } from '../lib/type-checks.mjs';

/** `npm run typecheck`: every project, also after one has failed; 1 when any has a fault. */
export async function run() {
  await prepare(packagesOnly);
  return (await runVisibly(typeCheck())) === 0 ? 0 : 1;
}
