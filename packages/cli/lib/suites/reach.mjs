import { execFileSync } from 'node:child_process';

import { root } from '../paths.mjs';

/** What every part of the product is built on. */
const FOUNDATION =
  /^(packages\/(contracts|demo-data)\/|package-lock\.json|package\.json|tsconfig\.base\.json|\.config\/)/;

/**
 * Says which files a suite depends on: those of the foundation, and of these folders.
 * @param {...string} folders of the checkout, such as `portal/`
 * @returns {(file: string) => boolean}
 */
export const within =
  (...folders) =>
  (file) =>
    FOUNDATION.test(file) || folders.some((folder) => file.startsWith(folder));

/**
 * What has changed since a commit, and what is not committed yet.
 * @param {string} base such as `HEAD`
 * @returns {string[]} files of the checkout, of those that are still there
 */
export function changedFiles(base) {
  /** @param {string[]} args */
  const git = (args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git(['diff', '--name-only', '--diff-filter=d', '-z', base]),
    ...git(['ls-files', '--others', '--exclude-standard', '-z']),
  ];
}
