import type { ConsolePayment } from 'contracts';

/** What is told to `/payments/create` by whatever leads there: for whom it is. */
export type NewPaymentFor = Pick<ConsolePayment, 'payer'>;
