import * as z from 'zod/mini';

import { line, requiredLine, requiredText } from '../../fields.js';
import { messages } from '../../messages.js';
import { PAYMENT_REASON_MAX_CHARS } from '../payment/values.js';
import {
  BANK_COLUMN_MAX_CHARS,
  BANK_LAYOUT_NAME_MAX_CHARS,
  STATEMENT_DATE_FORMATS,
  STATEMENT_DELIMITERS,
  STATEMENT_ENCODINGS,
  STATEMENT_HEADER_MAX_ROW,
  TRANSFER_REFERENCE_MAX_CHARS,
} from './values.js';

/** A column that has to be there: its name in the file, or its number where the file names none. */
const column = requiredLine(messages.layoutColumnMissing, BANK_COLUMN_MAX_CHARS);
/** The same of one that a bank may not have. */
const columnOrNone = z._default(line(BANK_COLUMN_MAX_CHARS), '');

const columns = {
  delimiter: z.enum(STATEMENT_DELIMITERS),
  encoding: z._default(z.enum(STATEMENT_ENCODINGS), 'auto'),
  /** The line with the names of the columns, counted from 1 among those that are not empty; 0 for none. */
  headerRow: z
    .int(messages.layoutHeaderInvalid)
    .check(
      z.minimum(0, messages.layoutHeaderInvalid),
      z.maximum(STATEMENT_HEADER_MAX_ROW, messages.layoutHeaderInvalid),
    ),
  dateFormat: z.enum(STATEMENT_DATE_FORMATS),
  dateColumn: column,
  /** Money either way: less than nothing, in brackets or with `Dr` is paid. */
  amountColumn: columnOrNone,
  /** `Dr` or `Cr` of that amount, where a column of its own says it. */
  signColumn: columnOrNone,
  debitColumn: columnOrNone,
  creditColumn: columnOrNone,
  narrationColumn: column,
  /** The bank's own number of the line, often the UTR. */
  idColumn: columnOrNone,
};

/** A column for the amount either way, or one for what came in; both would contradict each other. */
const hasAmount = ({ amountColumn, creditColumn }: { amountColumn: string; creditColumn: string }) =>
  (amountColumn === '') !== (creditColumn === '');
const amountSaid = { error: messages.layoutAmountMissing, path: ['creditColumn'] };

/** How a bank writes its statements: the `layout` of a preview, in JSON. */
export const statementColumns = z.strictObject(columns).check(z.refine(hasAmount, amountSaid));
export type StatementColumns = z.output<typeof statementColumns>;

/** Body of `POST` and `PUT /admin/bank-layouts`. */
export const bankLayoutInput = z
  .strictObject({ name: requiredLine(messages.layoutNameMissing, BANK_LAYOUT_NAME_MAX_CHARS), ...columns })
  .check(z.refine(hasAmount, amountSaid));
export type BankLayoutInput = z.input<typeof bankLayoutInput>;

/** What comes with the file of `POST /admin/statements`: the bank's layout, by its id. */
export const statementUpload = z.strictObject({
  layout: z.string(messages.layoutNotFound).check(z.minLength(1, messages.layoutNotFound), z.maxLength(50)),
});

/**
 * Body of `POST /admin/statement-lines/:id/decide`: the payment that it pays; null sets the line aside. Of one that is
 * kept as unclaimed, the payment that its money is for.
 */
export const decideLineBody = z.strictObject({
  payment: z.nullable(
    z.string(messages.statementLineChoice).check(z.minLength(1, messages.statementLineChoice), z.maxLength(50)),
  ),
});
export type DecideLineBody = z.input<typeof decideLineBody>;

/** Body of `POST /admin/statement-lines/:id/give-back`: money that nobody could claim went back. */
export const giveBackBody = z.strictObject({
  /** The number that the bank gave the transfer by which it went back. */
  reference: requiredLine(messages.transferReferenceMissing, TRANSFER_REFERENCE_MAX_CHARS),
  reason: requiredText(messages.paymentReasonMissing, PAYMENT_REASON_MAX_CHARS),
});
export type GiveBackBody = z.input<typeof giveBackBody>;
