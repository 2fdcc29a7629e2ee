import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { checkDatabase, checkDataDir } from '../lib/checks.mjs';
import { loadDotEnv, readEnvironment } from '../lib/environment.mjs';
import { prepare } from '../lib/prepare.mjs';
import { step } from '../lib/progress.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { requireSecrets } from '../lib/secrets.mjs';
import { restore } from '../lib/server-commands.mjs';

/**
 * `npm run restore -- FILE`: puts an archive of `npm run backup` into the database and the uploads that the environment
 * names, of either kind, while no server runs there. Data that is there goes with `--replace` only.
 * @param {string[]} args
 */
export async function run(args) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Refusal('Say which archive: npm run restore -- society.tar.gz');
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  loadDotEnv();
  const environment = readEnvironment(process.env);
  if (environment.production) requireSecrets(process.env);
  checkDataDir(environment.dataDir);
  await prepare();
  await checkDatabase(environment.databaseUrl);
  const restored = await step('Restoring', () => restore(environment, { file, replace: values.replace === true }));
  console.log(`Restored, and compared with the archive: ${restored}`);
  return 0;
}
