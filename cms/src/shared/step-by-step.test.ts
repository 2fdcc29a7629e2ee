import { setImmediate } from 'node:timers';

import { describe, expect, it } from 'vitest';

import { stepByStep } from './step-by-step';

describe('Long work, step by step', () => {
  it('goes on until there is no more', async () => {
    let left = 3;
    await stepByStep(() => Promise.resolve((left -= 1) > 0));
    expect(left).toBe(0);
  });

  it('lets whoever waits be answered after each step, though the steps themselves never wait', async () => {
    const order: string[] = [];
    let steps = 0;
    await stepByStep(() => {
      const number = (steps += 1);
      order.push(`step ${number}`);
      setImmediate(() => order.push(`somebody after ${number}`));
      return Promise.resolve(number < 3);
    });
    expect(order).toEqual(['step 1', 'somebody after 1', 'step 2', 'somebody after 2', 'step 3']);
  });
});
