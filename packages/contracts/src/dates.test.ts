import { describe, expect, it } from 'vitest';

import { dateParts, formatDate, formatTime, isTimeZone } from './dates.js';

describe('dates', () => {
  const lateEvening = '2026-09-13T20:15:00.000Z';

  it('shows an instant in the site zone, whatever zone this machine is in', () => {
    expect(formatDate(lateEvening, 'Asia/Kolkata')).toBe('Sep 14, 2026');
    expect(formatTime(lateEvening, 'Asia/Kolkata')).toBe('1:45 AM');
    expect(formatDate(lateEvening, 'America/New_York')).toBe('Sep 13, 2026');
  });

  it('splits a calendar leaf', () => {
    expect(dateParts(lateEvening, 'Asia/Kolkata')).toEqual({ day: '14', month: 'Sep', weekday: 'Mon' });
  });

  it('tells a time zone from a typing error', () => {
    expect(isTimeZone('Asia/Kolkata')).toBe(true);
    expect(isTimeZone('Asia/Kolkatta')).toBe(false);
  });
});
