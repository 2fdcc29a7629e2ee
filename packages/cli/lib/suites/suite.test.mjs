import { expect, it } from 'vitest';

import { failure, judge } from './suite.mjs';

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

it('tells in one line which test failed, and why', () => {
  const message = '\u001b[31mTimeout 5000ms exceeded.\u001b[39m\n    at a.test.ts:3';
  expect(failure('a.test.ts', 'opens', message)).toBe('a.test.ts › opens: Timeout 5000ms exceeded.');
  expect(failure('a.test.ts', 'opens')).toBe('a.test.ts › opens');
  const complaint = 'Error: The browser complained:\nwarning: a key is missing\n\n    at a.journey.ts:3';
  expect(failure('a.journey.ts', 'opens', complaint)).toBe(
    'a.journey.ts › opens: Error: The browser complained: | warning: a key is missing',
  );
  const program = [...Array.from({ length: 9 }, (_, index) => `line ${index}`), 'error: too many clients', 'end'];
  expect(failure('a.test.ts', 'as a whole', program.join('\n'))).toBe(
    'a.test.ts › as a whole: line 0 | line 1 | line 2 | error: too many clients',
  );
});
