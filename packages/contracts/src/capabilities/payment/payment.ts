import { z } from 'zod';

import { CURRENCIES } from '../../enums.js';
import { oneOf, pageNumber, pageOf, pageSize } from '../../envelope.js';
import { moneyChangeSchema } from './money-changes.js';
import { moneyRequestSchema } from './money-requests.js';
import {
  PAYMENT_METHODS,
  PAYMENT_STATES,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
  PAYMENTS_PAGE_SIZE,
  CHECKOUT_METHODS,
  type GatewayName,
} from './values.js';

const instant = z.iso.datetime();
const currency = z.enum(CURRENCIES);
/** A month as the documents have it: its number from 0, as a text, and the year (admin §3). */
export const monthSchema = z.strictObject({ month: z.string(), year: z.int() });
export type Month = z.infer<typeof monthSchema>;

/** A payment, as whoever pays reads it. */
export const paymentSchema = z.strictObject({
  _id: z.string(),
  relatedTo: z.enum(PAYMENT_TYPES),
  /** What is paid for, such as an event; null for contributions. */
  relatedId: z.string().nullable(),
  /** What it is called, such as an event's title. */
  itemName: z.string(),
  /** Decimal. */
  amount: z.number().nonnegative(),
  currency,
  status: z.enum(PAYMENT_STATUSES),
  state: z.enum(PAYMENT_STATES),
  /** Null until it is known. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  /** The months that are paid, the earliest first; none of what is no contribution. */
  months: z.array(monthSchema),
  createdAt: instant,
  paidOn: instant.nullable(),
  /** Until when seat or months are kept; null once nothing waits. */
  expiresAt: instant.nullable(),
  /** How much was given back, decimal. */
  refunded: z.number().nonnegative(),
  /** Such as `2026-27/000123`; null without one. */
  receiptNumber: z.string().nullable(),
  /** What the payer entered; null for none. */
  utr: z.string().nullable(),
  /** Why the treasurer did not find it, or gave it back; empty otherwise. */
  reason: z.string(),
  abilities: z.strictObject({ confirm: z.boolean(), cancel: z.boolean() }),
});
export type Payment = z.infer<typeof paymentSchema>;

/** What each gateway needs of the payer, or tells them. */
const offers = {
  sandbox: z.strictObject({ methods: z.array(z.enum(CHECKOUT_METHODS)) }),
  upi: z.strictObject({
    /** `upi://pay?…`, with amount and reference: a phone opens the payer's app by it. */
    link: z.string(),
    address: z.string(),
    name: z.string(),
    /** Stands in the bank's statement. */
    reference: z.string(),
    /** The link as a QR code: a path in modules, and the edge of the whole, the white around it too. */
    qr: z.strictObject({ path: z.string(), size: z.int().positive() }),
  }),
} satisfies Record<GatewayName, z.ZodType>;
/** What a gateway offers for a payment. */
export type OfferOf<Name extends GatewayName> = z.infer<(typeof offers)[Name]>;
/** Gateways that are offered for this payment, with what each needs; null for one that is not. */
const gatewaysSchema = z.strictObject({ sandbox: offers.sandbox.nullable(), upi: offers.upi.nullable() });
/** A payment with the ways to pay it. */
export const paymentDetailSchema = paymentSchema.extend({
  /** The documents' name of `_id` (admin §7, createPaymentIntent). */
  paymentId: z.string(),
  gateways: gatewaysSchema,
});
export type PaymentDetail = z.infer<typeof paymentDetailSchema>;

/** Answer of `POST /payments/:type`, `POST /payments/:type/:id`, `GET /payments/:id`, and of confirm and cancel. */
export const paymentAnswer = oneOf(paymentDetailSchema);
/** Answer of `GET /payments`, by `paidOn`, newest first; what was never paid is not among them. */
export const paymentsAnswer = pageOf(paymentSchema);
export type Payments = z.infer<typeof paymentsAnswer>;
export const paymentsQuery = z.object({ page: pageNumber, pageSize: pageSize(PAYMENTS_PAGE_SIZE) });
export type PaymentsQuery = z.infer<typeof paymentsQuery>;

/* The console. */

/** A payment in the console's list. `id` equals `_id`; react-admin needs that name. */
export const consolePaymentRowSchema = paymentSchema.omit({ abilities: true, months: true }).extend({
  id: z.string(),
  /** Who paid; a former member has no name. */
  payer: z.strictObject({ _id: z.string(), name: z.string(), email: z.string() }),
  payerName: z.string(),
  description: z.string(),
  /** A day of the site's clock. */
  paymentDate: z.iso.date(),
  receiptUrl: z.string(),
  /** Whether an admin entered it by hand. */
  isEntered: z.boolean(),
});
export type ConsolePaymentRow = z.infer<typeof consolePaymentRowSchema>;
export const consolePaymentRowsAnswer = z.array(consolePaymentRowSchema);

/** A step of a payment: appended, never changed. */
const stepSchema = z.strictObject({
  event: z.string(),
  state: z.enum(PAYMENT_STATES),
  at: instant,
  /** Who caused it; empty for the payer's own steps, a gateway and the clock. */
  by: z.string(),
  /** A reason, a UTR or what else there is to know. */
  note: z.string(),
});
/** What was booked; the amounts of each entry add up to nothing in each currency. */
const entrySchema = z.strictObject({
  key: z.string(),
  description: z.string(),
  at: instant,
  postings: z.array(z.strictObject({ account: z.string(), amount: z.number(), currency })),
});
/** A payment as an admin reads and writes it. */
export const consolePaymentSchema = consolePaymentRowSchema.extend({
  /** Of the profile of whoever paid, as the form has it. */
  user: z.string(),
  /** Empty for none, as the form has it. */
  relatedId: z.string(),
  months: z.array(monthSchema),
  steps: z.array(stepSchema),
  entries: z.array(entrySchema),
  changes: z.array(moneyChangeSchema),
  /** Refunds that wait for another admin. */
  requests: z.array(moneyRequestSchema),
  abilities: z.strictObject({
    /** The treasurer's decision about what was submitted. */
    confirm: z.boolean(),
    reject: z.boolean(),
    refund: z.boolean(),
    delete: z.boolean(),
  }),
  updatedAt: instant,
});
export type ConsolePayment = z.infer<typeof consolePaymentSchema>;
/** Answer of `POST /admin/payments/:id/confirm`, `…/reject` and `…/refund`. */
export const consolePaymentAnswer = oneOf(consolePaymentSchema);
const settingsSchema = z.strictObject({
  upiAddress: z.string(),
  upiName: z.string(),
  offersSandbox: z.boolean(),
  approvalAbove: z.int(),
});
export type PaymentSettings = z.infer<typeof settingsSchema>;
/** Answer of `GET` and `PUT /admin/payment-settings`: what is in force, and what waits for another admin. */
export const paymentSettingsAnswer = oneOf(
  settingsSchema.extend({
    requests: z.array(moneyRequestSchema),
    /** Whether there is nobody who could approve what waits. */
    isOnlyAdmin: z.boolean(),
  }),
);
export type ConsolePaymentSettings = z.infer<typeof paymentSettingsAnswer>['data'];
