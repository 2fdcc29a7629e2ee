import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { checkDatabase, checkDataDir } from '../lib/checks.mjs';
import { loadDotEnv, readEnvironment } from '../lib/environment.mjs';
import { prepare } from '../lib/prepare.mjs';
import { step } from '../lib/progress.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { backUp } from '../lib/server-commands.mjs';

/**
 * `npm run backup -- FILE`: puts database and uploads into one archive, of one moment, while the server goes on.
 * @param {string[]} args
 */
export async function run(args) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Refusal('Say where the archive is to go: npm run backup -- society.tar.gz');
  }
  // npm changes into the checkout; who types a name means the folder that they are in.
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  if (!existsSync(dirname(file)) || !statSync(dirname(file)).isDirectory()) {
    throw new Refusal(`There is no folder ${dirname(file)}.`);
  }
  if (existsSync(file) && !values.force) throw new Refusal(`${file} is there already: add --force to replace it.`);
  loadDotEnv();
  const environment = readEnvironment(process.env);
  checkDataDir(environment.dataDir);
  await prepare();
  await checkDatabase(environment.databaseUrl);
  const inside = await step('Backing up', () => backUp(environment, file));
  console.log(`${file} (${(statSync(file).size / 1024 ** 2).toFixed(1)} MB): ${inside}`);
  return 0;
}
