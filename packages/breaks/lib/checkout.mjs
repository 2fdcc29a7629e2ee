import { execFileSync } from 'node:child_process';

import { root } from 'cli';

/** The patch that is in the checkout at this moment. @type {string | undefined} */
let applied;

/**
 * Files that git would lose something of.
 * @param {string[]} files from the root
 * @returns {string[]}
 */
export function uncommitted(files) {
  const lines = git('status', '--porcelain', '--', ...files).split('\n');
  return lines.filter(Boolean).map((line) => line.slice(3));
}

/**
 * Brings a break into the checkout, until it is taken back.
 * @param {string} file the patch
 * @returns {boolean} false where it does not fit what stands there now
 */
export function apply(file) {
  try {
    git('apply', '--check', file);
  } catch {
    return false;
  }
  // Known before it is there, so that it is taken back however we end.
  applied = file;
  git('apply', file);
  return true;
}

/**
 * Takes the break out of the checkout again, if one is there. By its lines and not by whole files: whatever else
 * somebody wrote meanwhile stays.
 * @throws {Error} where somebody wrote over those very lines
 */
export function takeBack() {
  if (applied === undefined) return;
  const file = applied;
  applied = undefined;
  try {
    git('apply', '--reverse', file);
  } catch (cause) {
    throw new Error(`${file} could not be taken back: it is still in this checkout.`, { cause });
  }
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
