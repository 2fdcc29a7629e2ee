import { errors } from '@strapi/utils';
import { messages, STATEMENT_HEADER_MAX_ROW, STATEMENT_MAX_LINES, type StatementColumns } from 'contracts';

import { decode } from './decode';
import { linesOf, type ReadLine } from './lines';
import { rowsOf } from './rows';

/** Lines of a file that are no lines of the statement: titles, names of columns, sums. */
const BESIDE = 2 * STATEMENT_HEADER_MAX_ROW;

/** Reads a bank's file. @throws ValidationError with a sentence for whatever cannot be read, and for too many lines */
export function readStatement(bytes: Buffer, layout: StatementColumns): ReadLine[] {
  const { text } = decode(bytes, layout.encoding);
  const rows = rowsOf(text, layout.delimiter, STATEMENT_MAX_LINES + BESIDE + 1);
  const lines = linesOf(rows, layout);
  if (lines.length > STATEMENT_MAX_LINES || rows.length > STATEMENT_MAX_LINES + BESIDE) {
    throw new errors.ValidationError(messages.statementTooLong);
  }
  if (lines.length === 0) throw new errors.ValidationError(messages.statementEmpty);
  return lines;
}
