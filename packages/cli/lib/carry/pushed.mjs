import { Refusal } from '../refusal.mjs';
import { git, losses } from './type-files.mjs';

/** The branch that a checkout follows. */
export const UPSTREAM = '@{upstream}';

/**
 * Asks what was pushed that a checkout does not have yet.
 * @param {string} folder of the checkout
 * @returns {Promise<{ paths: string[], lost: string[] }>} files that change, and what a database loses by them
 * @throws {Refusal} where it follows no branch
 */
export async function pushed(folder) {
  try {
    await git(folder, 'rev-parse', UPSTREAM);
  } catch {
    throw new Refusal('This checkout follows no branch that is pushed to: git branch --set-upstream-to=origin/main');
  }
  await git(folder, 'fetch');
  const changed = await git(folder, 'diff', '--name-only', '--no-renames', '-z', 'HEAD', UPSTREAM);
  const paths = changed.split('\0').filter(Boolean);
  return { paths, lost: await losses(folder, { from: 'HEAD', to: UPSTREAM, paths }) };
}
