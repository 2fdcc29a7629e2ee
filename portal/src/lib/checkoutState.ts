import { CHECKOUT_METHODS, type CheckoutMethod } from 'contracts';

/**
 * What a checkout is told by the page before it, and keeps over a reload. It stands in no address: nobody learns from the
 * log of a server which campaign an anonymous donation is for.
 */
export interface CheckoutState {
  /** How the payer wants to pay. */
  method?: CheckoutMethod;
  /** The campaign of a donation. */
  campaign?: string;
  isAnonymous?: boolean;
}

/** Reads what came along with a navigation, as far as it can be understood. */
export function readCheckoutState(state: unknown): CheckoutState {
  if (typeof state !== 'object' || state === null) return {};
  const { method, campaign, isAnonymous } = state as CheckoutState;
  const known = CHECKOUT_METHODS.find((each) => each === method);
  return {
    ...(known && { method: known }),
    ...(typeof campaign === 'string' && { campaign }),
    isAnonymous: isAnonymous === true,
  };
}
