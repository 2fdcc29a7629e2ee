import { expect, it } from 'vitest';

import { weeksOf } from './weeksOf';

it.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-12', 5, '2026-11-30', '2027-01-03'],
])('the weeks of %s are %i, from Monday %s to Sunday %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  expect(new Set(weeks.flat()).size).toBe(count * 7);
});
