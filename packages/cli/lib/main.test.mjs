import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from './paths.mjs';

it('every command loads in a fresh clone, before anything is installed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'society-clone-'));
  try {
    const cli = join(clone, 'packages/cli');
    cpSync(join(root, 'packages/cli'), cli, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
    const imports = readdirSync(join(cli, 'commands')).map((file) => `import './commands/${file}';`);
    expect(imports.length).toBeGreaterThan(5);
    execFileSync(process.execPath, ['--input-type=module', '--eval', imports.join('\n')], { cwd: cli, stdio: 'pipe' });
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
});
