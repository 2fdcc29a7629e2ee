import type { GatewayName, PaymentMethod, PaymentType } from 'contracts';

/* Names of accounts, as beancount reads them: what comes into one is positive, what leaves it negative. */

/** What members owe. */
export const RECEIVABLE = 'Assets:Receivable:Members';

/** Where the money of a payment comes in. */
const ASSETS: Record<PaymentMethod, string> = {
  credit_card: 'Assets:Gateway:Card',
  paypal: 'Assets:Gateway:PayPal',
  bank_transfer: 'Assets:Bank:Transfers',
  cash: 'Assets:Cash',
  upi: 'Assets:Bank:UPI',
  other: 'Assets:Other',
};
/** Gateways whose money is apart from all else, however it was paid. */
const OF_GATEWAY: Partial<Record<string, string>> = { sandbox: 'Assets:Gateway:Sandbox' } satisfies Partial<
  Record<GatewayName, string>
>;

/** What an entry by hand is credited to, where nothing says so of itself. */
export const INCOME: Record<PaymentType, string> = {
  event: 'Income:Events:Tickets',
  donation: 'Income:Donations',
  membership: 'Income:Contributions',
  project: 'Income:Projects',
  other: 'Income:Other',
};

/** The account that the money of a payment comes into. */
export const assetOf = (gateway: string | null, method: PaymentMethod): string =>
  OF_GATEWAY[gateway ?? ''] ?? ASSETS[method];

/** Money that the bank has, and that is nobody's payment: the society owes it to whoever sent it. */
export const UNCLAIMED = 'Liabilities:Unclaimed';
