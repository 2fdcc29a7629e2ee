import { join } from 'node:path';

import { packagesOnly } from '../lib/build.mjs';
import { git, losses, namesIn, typeFiles } from '../lib/carry/type-files.mjs';
import { generateTypes } from '../lib/generate-types.mjs';
import { root } from '../lib/paths.mjs';
import { prepare } from '../lib/prepare.mjs';
import { npm, run as runProgram } from '../lib/processes.mjs';
import { step } from '../lib/progress.mjs';
import { Refusal } from '../lib/refusal.mjs';

/**
 * `npm run carry`: checks what was made in the Content-Type Builder on this machine, and commits it, and nothing else,
 * for a server to take. See docs/made-types-in-production.md.
 */
export async function run() {
  if ((await typeFiles(root)).length === 0) {
    throw new Refusal('Nothing was changed in the Content-Type Builder since the last commit.');
  }
  await prepare(packagesOnly);
  await generateTypes();
  await prepare();
  const files = await typeFiles(root);
  const lost = await losses(root, { from: 'HEAD', paths: files });
  await git(root, 'add', '--', ...files);
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
  await runProgram(
    process.execPath,
    [prettier, '--write', '--ignore-unknown', '--no-error-on-unmatched-pattern', ...files],
    { cwd: root },
  );
  await step('Checking', () => npm(['run', 'check'], root));
  const names = namesIn(files).join(', ') || 'generated types';
  await git(root, 'commit', '-m', `Content types: ${names}`, '--', ...files);
  console.log(`Committed: ${names}, in ${files.length} files.`);
  if (lost.length > 0) console.log(`A server that takes it loses what stands in ${lost.join(', ')}.`);
  console.log('Now “git push” here, and “npm run take” on the server.');
  return 0;
}
