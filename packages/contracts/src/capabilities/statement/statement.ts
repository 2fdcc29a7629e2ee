import { z } from 'zod';

import { oneOf } from '../../envelope.js';
import { PAYMENT_STATES } from '../payment/values.js';
import {
  LINE_OUTCOMES,
  STATEMENT_DATE_FORMATS,
  STATEMENT_DELIMITERS,
  STATEMENT_ENCODINGS,
  STATEMENT_STATES,
  type LineOutcome,
} from './values.js';

const instant = z.iso.datetime();
const count = z.int().nonnegative();
const columns = {
  delimiter: z.enum(STATEMENT_DELIMITERS),
  encoding: z.enum(STATEMENT_ENCODINGS),
  headerRow: count,
  dateFormat: z.enum(STATEMENT_DATE_FORMATS),
  dateColumn: z.string(),
  amountColumn: z.string(),
  signColumn: z.string(),
  debitColumn: z.string(),
  creditColumn: z.string(),
  narrationColumn: z.string(),
  idColumn: z.string(),
};

/** How a bank writes its statements. `id` equals `_id`; react-admin needs that name. */
export const bankLayoutSchema = z.strictObject({
  ...{ id: z.string(), _id: z.string(), name: z.string(), ...columns },
  ...{ createdAt: instant, updatedAt: instant },
});
export type BankLayout = z.infer<typeof bankLayoutSchema>;

const outcomes = Object.fromEntries(LINE_OUTCOMES.map((outcome) => [outcome, count])) as Record<
  LineOutcome,
  typeof count
>;

/** A statement that somebody uploaded. */
export const statementSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  fileName: z.string(),
  /** What the bank is called whose columns it was read by. */
  bankName: z.string(),
  state: z.enum(STATEMENT_STATES),
  /** Who uploaded it; empty for somebody who left. */
  byName: z.string(),
  /** All lines, and those of each outcome. */
  lineCount: count,
  counts: z.strictObject(outcomes),
  /** Lines that wait for the treasurer. */
  doubtful: count,
  createdAt: instant,
  appliedAt: instant.nullable(),
  undoneAt: instant.nullable(),
  /** Until when it can be undone; null where nothing was applied. */
  undoUntil: instant.nullable(),
  /** When the bank's words are deleted. */
  narrationsUntil: instant,
  abilities: z.strictObject({ apply: z.boolean(), undo: z.boolean(), delete: z.boolean() }),
  updatedAt: instant,
});
export type Statement = z.infer<typeof statementSchema>;
export const statementsAnswer = z.array(statementSchema);
/** Answer of `POST /admin/statements`, `…/apply` and `…/undo`. `left` lines are still to be done by the same call. */
export const statementAnswer = oneOf(z.strictObject({ statement: statementSchema, left: count }));
export type StatementMoved = z.infer<typeof statementAnswer>['data'];

/** A line of a statement. */
export const statementLineSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  /** Of the statement. */
  statement: z.string(),
  /** Its place in the file, counted from 1. */
  place: count,
  /** A day; empty where it could not be read. */
  day: z.string(),
  /** Rupees; null where it could not be read. */
  amount: z.number().nullable(),
  /** The bank's words; empty once they are deleted, and for what is not money received. */
  narration: z.string(),
  utr: z.string().nullable(),
  outcome: z.enum(LINE_OUTCOMES),
  /** A sentence for people. */
  reason: z.string(),
  /** The payment that it pays, or may pay. */
  payment: z
    .strictObject({
      _id: z.string(),
      payerName: z.string(),
      itemName: z.string(),
      amount: z.number(),
      utr: z.string().nullable(),
      state: z.enum(PAYMENT_STATES),
    })
    .nullable(),
  /** The same for lists and files. */
  payerName: z.string(),
  /** Who decided about it; empty for nobody. */
  decidedBy: z.string(),
  /** Whether another admin is asked to approve that it is given back. */
  isAsked: z.boolean(),
  abilities: z.strictObject({
    /** Says which payment it pays, or sets it aside. */
    decide: z.boolean(),
    /** Keeps its money as unclaimed. */
    keep: z.boolean(),
    /** Says which payment the money that was kept is for. */
    assign: z.boolean(),
    giveBack: z.boolean(),
  }),
  createdAt: instant,
});
export type StatementLine = z.infer<typeof statementLineSchema>;
export const statementLinesAnswer = z.array(statementLineSchema);
/** Answer of `POST /admin/statement-lines/:id/decide`, `…/keep` and `…/give-back`. */
export const statementLineAnswer = oneOf(statementLineSchema);

/** Answer of `GET /admin/unclaimed-money`: lines that are kept as unclaimed, and what they add up to, in rupees. */
export const unclaimedTotalAnswer = oneOf(z.strictObject({ lines: count, amount: z.number() }));
export type UnclaimedTotal = z.infer<typeof unclaimedTotalAnswer>['data'];

/** Answer of `POST /admin/statement-preview`. */
export const statementPreviewAnswer = oneOf(
  z.strictObject({
    /** The first lines as they are. */
    rows: z.array(z.array(z.string())),
    /** What the file looks like, to begin with; the name is for somebody to say. */
    guess: z.strictObject(columns),
    /** How the first lines are read by the layout that came along; none without one. */
    lines: z.array(
      z.strictObject({
        day: z.string(),
        /** Rupees; null where it could not be read. */
        amount: z.number().nullable(),
        narration: z.string(),
        utr: z.string().nullable(),
        /** What is wrong with it; empty for nothing. */
        fault: z.string(),
      }),
    ),
    /** Why none can be read by it; empty for nothing. */
    fault: z.string(),
  }),
);
export type StatementPreview = z.infer<typeof statementPreviewAnswer>['data'];
