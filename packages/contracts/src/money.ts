import type { Currency } from './enums.js';

/** Digits behind the decimal point, by currency (ISO 4217). */
const FRACTION_DIGITS: Record<Currency, number> = { INR: 2, USD: 2, EUR: 2, GBP: 2, CAD: 2, AUD: 2, JPY: 0 };

const SYMBOLS: Record<Currency, string> = {
  INR: '₹',
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  JPY: '¥',
};

/**
 * Turns a decimal amount of the wire into the integer minor units of the store (design §6).
 * @param amount a decimal, such as 12.5
 * @returns minor units, such as 1250
 * @throws RangeError when the amount is not finite or has more decimals than the currency
 */
export function toMinorUnits(amount: number, currency: Currency): number {
  const factor = 10 ** FRACTION_DIGITS[currency];
  const minor = Math.round(amount * factor);
  if (!Number.isSafeInteger(minor) || Math.abs(minor / factor - amount) > 1e-9) {
    throw new RangeError(`${amount} is not an amount in ${currency}`);
  }
  return minor;
}

/** Turns minor units of the store into the decimal amount of the wire. */
export function fromMinorUnits(minor: number, currency: Currency): number {
  return minor / 10 ** FRACTION_DIGITS[currency];
}

/**
 * Writes an amount for programs, exactly and with all decimals of the currency: `-12.50`, `1200` of yen.
 * @param minor minor units
 */
export function writeDecimal(minor: number, currency: Currency): string {
  const digits = FRACTION_DIGITS[currency];
  const written = String(Math.abs(minor)).padStart(digits + 1, '0');
  const decimal = digits === 0 ? written : `${written.slice(0, -digits)}.${written.slice(-digits)}`;
  return minor < 0 ? `-${decimal}` : decimal;
}

/**
 * Writes an amount for people, with all decimals of the currency: `$12.50`, `₹1,00,000.00`.
 * Grouping follows the currency's home (Indian for INR), so that server and browser agree.
 * @param minor minor units
 */
export function formatMoney(minor: number, currency: Currency): string {
  const digits = FRACTION_DIGITS[currency];
  const number = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(minor) / 10 ** digits);
  return `${minor < 0 ? '−' : ''}${SYMBOLS[currency]}${number}`;
}

/**
 * Writes a decimal amount of the wire for people, as `formatMoney` does.
 * @throws RangeError when the amount has more decimals than the currency
 */
export const formatAmount = (amount: number, currency: Currency): string =>
  formatMoney(toMinorUnits(amount, currency), currency);

/** A ticket's price for people: `Free` at zero, else the amount with its decimals (member §2, events list). */
export function formatTicketPrice(amount: number, currency: Currency): string {
  return amount === 0 ? 'Free' : formatAmount(amount, currency);
}
