import { PAYMENT_STATE_LABELS, type PaymentState } from 'contracts';

import { Badge } from '../../components/Badge';

const TONES: Record<PaymentState, string> = {
  pending: 'yellow',
  submitted: 'yellow',
  completed: 'green',
  failed: 'red',
  cancelled: 'blue',
  expired: 'blue',
  rejected: 'red',
  refunded: 'blue',
};

/** How a payment stands. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  return <Badge data-tone={TONES[state]}>{PAYMENT_STATE_LABELS[state]}</Badge>;
}
