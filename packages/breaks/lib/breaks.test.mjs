import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { parseBreak, readBreaks } from './breaks.mjs';

const root = resolve(import.meta.dirname, '../../..');
const DIFF = `
diff --git a/cms/src/a.ts b/cms/src/a.ts
--- a/cms/src/a.ts
+++ b/cms/src/a.ts
@@ -1,2 +1 @@
-What: no line of ours
 b
`;

describe('a break', () => {
  it('says what it is, whom it reaches and what it touches', () => {
    const head = [
      'What: Nobody is asked.',
      'Reaches: unit cms/src/a.test.ts',
      'Reaches: unit cms/src/b.test.ts',
      'Reaches: e2e packages/e2e/pages/every.page.ts',
      'Test: events: hydrates',
      'Start: refused',
    ];
    expect(parseBreak('/x/patches/07-nobody-asked.patch', `${head.join('\n')}\n${DIFF}`)).toEqual({
      number: 7,
      name: '07-nobody-asked',
      file: '/x/patches/07-nobody-asked.patch',
      what: 'Nobody is asked.',
      reaches: new Map([
        ['unit', ['cms/src/a.test.ts', 'cms/src/b.test.ts']],
        ['e2e', ['packages/e2e/pages/every.page.ts']],
      ]),
      test: 'events: hydrates',
      refusesToStart: true,
      touches: ['cms/src/a.ts'],
    });
  });

  it.each([
    ['no number', 'nobody-asked.patch', `What: a\nReaches: unit b\n${DIFF}`],
    ['no sentence', '07-a.patch', `Reaches: unit b\n${DIFF}`],
    ['nobody who would notice', '07-a.patch', `What: a\n${DIFF}`],
    ['no diff', '07-a.patch', 'What: a\nReaches: unit b\n'],
  ])('is refused with %s', (_what, file, text) => expect(() => parseBreak(file, text)).toThrow(file));
});

it('each of ours has a number of its own, and reaches files that are there', () => {
  const breaks = readBreaks(join(import.meta.dirname, '../patches'));
  expect(breaks.map(({ number }) => number)).toEqual(breaks.map((_break, index) => index + 1));
  for (const { name, reaches, touches } of breaks) {
    for (const path of [...touches, ...[...reaches.values()].flat()]) {
      expect(existsSync(join(root, path)), `${name}: ${path}`).toBe(true);
    }
  }
});
