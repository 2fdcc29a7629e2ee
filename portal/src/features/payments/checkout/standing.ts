import type { PaymentDetail, PaymentState } from 'contracts';

/**
 * How a payment stands for whoever looks at its checkout: it can be paid; its time is over, though the clock has not said
 * so yet; the gateway may have taken the money and not answered; or as its state says.
 */
export type Standing = 'open' | 'over' | 'unanswered' | Exclude<PaymentState, 'pending' | 'expired'>;

/** @param isOver its time has run out by the clock of the browser */
export function standingOf({ state, abilities }: PaymentDetail, isOver: boolean): Standing {
  if (state === 'expired') return 'over';
  if (state !== 'pending') return state;
  // Only what may have been charged is not to be cancelled.
  if (!abilities.cancel) return 'unanswered';
  return isOver ? 'over' : 'open';
}
