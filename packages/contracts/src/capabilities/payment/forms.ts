import * as z from 'zod/mini';

import { CURRENCIES, type Currency } from '../../enums.js';
import { isSeen, line, requiredText, text } from '../../fields.js';
import { messages } from '../../messages.js';
import { toMinorUnits } from '../../money.js';
import { daySchema } from '../../wall-clock.js';
import { isWebAddressOrNone } from '../../web-address.js';
import {
  APPROVAL_ABOVE_MAX,
  CARD_NUMBER_DIGITS,
  CVV_DIGITS,
  type GatewayName,
  PAYMENT_DESCRIPTION_MAX_CHARS,
  PAYMENT_MAX_AMOUNT,
  PAYMENT_METHODS,
  PAYMENT_REASON_MAX_CHARS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
  CHECKOUT_METHODS,
  SANDBOX_OUTCOMES,
  UPI_ADDRESS_MAX_CHARS,
  UPI_NAME_MAX_CHARS,
  UTR_DIGITS,
} from './values.js';

/** What a card's fields are checked with, in the browser: nothing of it is ever sent (admin §5). */
export const cardForm = z.strictObject({
  cardNumber: z.string().check(
    z.refine(isSeen, messages.cardDetailsMissing),
    z.refine((number) => new RegExp(`^\\d{${CARD_NUMBER_DIGITS}}$`).test(number.replace(/\s/g, '')), {
      error: messages.cardNumberInvalid,
      when: ({ issues }) => issues.length === 0,
    }),
  ),
  cardName: z.string().check(z.refine(isSeen, messages.cardDetailsMissing)),
  expiryDate: z.string().check(z.refine(isSeen, messages.cardDetailsMissing)),
  cvv: z.string().check(
    z.refine(isSeen, messages.cardDetailsMissing),
    z.refine((code) => new RegExp(`^\\d{${CVV_DIGITS.min},${CVV_DIGITS.max}}$`).test(code.trim()), {
      error: messages.cvvInvalid,
      when: ({ issues }) => issues.length === 0,
    }),
  ),
});
export type CardForm = z.input<typeof cardForm>;

/** Whether the digits of a card's number agree with each other (Luhn): a hint, no more. */
export function looksLikeCard(number: string): boolean {
  const digits = [...number.replace(/\s/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

const utr = z.pipe(
  z.string().check(z.maxLength(50, messages.utrInvalid)),
  z.pipe(
    z.transform((entered: string) => entered.replace(/\s/g, '')),
    z.string().check(z.regex(new RegExp(`^\\d{${UTR_DIGITS}}$`), messages.utrInvalid)),
  ),
);
/** Body of `POST /payments/:id/confirm`, where the payer has paid by UPI. */
export const upiConfirmBody = z.strictObject({ gateway: z.literal('upi'), utr });
export type UpiConfirmBody = z.input<typeof upiConfirmBody>;
/** The same of the mock, which `outcome` tells what to do. */
export const sandboxConfirmBody = z.strictObject({
  gateway: z.literal('sandbox'),
  method: z._default(z.enum(CHECKOUT_METHODS), 'card'),
  outcome: z._default(z.enum(SANDBOX_OUTCOMES), 'succeed'),
});
export type SandboxConfirmBody = z.input<typeof sandboxConfirmBody>;
/** Body of `POST /payments/:id/confirm`, by the gateway that it names. */
export const confirmPaymentBody = z.discriminatedUnion('gateway', [sandboxConfirmBody, upiConfirmBody]);
export type ConfirmPaymentBody = z.input<typeof confirmPaymentBody>;
export type PaymentConfirmation = z.output<typeof confirmPaymentBody>;
/** What one gateway is sent. */
export type ConfirmationOf<Name extends GatewayName> = Extract<PaymentConfirmation, { gateway: Name }>;

/** A body that says nothing. */
export const emptyBody = z.strictObject({});

/* The console. */

const amount = z
  .number(messages.amountInvalid)
  .check(z.positive(messages.amountInvalid), z.maximum(PAYMENT_MAX_AMOUNT, messages.amountInvalid));
/** A yen has no decimals. */
function isAmountIn(given: { amount: number; currency: Currency }): boolean {
  try {
    return toMinorUnits(given.amount, given.currency) > 0;
  } catch {
    return false;
  }
}

/** What an admin enters by hand (admin §5 payment form, defaults of admin §9). */
const entered = {
  /** Of the profile of whoever paid. */
  user: z.string(messages.payerMissing).check(z.trim(), z.minLength(1, messages.payerMissing), z.maxLength(50)),
  amount,
  currency: z._default(z.enum(CURRENCIES), 'USD'),
  paymentMethod: z._default(z.enum(PAYMENT_METHODS), 'credit_card'),
  status: z._default(z.enum(PAYMENT_STATUSES), 'pending'),
  description: z._default(line(PAYMENT_DESCRIPTION_MAX_CHARS), ''),
  /** A day of the site's clock, such as `2027-09-14`. */
  paymentDate: daySchema,
  relatedTo: z._default(z.enum(PAYMENT_TYPES), 'other'),
  /** Of the event whose ticket is paid; left out, no seat is given. */
  relatedId: z._default(line(50), ''),
  receiptUrl: z._default(line(500), '').check(z.refine(isWebAddressOrNone, messages.paymentUrlInvalid)),
};
/** Body of `POST` and `PUT /admin/payments`. An amount has no more decimals than its currency. */
export const consolePaymentInput = z
  .strictObject(entered)
  .check(z.refine(isAmountIn, { error: messages.amountInvalid, path: ['amount'] }));
export type ConsolePaymentInput = z.input<typeof consolePaymentInput>;
export type EnteredPayment = z.output<typeof consolePaymentInput>;

const reason = requiredText(messages.paymentReasonMissing, PAYMENT_REASON_MAX_CHARS);
/** Body of `POST /admin/payments/:id/reject`. The payer is told. */
export const rejectPaymentBody = z.strictObject({ reason });
export type RejectPaymentBody = z.input<typeof rejectPaymentBody>;
/** Body of `POST /admin/payments/:id/confirm`; it may be left out. */
export const approvePaymentBody = z.strictObject({ note: z._default(text(PAYMENT_REASON_MAX_CHARS), '') });
export type ApprovePaymentBody = z.input<typeof approvePaymentBody>;
/** Body of `POST /admin/payments/:id/refund`. Without an amount all that is left is given back. The payer is told why. */
export const refundPaymentBody = z.strictObject({
  amount: z.optional(amount),
  reason,
  /** Made by the client once for each refund, so that one that is sent again is not made twice. */
  key: z.uuid().check(z.toLowerCase()),
});
export type RefundPaymentBody = z.input<typeof refundPaymentBody>;

/**
 * Body of `PUT /admin/payment-settings`. UPI is offered once both are there. Another admin has to approve another account;
 * an empty one holds at once.
 */
export const paymentSettingsInput = z.strictObject({
  upiAddress: line(UPI_ADDRESS_MAX_CHARS).check(
    z.refine((address) => address === '' || /^[\w.-]{2,}@[a-z][a-z\d.-]+$/i.test(address), messages.upiAddressInvalid),
  ),
  upiName: line(UPI_NAME_MAX_CHARS),
  /** The mock of the documents, where the demo does not offer it anyway. */
  offersSandbox: z.boolean(),
  /** Above it, refunds and adjustments need a second admin: in the unit of their currency. A larger one needs one, too. */
  approvalAbove: z
    .int(messages.approvalAboveInvalid)
    .check(z.minimum(0, messages.approvalAboveInvalid), z.maximum(APPROVAL_ABOVE_MAX, messages.approvalAboveInvalid)),
});
export type PaymentSettingsInput = z.input<typeof paymentSettingsInput>;
