import type { PaymentState } from 'contracts';

/** What of a payment's state tells by colour. */
export const PAYMENT_TONES: Partial<Record<PaymentState, 'good' | 'waiting'>> = {
  pending: 'waiting',
  submitted: 'waiting',
  completed: 'good',
};
