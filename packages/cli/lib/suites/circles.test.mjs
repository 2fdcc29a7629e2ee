import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { circlesIn } from './circles.mjs';

/** @type {string} */
let tree;
beforeEach(() => (tree = mkdtempSync(join(tmpdir(), 'society-circles-'))));
afterEach(() => rmSync(tree, { recursive: true }));

/** @param {Record<string, string>} files */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

it('finds folders that lead to each other, however far around', () => {
  write({
    'api/event/a.ts': "import { b } from '../page';",
    'api/page/index.ts': "export { c } from '../../mail/c';",
    'mail/c.ts': "import type { A } from '../api/event/a';",
    'app.ts': "import './api/event/a';",
  });
  expect(circlesIn(tree)).toEqual([['api/event', 'api/page', 'mail']]);
});

it('finds none where imports go one way, within a folder, to packages, or from tests', () => {
  write({
    'api/event/a.ts': "import './b'; import 'zod';",
    'api/event/b.ts': "import './a';",
    'shared/c.ts': 'export const c = 1;',
    'shared/c.test.ts': "import '../api/event/a';",
    'api/page/d.ts': "import '../event/a'; import('../../shared/c');",
  });
  expect(circlesIn(tree)).toEqual([]);
});
