import { expect, it } from 'vitest';

import { graduationYearOf, monthAt, monthsAfter, monthsLater } from './months';
import { isoWeekOf, isReminderTime } from './week';

const ZONE = 'Asia/Kolkata';

it('counts months over the turn of a year', () => {
  expect(monthsAfter('2026-10', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsAfter('2026-10', '2026-10')).toEqual([]);
  expect([monthsLater('2027-01', -1), monthsLater('2026-12', 1)]).toEqual(['2026-12', '2027-01']);
  expect(monthAt(new Date('2026-10-31T18:30:00Z'), ZONE)).toBe('2026-11');
});

it('ends the academic year in June', () => {
  expect([graduationYearOf('2027-06'), graduationYearOf('2027-07')]).toEqual([2027, 2028]);
});

it.each([
  ['2027-01-03T12:00:00Z', '2026-W53'],
  ['2027-01-03T19:00:00Z', '2027-W01'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
])('%s is in the week %s in India', (instant, week) => {
  expect(isoWeekOf(new Date(instant), ZONE)).toBe(week);
});

it('reminds on Mondays from nine in the morning', () => {
  const times = ['2026-11-23T03:29:00Z', '2026-11-23T03:30:00Z', '2026-11-23T18:29:00Z', '2026-11-23T18:30:00Z'];
  expect(times.map((time) => isReminderTime(new Date(time), ZONE))).toEqual([false, true, true, false]);
});
