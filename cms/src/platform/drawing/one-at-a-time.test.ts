import { expect, it } from 'vitest';

import { oneAtATime, TooBusyError } from './one-at-a-time';

it('draws one after the other, goes on after a failure, and turns away whoever would wait too long', async () => {
  let drawing = 0;
  let most = 0;
  const draw = async () => {
    drawing += 1;
    most = Math.max(most, drawing);
    await Promise.resolve();
    drawing -= 1;
    return 'drawn';
  };
  const failing = oneAtATime(() => Promise.reject(new Error('no ink')));
  const results = await Promise.allSettled([failing, ...Array.from({ length: 60 }, () => oneAtATime(draw))]);
  const drawn = results.filter(({ status }) => status === 'fulfilled');
  const refused = results.filter((result) => result.status === 'rejected' && result.reason instanceof TooBusyError);
  expect(most).toBe(1);
  expect(drawn.length).toBeGreaterThan(20);
  expect(refused.length).toBeGreaterThan(0);
  expect(drawn.length + refused.length).toBe(60);
  expect(await oneAtATime(draw)).toBe('drawn');
});
