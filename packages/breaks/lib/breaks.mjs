import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * A break is a file of `patches`: a few lines that say what it is, an empty line, and the fault as a diff. The lines:
 *
 *   What: the fault, in a sentence
 *   Reaches: a suite, and a file of it that notices the fault; a line for each file
 *   Test: part of a test's name, where the rest of the file would only take time
 *   Only: on which database the fault is one, and whether it takes two at once
 *   Start: refused, where the server is to notice the fault itself and not to start
 *
 * The diff has one line of context, so that changes around it do not matter.
 */

/**
 * @typedef {object} Break
 * @property {number} number
 * @property {string} name such as `07-directory-lists-students`
 * @property {string} file the patch, which `git apply` reads as it is
 * @property {string} what
 * @property {Map<string, string[]>} reaches files of tests, from the root, by suite
 * @property {string | undefined} test
 * @property {boolean} refusesToStart
 * @property {string[]} touches files that it changes, from the root
 */

/**
 * All breaks, in the order of their numbers.
 * @param {string} folder
 * @returns {Break[]}
 */
export function readBreaks(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  return files
    .map((file) => parseBreak(join(folder, file), readFileSync(join(folder, file), 'utf8')))
    .sort((one, other) => one.number - other.number);
}

/**
 * Reads one.
 * @param {string} file
 * @param {string} text what stands in it
 * @returns {Break}
 * @throws {Error} for one that does not say what it is, or whom it reaches
 */
export function parseBreak(file, text) {
  const [, name = '', digits = ''] = /((\d+)-[\w-]+)\.patch$/.exec(file) ?? [];
  const head = text.slice(0, Math.max(0, text.indexOf('\ndiff --git ')));
  const valuesOf = (/** @type {string} */ word) =>
    [...head.matchAll(new RegExp(`^${word}: (.+)$`, 'gm'))].map(([, value = '']) => value.trim());
  const [what] = valuesOf('What');
  const [test] = valuesOf('Test');
  /** @type {Map<string, string[]>} */
  const reaches = new Map();
  for (const line of valuesOf('Reaches')) {
    const [suite = '', path = ''] = line.split(/\s+/);
    reaches.set(suite, [...(reaches.get(suite) ?? []), path]);
  }
  const touches = [...text.matchAll(/^--- a\/(.+)$/gm)].map(([, path = '']) => path);
  if (!name || !what || reaches.size === 0 || touches.length === 0) {
    throw new Error(`${file} needs a number and a name, "What:", "Reaches:" and a diff.`);
  }
  const refusesToStart = valuesOf('Start').includes('refused');
  return { number: Number(digits), name, file, what, reaches, test, refusesToStart, touches };
}
