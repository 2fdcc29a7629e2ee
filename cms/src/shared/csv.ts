/** What spreadsheet programs take for the beginning of a formula, in the wide forms of East Asia too. */
const FORMULA = /^[\t\r]|^\s*[=+\-@＝＋－＠]/;
/** A negative number is what it is. */
const NUMBER = /^-\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;
const NEEDS_QUOTES = /[",\r\n;]/;

/** Says that a file is UTF-8 to programs that would guess otherwise. */
export const CSV_BEGINNING = '\uFEFF';

/** A row of a CSV file (RFC 4180). No cell can run as a formula: one that looks like it is shown as text. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(text: string): string {
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
