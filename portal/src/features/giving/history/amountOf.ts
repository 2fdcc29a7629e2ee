import { DONATION_CURRENCY, formatAmount, type Donation } from 'contracts';

import { inRupees } from '../words';

/** An amount as the donor reads it: what an admin entered by hand may be in another currency. */
export const amountOf = ({ amount, currency }: Pick<Donation, 'amount' | 'currency'>): string =>
  currency === DONATION_CURRENCY ? inRupees(amount) : formatAmount(amount, currency);
