import { expect, it } from 'vitest';

import { judge } from './suite.mjs';

it('adds nothing to a suite that ran well', () => {
  expect(judge({ passed: 3, failed: 0 }, { exitCode: 0, output: 'all is well' })).toEqual({ passed: 3, failed: 0 });
});

it('counts a suite that crashed, or ran nothing, as a failure', () => {
  expect(judge({ passed: 3, failed: 0 }, { exitCode: 1 })).toMatchObject({ passed: 3, failed: 1 });
  expect(judge({ passed: 0, failed: 0 }, { exitCode: 0 })).toMatchObject({ passed: 0, failed: 1 });
});

it.each([
  '(node:77) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
  'Warning: React does not recognize the `InputProps` prop on a DOM element.',
  '\u001b[33mstderr\u001b[2m | src/a.test.ts > something',
])('counts a suite that warned as a failure: %s', (line) => {
  const { failed, note } = judge({ passed: 3, failed: 0 }, { exitCode: 0, output: `fine\n${line}\nfine` });
  expect(failed).toBe(1);
  expect(note).toMatch(/^warned: /);
});

it('keeps the failures that the runner counted, and what it skipped', () => {
  expect(judge({ passed: 3, failed: 2, skipped: ['a'] }, { exitCode: 1 })).toEqual({
    passed: 3,
    failed: 2,
    skipped: ['a'],
  });
});
