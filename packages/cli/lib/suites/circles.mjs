import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import ts from 'typescript';

/** Folders whose folders are parts of their own, such as the features. */
const SHELVES = ['api', 'platform', 'features', 'components', 'resources'];

/**
 * Circles of folders: parts of a tree of source that all lead to each other by their imports, so that none of them can
 * be read, tested or moved without the others. Tests may lead anywhere.
 * @param {string} tree such as `cms/src`
 * @returns {string[][]} the parts of each circle, such as `[['api/event', 'api/page']]`
 */
export function circlesIn(tree) {
  /** @type {Map<string, Set<string>>} */
  const leads = new Map();
  for (const file of sourceBelow(tree)) {
    const from = partOf(relative(tree, file));
    const targets = leads.get(from) ?? new Set();
    leads.set(from, targets);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const target = fileName.startsWith('.') ? relative(tree, resolved(join(dirname(file), fileName))) : '..';
      if (!target.startsWith('..') && partOf(target) !== from) targets.add(partOf(target));
    }
  }
  /** @param {string} start */
  const reach = (start) => {
    const found = new Set(leads.get(start));
    for (const part of found) for (const next of leads.get(part) ?? []) found.add(next);
    return found;
  };
  const reached = new Map([...leads.keys()].map((part) => [part, reach(part)]));
  const circles = [...reached]
    .filter(([part, found]) => found.has(part))
    .map(([part, found]) => [...found].filter((other) => reached.get(other)?.has(part)).sort());
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** @param {string} path below the tree */
function partOf(path) {
  const [first = '', second, ...rest] = path.split('/');
  return SHELVES.includes(first) && second && rest.length > 0 ? `${first}/${second}` : first;
}

/** @param {string} path as it is imported */
const resolved = (path) =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (each) => existsSync(each) && statSync(each).isFile(),
  ) ?? path;

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourceBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'tests' ? [] : sourceBelow(path);
    return /(?<!\.test|\.d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
