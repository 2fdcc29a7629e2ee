import { paths, type Payment } from 'contracts';

/** Name of the parameter that keeps a payment that has begun in the address, so that a reload finds it again. */
export const PAYMENT_PARAM = 'payment';

/** The checkout of a payment that has begun. */
export function checkoutOf({ _id, relatedTo, relatedId }: Pick<Payment, '_id' | 'relatedTo' | 'relatedId'>): string {
  if (relatedTo === 'membership') return paths.payContributions(_id);
  return paths.pay(relatedTo, relatedId ?? undefined, { [PAYMENT_PARAM]: _id });
}
