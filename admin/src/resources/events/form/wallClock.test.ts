import { describe, expect, it } from 'vitest';

import { minutesBetween, shifted } from './wallClock';

describe('what a clock shows', () => {
  it('is compared and moved, over the ends of days and years', () => {
    expect(minutesBetween('2027-12-31T23:00', '2028-01-01T00:30')).toBe(90);
    expect(shifted('2027-12-31T23:00', 90)).toBe('2028-01-01T00:30');
    expect(shifted('2028-03-01T00:10', -20)).toBe('2028-02-29T23:50');
  });

  it('stays where a reading is none', () => {
    expect(minutesBetween('', '2028-01-01T00:30')).toBe(0);
    expect(shifted('', 30)).toBe('');
  });
});
