import { expect, it } from 'vitest';

import { inPlaywright, inVitest } from './reports.mjs';

it('reads what vitest tells', () => {
  const assertionResults = ['passed', 'failed', 'pending'].map((status) => ({ fullName: `a door ${status}`, status }));
  expect(inVitest({ testResults: [{ name: '/x/cms/tests/door.test.ts', assertionResults }] })).toEqual([
    { file: 'door.test.ts', name: 'a door passed', state: 'passed' },
    { file: 'door.test.ts', name: 'a door failed', state: 'failed' },
    { file: 'door.test.ts', name: 'a door pending', state: 'skipped' },
  ]);
});

it('reads what Playwright tells, however deep', () => {
  const spec = (/** @type {string} */ status) => ({ title: status, file: 'journeys/door.ts', tests: [{ status }] });
  const suites = [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected'), spec('flaky')] }] }];
  expect(inPlaywright({ suites })).toEqual([
    { file: 'door.ts', name: 'expected', state: 'passed' },
    { file: 'door.ts', name: 'unexpected', state: 'failed' },
    { file: 'door.ts', name: 'flaky', state: 'failed' },
  ]);
});

it('takes a report that was never written for one of no tests', () => {
  expect([...inVitest(undefined), ...inPlaywright(undefined)]).toEqual([]);
});
