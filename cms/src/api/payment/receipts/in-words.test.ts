import { CURRENCIES, fromMinorUnits, toMinorUnits } from 'contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { amountInWords } from './in-words';
import { dayAt, financialYearOf } from 'contracts';
import { runsOf } from './receipt';

it.each([
  [0, 'INR', 'Zero Rupees Only'],
  [100, 'INR', 'One Rupee Only'],
  [5000, 'INR', 'Fifty Rupees Only'],
  [12_345_050, 'INR', 'One Lakh Twenty-Three Thousand Four Hundred Fifty Rupees and Fifty Paise Only'],
  [1_00_00_000_01, 'INR', 'One Crore Rupees and One Paisa Only'],
  [50, 'INR', 'Fifty Paise Only'],
  [100_001_900, 'USD', 'One Million Nineteen US Dollars Only'],
  [123, 'JPY', 'One Hundred Twenty-Three Yen Only'],
  [101, 'GBP', 'One Pound and One Penny Only'],
] as const)('writes %i of %s as %s', (minor, currency, words) => {
  expect(amountInWords(minor, currency)).toBe(words);
});

it('says different amounts differently, and loses none between store and wire, in every currency', () => {
  const amount = fc.nat(2_000_000_000);
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), amount, amount, (currency, one, other) => {
      expect(toMinorUnits(fromMinorUnits(one, currency), currency)).toBe(one);
      expect(amountInWords(one, currency) === amountInWords(other, currency)).toBe(one === other);
    }),
  );
});

it.each([
  ['2026-03-31T18:29:00Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2099-12-31T00:00:00Z', '2099-00'],
])('%s is of the financial year %s in India', (instant, year) => {
  expect(financialYearOf(dayAt(new Date(instant), 'Asia/Kolkata'))).toBe(year);
});

it('says months that follow each other as one', () => {
  expect(runsOf(['2026-01', '2026-02', '2026-04'])).toBe('January 2026 to February 2026, April 2026');
  expect(runsOf(['2025-12', '2026-01', '2026-07', '2026-08', '2026-09'])).toBe(
    'December 2025 to January 2026, July 2026 to September 2026',
  );
});
