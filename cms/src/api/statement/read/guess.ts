import {
  STATEMENT_DELIMITERS,
  STATEMENT_PREVIEW_LINES,
  type StatementColumns,
  type StatementDateFormat,
  type StatementDelimiter,
} from 'contracts';

import { decode } from './decode';
import { readDay } from './day';
import { rowsOf } from './rows';

/** Lines in which the names of the columns are looked for. */
const LOOKED_AT = 30;
/** The formats that tell a day from a month before those that do not. */
const FORMATS: readonly StatementDateFormat[] = ['yyyy-mm-dd', 'dd-mmm-yy', 'dd/mm/yyyy', 'mm/dd/yyyy'];
/** What banks call their columns. */
const NAMES = {
  dateColumn: /date/i,
  narrationColumn: /narration|description|particular|detail|remark/i,
  debitColumn: /debit|withdrawal|\bdr\b/i,
  creditColumn: /credit|deposit|\bcr\b/i,
  amountColumn: /amount/i,
  signColumn: /^(?:type|dr\s*\/\s*cr|cr\s*\/\s*dr)$/i,
  idColumn: /utr|ref|chq|cheque|transaction id|tran(?:saction)? ?no/i,
} as const;

/** What a file looks like, for somebody to correct: its first lines, and a layout. */
export function guessLayout(bytes: Buffer): { rows: string[][]; guess: StatementColumns } {
  const { text } = decode(bytes, 'auto');
  const { delimiter, rows } = partedBest(text);
  const header = rows.findIndex((row) => row.some((cell) => NAMES.dateColumn.test(cell)) && row.length > 2);
  const guess: StatementColumns = {
    ...{ delimiter, encoding: 'auto', headerRow: header + 1, ...columnsOf(rows[header] ?? []) },
    dateFormat: formatOf(rows.slice(header + 1)),
  };
  return { rows: rows.slice(0, header + 1 + STATEMENT_PREVIEW_LINES), guess };
}

/** The delimiter that parts the lines into most columns. */
function partedBest(text: string): { delimiter: StatementDelimiter; rows: string[][] } {
  const tried = STATEMENT_DELIMITERS.map((delimiter) => {
    const rows = rowsOf(text, delimiter, LOOKED_AT);
    const widths = rows.map(({ length }) => length).sort((one, other) => one - other);
    return { delimiter, rows, width: widths[Math.floor(widths.length / 2)] ?? 0 };
  });
  return tried.reduce((best, next) => (next.width > best.width ? next : best));
}

type Named = Record<keyof typeof NAMES, string>;

function columnsOf(names: readonly string[]): Named {
  const taken = new Set<string>();
  const found = Object.entries(NAMES).map(([column, pattern]) => {
    const name = names.find((each) => pattern.test(each) && !taken.has(each)) ?? '';
    taken.add(name);
    return [column, name.slice(0, 100)];
  });
  const columns = Object.fromEntries(found) as Named;
  // Two columns for the two ways say more than one.
  return columns.creditColumn ? { ...columns, amountColumn: '', signColumn: '' } : { ...columns, debitColumn: '' };
}

function formatOf(rows: readonly string[][]): StatementDateFormat {
  const fits = (format: StatementDateFormat) =>
    rows.filter((row) => row.some((cell) => readDay(cell, format) !== null)).length;
  return FORMATS.reduce((best, format) => (fits(format) > fits(best) ? format : best), 'dd/mm/yyyy');
}
