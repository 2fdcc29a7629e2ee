import { createHash } from 'node:crypto';

import { errors } from '@strapi/utils';
import { messages, STATEMENT_NARRATION_MAX_CHARS, type StatementColumns } from 'contracts';

import { readAmount } from './amount';
import { readDay } from './day';

/** A line of a statement, as far as it could be read. */
export interface ReadLine {
  /** Its place among the lines of the file, counted from 1. */
  place: number;
  /** Such as `2026-11-23`; null for what is none. */
  day: string | null;
  /** Paise, less than none for what was paid; null for what is none. */
  amount: number | null;
  /** The bank's words. */
  narration: string;
  /** The bank's own number; empty for none. */
  bankId: string;
  /** What is wrong with it; empty for nothing. */
  fault: string;
  /** Alike for a line that stands in another file too. */
  hash: string;
}

/** What of a line's words is looked at. */
const WORDS_MAX_CHARS = 2000;
/** Blanks, and what would turn around or hide what stands beside it. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]+/gu;

/**
 * Reads the lines of a file by a bank's layout. Lines without a day and an amount, such as titles and sums, are none.
 * @throws ValidationError for a column that is not there, or there twice
 */
export function linesOf(rows: readonly string[][], layout: StatementColumns): ReadLine[] {
  const cellOf = cellsOf(rows, layout);
  const lines: ReadLine[] = [];
  for (const row of rows.slice(layout.headerRow)) {
    const line = lineOf(row, layout, cellOf);
    if (line) lines.push({ ...line, place: lines.length + 1 });
  }
  return lines;
}

type CellOf = (row: readonly string[], column: string) => string;

/** Finds a cell by the name of its column, or by its number where the file names none. */
function cellsOf(rows: readonly string[][], layout: StatementColumns): CellOf {
  const { headerRow } = layout;
  const names = headerRow > 0 ? (rows[headerRow - 1] ?? []).map(folded) : null;
  const places = new Map<string, number>();
  const named = ['date', 'amount', 'sign', 'debit', 'credit', 'narration', 'id'] as const;
  for (const column of named.map((name) => layout[`${name}Column`])) {
    if (column !== '') places.set(column, placeOf(column, names, rows));
  }
  return (row, column) => row[places.get(column) ?? -1] ?? '';
}

function placeOf(column: string, names: readonly string[] | null, rows: readonly string[][]): number {
  if (names === null) {
    const place = /^\d{1,2}$/.test(column) ? Number(column) - 1 : -1;
    if (place < 0 || !rows.some((row) => row.length > place)) throw fault(messages.statementColumnMissing(column));
    return place;
  }
  const place = names.indexOf(folded(column));
  if (place < 0) throw fault(messages.statementColumnMissing(column));
  if (names.lastIndexOf(folded(column)) !== place) throw fault(messages.statementColumnTwice(column));
  return place;
}

const fault = (sentence: string) => new errors.ValidationError(sentence);
const folded = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();

function lineOf(row: readonly string[], layout: StatementColumns, cellOf: CellOf): Omit<ReadLine, 'place'> | null {
  const written = cellOf(row, layout.dateColumn);
  const amounts = [layout.amountColumn, layout.debitColumn, layout.creditColumn].map((column) => cellOf(row, column));
  const day = readDay(written, layout.dateFormat);
  const hasAmount = amounts.some((cell) => /\d/.test(cell));
  if (day === null && !(/\d/.test(written) && hasAmount)) return null;
  if (!hasAmount) return null;
  const amount = amountOf(row, layout, cellOf);
  const narration = cellOf(row, layout.narrationColumn).slice(0, WORDS_MAX_CHARS).replaceAll(UNSEEN, ' ').trim();
  const bankId = cellOf(row, layout.idColumn).slice(0, 100).trim();
  const faults = [
    day === null && messages.lineDateUnreadable(layout.dateFormat),
    amount === null && messages.lineAmountUnreadable,
  ].filter((sentence) => sentence !== false);
  return {
    ...{ day, amount, bankId, narration: narration.slice(0, STATEMENT_NARRATION_MAX_CHARS) },
    fault: faults[0] ?? '',
    hash: hashOf([day ?? written, amount === null ? amounts.join(' ') : String(amount), narration, bankId]),
  };
}

/** What came in, or less than nothing for what was paid. */
function amountOf(row: readonly string[], layout: StatementColumns, cellOf: CellOf): number | null {
  const { amountColumn, signColumn, debitColumn, creditColumn } = layout;
  const read = (column: string, sign?: string) => {
    const cell = cellOf(row, column);
    return /\d/.test(cell) ? readAmount(cell, sign) : 0;
  };
  // What cannot be read is not nothing.
  if (amountColumn !== '') return read(amountColumn, cellOf(row, signColumn));
  const [credit, debit] = [read(creditColumn), read(debitColumn)];
  if (credit === null || debit === null) return null;
  return credit === 0 ? -Math.abs(debit) : credit;
}

/** Alike whatever blanks and capitals another file has. */
const hashOf = (parts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts.map((part) => folded(part))))
    .digest('hex');
