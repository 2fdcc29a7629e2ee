import { describe, expect, it } from 'vitest';

import { formatDays, startOfDay } from './days.js';

describe('formatDays', () => {
  it.each([
    ['2027-09-14', '2027-09-16', '14 to 16 September 2027'],
    ['2027-09-14', '2027-09-14', '14 September 2027'],
    ['2027-09-30', '2027-10-02', '30 September to 2 October 2027'],
    ['2027-12-30', '2028-01-01', '30 December 2027 to 1 January 2028'],
    ['2027-01-05', '2027-01-09', '5 to 9 January 2027'],
  ])('writes %s to %s as %s', (startsOn, endsOn, words) => {
    expect(formatDays(startsOn, endsOn)).toBe(words);
  });
});

describe('startOfDay', () => {
  it('is midnight in the zone of the site, whatever zone this machine is in', () => {
    expect(new Date(startOfDay('2027-09-14', 'Asia/Kolkata')).toISOString()).toBe('2027-09-13T18:30:00.000Z');
    expect(new Date(startOfDay('2027-09-14', 'America/New_York')).toISOString()).toBe('2027-09-14T04:00:00.000Z');
  });

  it('knows when a day is over, at the end of a month too', () => {
    expect(startOfDay('2027-09-30', 'Asia/Kolkata', 1)).toBe(startOfDay('2027-10-01', 'Asia/Kolkata'));
  });
});
