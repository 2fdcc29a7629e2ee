import type { ModerationState } from '../moderation/moderation.js';

/** What a payment is for (admin §3, `relatedTo`). */
export const PAYMENT_TYPES = ['event', 'donation', 'membership', 'project', 'other'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];
export const PAYMENT_TYPE_LABELS: Record<PaymentType, string> = {
  event: 'Event',
  donation: 'Donation',
  membership: 'Membership',
  project: 'Project',
  other: 'Other',
};

/** How a payment stands, in the words of the documents (admin §3). */
export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  refunded: 'Refunded',
};

/** The same, told apart by what is to be done and how it ended. */
export const PAYMENT_STATES = [
  'pending',
  'submitted',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'rejected',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  pending: 'Not paid yet',
  submitted: 'Waits for the treasurer',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Out of time',
  rejected: 'Not found by the treasurer',
  refunded: 'Refunded',
};
/** The word of the documents for each state. */
export const PAYMENT_STATUS_OF: Record<PaymentState, PaymentStatus> = {
  pending: 'pending',
  submitted: 'pending',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
  rejected: 'failed',
  refunded: 'refunded',
};

/** How somebody paid (admin §3), and UPI. */
export const PAYMENT_METHODS = ['credit_card', 'paypal', 'bank_transfer', 'cash', 'upi', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  credit_card: 'Credit/Debit Card',
  paypal: 'PayPal',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
  upi: 'UPI',
  other: 'Other',
};

/**
 * Ways to take money: the mock of the documents, and UPI. Each has what it offers in `payment.ts`, what the payer sends in
 * `forms.ts`, and the rest in the CMS's `payment/gateways`.
 */
export const GATEWAYS = ['sandbox', 'upi'] as const;
export type GatewayName = (typeof GATEWAYS)[number];
/** What a payer chooses between before it is known which gateway takes it (admin §2, membership checkout). */
export const CHECKOUT_METHODS = ['card', 'upi'] as const;
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number];
export const CHECKOUT_METHOD_LABELS: Record<CheckoutMethod, string> = { card: 'Credit/Debit Card', upi: 'UPI' };
/**
 * What the mock can be told to do: take the money; refuse; take it and lose the answer; answer after some seconds; answer
 * twice.
 */
export const SANDBOX_OUTCOMES = ['succeed', 'fail', 'timeout', 'late', 'twice'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];
/** How long the checkouts wait before they call, in milliseconds (admin §9). */
export const SANDBOX_WAIT_MS = { general: 1500, membership: 2000 } as const;
/** How long confetti fall on the success page, in milliseconds (admin §9). */
export const CONFETTI_MS = 3000;

/** Checks of a card, in the browser alone (admin §5). */
export const CARD_NUMBER_DIGITS = 16;
export const CVV_DIGITS = { min: 3, max: 4 } as const;
/** The smallest amount of the checkout, in its currency (admin §5). */
export const PAYMENT_MIN_AMOUNT = 1;
/** The largest amount that an admin enters by hand. */
export const PAYMENT_MAX_AMOUNT = 10_000_000;

/** How long a seat or a month is kept for somebody who pays, in minutes. */
export const CHECKOUT_MINUTES = 15;
/** How long it is kept once they have said that they paid by UPI, while the treasurer looks, in days. */
export const UPI_KEPT_DAYS = 7;
/** Digits of the reference that a bank gives a UPI payment. */
export const UTR_DIGITS = 12;

/** What an admin may ask another one to approve. */
export const MONEY_REQUEST_KINDS = ['refund', 'adjustment', 'limit', 'account', 'unclaimed'] as const;
export type MoneyRequestKind = (typeof MONEY_REQUEST_KINDS)[number];
export const MONEY_REQUEST_KIND_LABELS: Record<MoneyRequestKind, string> = {
  refund: 'Refund',
  adjustment: 'Adjustment',
  limit: 'Sum that needs approval',
  account: 'UPI account',
  unclaimed: 'Unclaimed money given back',
};
export const MONEY_REQUEST_STATE_LABELS: Record<ModerationState, string> = {
  pending: 'Waits for another admin',
  approved: 'Approved',
  rejected: 'Declined',
};
/** What admins change of money. */
export const MONEY_SUBJECTS = [
  'payment',
  'membership',
  'rate',
  'settings',
  'campaign',
  'statement',
  'statement-line',
  'bank-layout',
] as const;
export type MoneySubjectName = (typeof MONEY_SUBJECTS)[number];
export const MONEY_SUBJECT_LABELS: Record<MoneySubjectName, string> = {
  payment: 'Payment',
  membership: 'Membership',
  rate: 'Rate',
  settings: 'Payment settings',
  campaign: 'Campaign',
  statement: 'Bank statement',
  'statement-line': 'Line of a statement',
  'bank-layout': 'Bank',
};
/** What they do to it; what follows a colon is the kind of a request. */
export const MONEY_ACTION_LABELS = {
  enter: 'Entered',
  create: 'Created',
  change: 'Changed',
  delete: 'Deleted',
  confirm: 'Confirmed',
  refund: 'Given back',
  reopen: 'Opened again',
  close: 'Closed',
  adjust: 'Adjusted',
  tier: 'Tier set',
  ask: 'Asked for',
  approve: 'Approved',
  reject: 'Declined',
  upload: 'Uploaded',
  decide: 'Line decided',
  apply: 'Applying begun',
  applied: 'Applied',
  undo: 'Undoing begun',
  undone: 'Undone',
  keep: 'Kept as unclaimed',
  'give back': 'Given back',
} as const;

/** Above this, refunds, adjustments and what is given back need a second admin, unless a setting says otherwise: in the currency's own unit. */
export const APPROVAL_ABOVE_DEFAULT = 5000;
export const APPROVAL_ABOVE_MAX = 10_000_000;

export const PAYMENTS_PAGE_SIZE = 20;
/** Longest texts, in characters. */
export const PAYMENT_DESCRIPTION_MAX_CHARS = 500;
export const PAYMENT_REASON_MAX_CHARS = 1000;
export const PAYMENT_KEY_MAX_CHARS = 100;
export const UPI_NAME_MAX_CHARS = 60;
export const UPI_ADDRESS_MAX_CHARS = 100;
/** The header that tells a call that is sent again from another one. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
