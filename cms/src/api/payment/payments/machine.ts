import { messages, PAYMENT_STATES } from 'contracts';

import { machineOf, missing, NONE, refused, unchanged } from '../../../platform/states/machine';

/** What is said where a step comes too late, by where the payment stands. */
const elsewhere = {
  none: missing(messages.paymentNotFound),
  submitted: refused(messages.paymentWaitsAlready),
  completed: refused(messages.paymentCompletedAlready),
  failed: refused(messages.paymentFailedAlready),
  cancelled: refused(messages.paymentCancelledAlready),
  expired: refused(messages.paymentExpiredAlready),
  rejected: refused(messages.paymentRejectedAlready),
  refunded: refused(messages.paymentRefundedAlready),
} as const;
const unlessOpen = { instead: elsewhere, otherwise: refused(messages.paymentNotFound) } as const;

/**
 * What becomes of a payment. Whether what it pays can be had still is more than the state knows: the payable decides, in
 * the same transaction.
 */
export const paymentMachine = machineOf({
  name: 'payment',
  states: [NONE, ...PAYMENT_STATES],
  initial: NONE,
  transitions: {
    begin: { by: 'owner', leads: { none: 'pending' }, otherwise: refused(messages.paymentKeyTaken) },
    /** The payer says that they paid; also after the time was over, since their money is gone. */
    submit: { by: 'owner', leads: { pending: 'submitted', expired: 'submitted' }, ...unlessOpen },
    /** The gateway has the money. Twice is as once. */
    complete: {
      by: 'checkout',
      leads: { pending: 'completed' },
      instead: { ...elsewhere, completed: unchanged },
      otherwise: refused(messages.paymentNotFound),
    },
    /** The gateway refused, or what was to be paid cannot be had any more. Once it is paid, that changes nothing. */
    fail: {
      by: 'checkout',
      leads: { pending: 'failed' },
      instead: { ...elsewhere, completed: unchanged },
      otherwise: refused(messages.paymentNotFound),
    },
    cancel: {
      by: 'owner',
      leads: { pending: 'cancelled' },
      instead: { ...elsewhere, cancelled: unchanged },
      otherwise: refused(messages.paymentNotFound),
    },
    expire: { by: 'clock', leads: { pending: 'expired' }, otherwise: unchanged },
    /** The treasurer found the money. */
    approve: {
      by: 'admin',
      leads: { submitted: 'completed' },
      instead: elsewhere,
      otherwise: refused(messages.paymentNotSubmitted),
    },
    /** The treasurer did not find the money, and the bank has it after all. */
    recover: {
      by: 'admin',
      leads: { rejected: 'completed' },
      instead: { ...elsewhere, submitted: refused(messages.paymentNotRejected) },
      otherwise: refused(messages.paymentNotRejected),
    },
    /** What a statement confirmed is taken back with it. */
    reopen: {
      by: 'admin',
      leads: { completed: 'submitted' },
      instead: elsewhere,
      otherwise: refused(messages.paymentNotCompleted),
    },
    reject: {
      by: 'admin',
      leads: { submitted: 'rejected' },
      instead: elsewhere,
      otherwise: refused(messages.paymentNotSubmitted),
    },
    /** What an admin enters by hand. */
    enter: {
      by: 'admin',
      leads: { none: ['pending', 'completed', 'failed'], pending: ['completed', 'failed'] },
      otherwise: refused(messages.paymentNotChanged),
    },
    /** Gives back all or a part. */
    refund: {
      by: 'admin',
      leads: { completed: ['completed', 'refunded'] },
      instead: { none: missing(messages.paymentNotFound), refunded: refused(messages.paymentRefundedAlready) },
      otherwise: refused(messages.paymentNotCompleted),
    },
  },
});
