import { z } from 'zod';

import { CURRENCIES } from '../../enums.js';

const instant = z.iso.datetime();

/** A receipt in the console's register. `id` equals `_id`; react-admin needs that name. */
export const consoleReceiptSchema = z.strictObject({
  id: z.string(),
  _id: z.string(),
  /** Such as `2026-27/000123`. */
  number: z.string(),
  financialYear: z.string(),
  /** The payment that it is of, or was of until its statement was undone; empty for none. */
  payment: z.string(),
  /** What was paid for. */
  itemName: z.string(),
  /** As the receipt has it. */
  payerName: z.string(),
  /** Decimal. */
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  issuedAt: instant,
  /** Null for one that is valid. */
  voidedAt: instant.nullable(),
});
export type ConsoleReceipt = z.infer<typeof consoleReceiptSchema>;
export const consoleReceiptsAnswer = z.array(consoleReceiptSchema);

/** How complete the numbers of a financial year are. */
const receiptYearSchema = z.strictObject({
  /** Empty for numbers of no financial year. */
  financialYear: z.string(),
  /** The number that was given out last; the first is 1. */
  last: z.int().nonnegative(),
  voided: z.int().nonnegative(),
  /** Numbers up to the last that no receipt has: how many, and the first of them. */
  missing: z.int().nonnegative(),
  missingNumbers: z.array(z.int().positive()),
  /** Receipts whose numbers were never given out. */
  strange: z.int().nonnegative(),
});
export type ReceiptYear = z.infer<typeof receiptYearSchema>;
/** Answer of `GET /admin/receipt-years`: the latest year first. */
export const receiptYearsAnswer = z.strictObject({ data: z.array(receiptYearSchema) });
/** Missing numbers that are named at most. */
export const MISSING_NUMBERS_SHOWN = 20;
