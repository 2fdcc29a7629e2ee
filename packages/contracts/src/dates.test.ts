import { describe, expect, it } from 'vitest';

import { dateParts, dayAt, formatDate, formatTime, isTimeZone, wallClockAt, zoneLetters } from './dates.js';

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

  it.each([
    ['2026-09-13T18:30:00.000Z', 'Asia/Kolkata', '2026-09-14T00:00', '12:00 AM'],
    ['2026-09-13T06:30:00.000Z', 'Asia/Kolkata', '2026-09-13T12:00', '12:00 PM'],
    ['2027-01-01T00:05:00.000Z', 'America/St_Johns', '2026-12-31T20:35', '8:35 PM'],
    ['2024-02-29T23:59:59.999Z', 'UTC', '2024-02-29T23:59', '11:59 PM'],
  ])('reads %s off the clocks of %s', (instant, timeZone, wallClock, time) => {
    expect(wallClockAt(instant, timeZone)).toBe(wallClock);
    expect(dayAt(instant, timeZone)).toBe(wallClock.slice(0, 10));
    expect(formatTime(instant, timeZone)).toBe(time);
  });

  it.each([
    ['Asia/Kolkata', 'IST'],
    ['Europe/London', 'GMT+1'],
    ['America/St_Johns', 'GMT-2:30'],
    ['Africa/Accra', 'GMT+0'],
  ])('calls the time of %s %s', (timeZone, letters) => {
    expect(zoneLetters(lateEvening, timeZone)).toBe(letters);
  });

  it('refuses what is no instant', () => {
    expect(() => formatDate('soon', 'UTC')).toThrow(RangeError);
  });

  it('tells a time zone from a typing error', () => {
    expect(isTimeZone('Asia/Kolkata')).toBe(true);
    expect(isTimeZone('Asia/Kolkatta')).toBe(false);
  });
});
