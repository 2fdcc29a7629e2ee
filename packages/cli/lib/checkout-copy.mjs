import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root } from './paths.mjs';

/** What is built there is written to, or only read. */
const WRITTEN = ['cms/dist', 'packages/contracts/src/joined'];
const READ = ['node_modules', 'cms/node_modules', 'portal/dist', 'admin/dist'];
/** Where packages of one app lie. */
const APPS = ['portal/node_modules', 'admin/node_modules'];

/** What stands in a folder, but for what is hidden. @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []);

/**
 * Copies the checkout to a new temporary folder, which is the caller's to remove: its sources, and what was built of
 * them. Packages are shared.
 * @returns {string}
 */
export function copyCheckout() {
  const copy = mkdtempSync(join(tmpdir(), 'society-checkout-'));
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/dist`);
  for (const path of [...sources.split('\0').filter(Boolean), ...packages, ...WRITTEN]) {
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(copy, path), { recursive: true, preserveTimestamps: true });
  }
  // Each Vite keeps things of its own beside its packages.
  const ofApps = APPS.flatMap((app) => namesIn(join(root, app)).map((name) => `${app}/${name}`));
  for (const path of [...READ, ...ofApps]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    symlinkSync(join(root, path), join(copy, path));
  }
  return copy;
}
