import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cms, root } from './paths.mjs';

/** Every project with a tsconfig of its own. Those of the CMS's tree bring their own compiler. */
const PROJECTS = [
  'packages/contracts',
  'packages/demo-data',
  'packages/theme',
  'packages/vite-plugins',
  'packages/cli',
  'packages/e2e',
  'packages/bench',
  'portal',
  'admin',
  'cms',
  'cms/src/admin',
  'cms/tests',
];

/**
 * The compiler runs that check the types of everything.
 * @returns {{ name: string, args: string[] }[]} arguments for Node
 */
export function typeChecks() {
  return PROJECTS.filter((name) => existsSync(join(root, name, 'tsconfig.json'))).map((name) => {
    const tree = name === 'cms' || name === 'cms/src/admin' ? cms : root;
    return { name, args: [join(tree, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', join(root, name)] };
  });
}
