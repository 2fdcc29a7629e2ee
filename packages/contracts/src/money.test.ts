import { describe, expect, it } from 'vitest';

import { formatMoney, formatTicketPrice, fromMinorUnits, toMinorUnits } from './money.js';

describe('money', () => {
  it('survives the way to the store and back, even where floats would not', () => {
    for (const amount of [0, 0.1, 0.29, 1.15, 19.99, 1_000_000.01]) {
      expect(fromMinorUnits(toMinorUnits(amount, 'USD'), 'USD')).toBe(amount);
    }
  });

  it('knows currencies without decimals', () => {
    expect(toMinorUnits(500, 'JPY')).toBe(500);
    expect(formatMoney(500, 'JPY')).toBe('¥500');
  });

  it('refuses what is no amount of that currency', () => {
    expect(() => toMinorUnits(1.005, 'USD')).toThrow(RangeError);
    expect(() => toMinorUnits(1.5, 'JPY')).toThrow(RangeError);
    expect(() => toMinorUnits(Number.POSITIVE_INFINITY, 'INR')).toThrow(RangeError);
  });

  it('groups rupees the Indian way', () => {
    expect(formatMoney(10_000_000, 'INR')).toBe('₹1,00,000.00');
    expect(formatMoney(-1250, 'USD')).toBe('−$12.50');
  });

  it('shows a ticket price with two decimals, or Free', () => {
    expect(formatTicketPrice(0, 'USD')).toBe('Free');
    expect(formatTicketPrice(15, 'USD')).toBe('$15.00');
  });
});
