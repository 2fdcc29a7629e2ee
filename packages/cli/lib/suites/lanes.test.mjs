import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { inLanes, inLanesOnce } from './lanes.mjs';

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

const isEarly = (/** @type {string} */ task) => task.startsWith('early');

it('does early tasks one by one while the rest is prepared, and each once', async () => {
  /** @type {string[]} */
  const log = [];
  let endPreparation = () => {};
  /** @param {() => void} begin */
  const prepare = (begin) => {
    begin();
    return new Promise((resolve) => (endPreparation = () => resolve(undefined)));
  };
  const tasks = ['late', 'early 1', 'early 2', 'early 3'];
  const results = await inLanesOnce(tasks, { lanes: 2, prepare, isEarly }, async (task) => {
    log.push(task);
    await nextTurn();
    if (task === 'early 2') endPreparation();
    await nextTurn();
    return `${task} done`;
  });
  expect(results).toEqual(tasks.map((task) => `${task} done`));
  expect(log).toEqual(['early 1', 'early 2', 'late', 'early 3']);
});

it('does nothing more where the preparation fails, and lets what has begun end', async () => {
  /** @type {string[]} */
  const ended = [];
  const prepare = async (/** @type {() => void} */ begin) => {
    begin();
    throw new Error('no network');
  };
  const outcome = inLanesOnce(['early 1', 'early 2', 'late'], { lanes: 2, prepare, isEarly }, async (task) => {
    await nextTurn();
    ended.push(task);
  });
  await expect(outcome).rejects.toThrow('no network');
  expect(ended).toEqual(['early 1']);
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  expect(ended).toEqual(['early 1']);
});
