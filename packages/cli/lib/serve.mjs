/*
 * Serves the built product in this process, as `strapi start` does, without the rest of Strapi's command line: that
 * loads Node's REPL, whose domains every event of the process would pass from then on. Run in the CMS's folder, with the
 * server's environment.
 */
import './orphan-guard.mjs';

import { createRequire } from 'node:module';
import { join } from 'node:path';

const cms = process.cwd();
const { createStrapi } = createRequire(join(cms, 'package.json'))('@strapi/strapi');
try {
  await createStrapi({ appDir: cms, distDir: join(cms, 'dist') }).start();
} catch (fault) {
  console.error(fault);
  process.exit(1);
}
