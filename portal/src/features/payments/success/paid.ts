import { PAYMENT_TYPES, type Currency, type PaymentDetail, type PaymentType } from 'contracts';

/** What the page of thanks is told by the one before it (admin §2). */
export interface Paid {
  paymentId: string;
  amount: number;
  currency: Currency;
  type: PaymentType;
  itemName: string;
}

/** What of a payment the page of thanks is told. */
export const paidOf = ({ paymentId, amount, currency, relatedTo, itemName }: PaymentDetail): Paid => ({
  ...{ paymentId, amount, currency, itemName },
  type: relatedTo,
});

/** What came along with the navigation. @returns null where nothing was paid */
export function readPaid(state: unknown): Paid | null {
  if (typeof state !== 'object' || state === null) return null;
  const { paymentId, type } = state as Partial<Paid>;
  if (typeof paymentId !== 'string' || !PAYMENT_TYPES.some((each) => each === type)) return null;
  return state as Paid;
}
