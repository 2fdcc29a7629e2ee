import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root } from '../../lib/paths.mjs';

/** What is built there is written to, or only read. */
const WRITTEN = ['cms/dist'];
const READ = ['node_modules', 'cms/node_modules', 'portal/dist', 'admin/dist'];

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
  for (const path of READ) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    symlinkSync(join(root, path), join(copy, path));
  }
  return copy;
}
