import { CONTRIBUTION_CURRENCY, formatAmount } from 'contracts';

/** Rupees of contributions, for people. */
export const inRupees = (amount: number): string => formatAmount(amount, CONTRIBUTION_CURRENCY);
