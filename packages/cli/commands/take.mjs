import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { pushed, UPSTREAM } from '../lib/carry/pushed.mjs';
import { git, namesIn } from '../lib/carry/type-files.mjs';
import { checkDatabase, checkDataDir } from '../lib/checks.mjs';
import { loadDotEnv, readEnvironment } from '../lib/environment.mjs';
import { root } from '../lib/paths.mjs';
import { npm } from '../lib/processes.mjs';
import { step } from '../lib/progress.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { backUp } from '../lib/server-commands.mjs';

/**
 * `npm run take`: brings a server's checkout to what was pushed, types of the Content-Type Builder among it, after a
 * backup. With `--dry-run` it only says what it would do. See docs/made-types-in-production.md.
 * @param {string[]} args
 */
export async function run(args) {
  const options = /** @type {const} */ ({ 'dry-run': { type: 'boolean' }, drop: { type: 'boolean' } });
  const { values } = parseArgs({ args, options });
  const { paths, lost } = await pushed(root);
  if (paths.length === 0) {
    console.log('This checkout has all that was pushed.');
    return 0;
  }
  console.log(`${paths.length} files change. Content types and components: ${namesIn(paths).join(', ') || 'none'}.`);
  for (const each of lost) console.log(`  dropped, with all that stands in it: ${each}`);
  if (values['dry-run']) return 0;
  if (lost.length > 0 && !values.drop) throw new Refusal('Data would be lost: add --drop if that is meant.');
  if ((await git(root, 'status', '--porcelain', '--untracked-files=no')) !== '') {
    throw new Refusal('Files of this checkout were changed by hand: commit them, or take the changes back.');
  }

  console.log(`Backed up: ${await step('Backing up', backUpBefore)}`);
  await step('Taking what was pushed', () => git(root, 'merge', '--ff-only', UPSTREAM));
  // In a process of its own: the commands may have changed too.
  await step('Building', () => npm(['run', 'build'], root));
  console.log('Now end the server and start it again: its start brings the database to the new types.');
  return 0;
}

/** @returns the archive */
async function backUpBefore() {
  loadDotEnv();
  const environment = readEnvironment(process.env);
  checkDataDir(environment.dataDir);
  await checkDatabase(environment.databaseUrl);
  const folder = join(environment.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const commit = (await git(root, 'rev-parse', '--short', 'HEAD')).trim();
  const file = join(folder, `${new Date().toISOString().replace(/\W/g, '-')}-${commit}.tar.gz`);
  await backUp(environment, file);
  return file;
}
