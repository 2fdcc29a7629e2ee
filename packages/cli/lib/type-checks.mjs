import { join } from 'node:path';

import { root } from './paths.mjs';

/** Every project with a tsconfig of its own. */
const PROJECTS = [
  'packages/contracts',
  'packages/demo-data',
  'packages/theme',
  'packages/ui',
  'packages/vite-plugins',
  'packages/cli',
  'packages/e2e',
  'packages/bench',
  'packages/breaks',
  'portal',
  'admin',
  'cms',
  'cms/src/admin',
  'cms/tests',
];

/**
 * The run of the compiler that checks types: one process, which reads what projects share once and keeps beside each
 * project what it found, for the next time.
 * @param {readonly string[]} [projects] everything when left out
 * @returns {string[]} arguments for Node
 */
export const typeCheck = (projects = PROJECTS) => [
  join(root, 'node_modules/typescript/bin/tsc'),
  '--build',
  '--noEmit',
  '--incremental',
  ...projects.map((name) => join(root, name)),
];
