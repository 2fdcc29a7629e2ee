import { setTimeout as wait } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { inLanes } from './lanes.mjs';

it('works on so many at once, and answers in the order of the tasks', async () => {
  let running = 0;
  let most = 0;
  const results = await inLanes([30, 1, 20, 1], 2, async (milliseconds) => {
    running += 1;
    most = Math.max(most, running);
    await wait(milliseconds);
    running -= 1;
    return milliseconds;
  });
  expect(results).toEqual([30, 1, 20, 1]);
  expect(most).toBe(2);
});
