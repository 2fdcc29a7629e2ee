import { expect, test } from 'vitest';

import { festivalDefaults } from './defaults';

test.each([
  ['2026-03-04T06:00:00.000Z', '2026'],
  ['2026-09-16T18:00:00.000Z', '2026'],
  ['2026-09-17T00:00:00.000Z', '2027'],
  ['2026-12-31T23:00:00.000Z', '2027'],
])('at %s the festival is held from 14 to 16 September %s (site §9)', (now, year) => {
  expect(festivalDefaults(new Date(now))).toEqual({
    mode: 'off',
    name: 'Innokshetra',
    startsOn: `${year}-09-14`,
    endsOn: `${year}-09-16`,
  });
});
