import { expect, it } from 'vitest';

import { progressOf, stateOf } from './state';

it.each([
  [0, 100, 0],
  [9_999, 10_000, 99],
  [10_000, 10_000, 100],
  [25_000, 10_000, 100],
  [0, null, 100],
  [5, null, 100],
])('with %d raised of %s, progress is %d percent', (raised, goal, percent) => {
  expect(progressOf(raised, goal)).toBe(percent);
});

const now = new Date('2026-11-23T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it.each([
  ['open', at(-1), null, false],
  ['open', now, at(1), false],
  ['upcoming', at(1), at(2), false],
  ['ended', at(-2), now, false],
  ['closed', at(-2), at(-1), true],
  ['closed', at(1), null, true],
] as const)('is %s from %s to %s, closed: %s', (state, startsAt, endsAt, isClosed) => {
  expect(stateOf({ startsAt, endsAt, isClosed }, now)).toBe(state);
});
