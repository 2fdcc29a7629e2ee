import { errors } from '@strapi/utils';
import { CsvError, parse } from 'csv-parse/sync';
import { messages, type StatementDelimiter } from 'contracts';

const DELIMITERS: Record<StatementDelimiter, string> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };
/** Longest line that is read, in characters. */
const ROW_MAX_CHARS = 20_000;
const COLUMNS_MAX = 60;

/**
 * The lines of a CSV file that are not empty. Quotes may stand amidst a field, as some banks have them.
 * @param most lines that are read
 * @throws ValidationError for a file that breaks off in a quoted field, and for lines that no bank writes
 */
export function rowsOf(text: string, delimiter: StatementDelimiter, most: number): string[][] {
  try {
    const rows: string[][] = parse(text, {
      ...{ delimiter: DELIMITERS[delimiter], bom: true, relax_column_count: true, relax_quotes: true },
      ...{ skip_empty_lines: true, trim: true, max_record_size: ROW_MAX_CHARS, to: most },
    });
    if (rows.some(({ length }) => length > COLUMNS_MAX)) throw new errors.ValidationError(messages.statementBroken);
    return rows.filter((row) => row.some((cell) => cell !== ''));
  } catch (error) {
    if (error instanceof CsvError) throw new errors.ValidationError(messages.statementBroken);
    throw error;
  }
}
