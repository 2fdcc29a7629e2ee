import { expect, it } from 'vitest';

import { sharedRuns } from './shared-runs';

it('answers each by a run that began after they asked, and runs once for all who wait', async () => {
  const runs: { end: () => void; fail: (error: Error) => void }[] = [];
  const shared = sharedRuns(() => new Promise((end, fail) => runs.push({ end, fail })));
  const ended: string[] = [];
  const ask = (name: string) =>
    shared().then(
      () => void ended.push(name),
      () => void ended.push(`not ${name}`),
    );
  const [first, second, third] = [ask('first'), ask('second'), ask('third')];
  expect(runs).toHaveLength(1);
  runs[0]?.fail(new Error('The database is away.'));
  await first;
  await expect.poll(() => runs.length).toBe(2);
  const fourth = ask('fourth');
  runs[1]?.end();
  await Promise.all([second, third]);
  expect(ended).toEqual(['not first', 'second', 'third']);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.end();
  await fourth;
  expect(ended.at(-1)).toBe('fourth');
});
