import type { StatementDateFormat } from 'contracts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const PARTS = /^(\d{1,4})[-/. ]([a-z]{3,9}|\d{1,2})[-/., ]{1,2}(\d{1,4})(?:[ T]\d{1,2}:[\d: apm.]{2,12})?$/i;
const CELL_MAX_CHARS = 40;

/** In which order a format has day, month and year. */
const ORDERS: Record<StatementDateFormat, readonly [day: number, month: number, year: number]> = {
  'dd/mm/yyyy': [1, 2, 3],
  'dd-mmm-yy': [1, 2, 3],
  'yyyy-mm-dd': [3, 2, 1],
  'mm/dd/yyyy': [2, 1, 3],
};

/** Reads a day as a bank writes it, with or without a time. @returns such as `2026-11-23`; null for what is none */
export function readDay(cell: string, format: StatementDateFormat): string | null {
  const found = cell.length > CELL_MAX_CHARS ? null : PARTS.exec(cell.trim());
  if (!found) return null;
  const [day, month, year] = ORDERS[format];
  return dayOf(numberOf(found[year], 'year'), monthOf(found[month], format), numberOf(found[day], 'day'));
}

function numberOf(digits = '', part: 'year' | 'day'): number {
  if (!/^\d+$/.test(digits)) return NaN;
  if (part === 'day') return digits.length > 2 ? NaN : Number(digits);
  if (digits.length === 2) return 2000 + Number(digits);
  return digits.length === 4 ? Number(digits) : NaN;
}

function monthOf(word = '', format: StatementDateFormat): number {
  const isNamed = /^[a-z]/i.test(word);
  if (isNamed !== (format === 'dd-mmm-yy')) return NaN;
  return isNamed ? MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1 : Number(word);
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // The 31st of a month of 30 days is another day to the clock.
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}
