import { CURRENCIES, formatMoney, fromMinorUnits, toMinorUnits, writeDecimal } from 'contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const currency = fc.constantFrom(...CURRENCIES);
/** Up to a hundred thousand crore, in minor units: decimals of so many digits are exact as numbers of the wire. */
const MOST = 100_000_000_000_000;
const minor = fc.integer({ min: -MOST, max: MOST });
const digitsOf = (code: (typeof CURRENCIES)[number]) => (code === 'JPY' ? 0 : 2);

describe('money of every currency', () => {
  it('is the same after the way to the wire and back', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => toMinorUnits(fromMinorUnits(amount, code), code) === amount),
    );
  });

  it('survives JSON and what people type', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const wire = JSON.parse(JSON.stringify({ amount: fromMinorUnits(amount, code) })) as { amount: number };
        expect(toMinorUnits(wire.amount, code)).toBe(amount);
        expect(toMinorUnits(Number(writeDecimal(amount, code)), code)).toBe(amount);
      }),
    );
  });

  it('is written for programs with the decimals of its currency, and read back by digits alone', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const written = writeDecimal(amount, code);
        expect(written).toMatch(digitsOf(code) === 0 ? /^-?\d+$/ : /^-?\d+\.\d\d$/);
        expect(BigInt(written.replace('.', ''))).toBe(BigInt(amount));
      }),
    );
  });

  it('is written for people without losing a digit', () => {
    fc.assert(
      fc.property(minor, currency, (amount, code) => {
        const digits = formatMoney(amount, code).replace(/\D/g, '');
        expect(BigInt(digits)).toBe(BigInt(Math.abs(amount)));
      }),
    );
  });

  it('is refused with more decimals than its currency has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9 }),
        currency,
        (whole, tail, code) => {
          const amount = Number(`${whole}.${digitsOf(code) === 0 ? '' : '00'}${tail}`);
          expect(() => toMinorUnits(amount, code)).toThrow(RangeError);
        },
      ),
    );
  });

  it('adds up whole, in however many parts it is given back', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1_000_000_00 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(parts, currency, (given, code) => {
        const all = given.reduce((sum, part) => sum + part, 0);
        const left = given.reduce((rest, part) => rest - toMinorUnits(fromMinorUnits(part, code), code), all);
        expect(left).toBe(0);
        expect(writeDecimal(left, code)).toBe(digitsOf(code) === 0 ? '0' : '0.00');
      }),
    );
  });
});
