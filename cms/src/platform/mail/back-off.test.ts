import { expect, it } from 'vitest';

import { nextAttempt, TIMINGS } from './back-off';

const MINUTE_MS = 60_000;
const BEGUN = Date.parse('2026-01-01T00:00:00Z');

it('waits 1, 5, 30 and 120 minutes after the first failures', () => {
  const waits = [1, 2, 3, 4].map((attempts) => (nextAttempt(attempts, BEGUN, TIMINGS)?.getTime() ?? 0) - BEGUN);
  expect(waits.map((wait) => wait / MINUTE_MS)).toEqual([1, 5, 30, 120]);
});

it('tries eight times, within a day, and never again', () => {
  let now = BEGUN;
  let attempts = 1;
  for (let next = nextAttempt(attempts, now, TIMINGS); next; next = nextAttempt(++attempts, now, TIMINGS)) {
    expect(next.getTime()).toBeGreaterThan(now);
    now = next.getTime();
  }
  expect(attempts).toBe(8);
  expect((now - BEGUN) / MINUTE_MS / 60).toBeGreaterThan(20);
  expect((now - BEGUN) / MINUTE_MS / 60).toBeLessThanOrEqual(24);
});

it('lets no claim run out while an attempt may still be under way', () => {
  expect(TIMINGS.claim).toBeGreaterThan(TIMINGS.attempt);
});
