import { expect, it } from 'vitest';

import { judge } from './suite.mjs';

it('adds nothing to a suite that ran well', () => {
  expect(judge({ passed: 3, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

it('counts a suite that crashed, or ran nothing, as a failure', () => {
  expect(judge({ passed: 3, failed: 0, skipped: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(judge({ passed: 0, failed: 0, skipped: 4 }, 0)).toMatchObject({ passed: 0, failed: 1 });
});

it('keeps the failures that the runner counted', () => {
  expect(judge({ passed: 3, failed: 2, skipped: 1 }, 1)).toEqual({ passed: 3, failed: 2, note: '1 skipped' });
});
