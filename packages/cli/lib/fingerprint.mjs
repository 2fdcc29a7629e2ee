import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { root } from './paths.mjs';

/** What never changes a build: products (what the contracts are joined into, too), dependencies, tests, what the compiler keeps for the next time. */
const IGNORED = /^(node_modules|dist|joined|tests|\..*)$|\.test\.tsx?$|\.tsbuildinfo$/;

/**
 * A hash over the names and contents of files.
 * @param {string[]} inputs files and folders, absolute; missing ones count as empty
 * @returns {string}
 */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/**
 * @param {string} file
 * @returns {string | undefined} the fingerprint kept there
 */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}
