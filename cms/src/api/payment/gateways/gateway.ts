import type { Core } from '@strapi/strapi';
import type { CheckoutMethod, ConfirmationOf, Currency, GatewayName, OfferOf, PaymentSettings } from 'contracts';

import type { StoredPayment } from '../payments/store';

/** When something happens, by which clock. */
export interface Moment {
  now: Date;
  /** Of the society. */
  timeZone: string;
}

/** What a payer is told of, as far as a gateway has to know it. */
export type Priced = Pick<StoredPayment, 'documentId' | 'amount' | 'currency' | 'itemName'>;

/**
 * A way to take money: whether it is offered, what the payer is shown, and what becomes of what they send. What follows
 * from money that is there is not its own: it calls `complete` or `end`, whose effects are the payable's.
 */
export interface Gateway<Name extends GatewayName = GatewayName> {
  name: Name;
  /** What a payer may have chosen who pays by it. */
  methods: readonly CheckoutMethod[];
  /** Whether it takes payments of a currency now. */
  isOffered: (settings: PaymentSettings, currency: Currency) => boolean;
  /** What the payer needs, where it is offered. */
  offer: (settings: PaymentSettings, payment: Priced) => OfferOf<Name>;
  /**
   * Takes what the payer sent. Twice is as once.
   * @throws what is answered: a 402 where it refuses, a 409 where the payment waits no more
   */
  confirm: (strapi: Core.Strapi, payment: StoredPayment, given: ConfirmationOf<Name>, moment: Moment) => Promise<void>;
  /** Asks for an answer that did not come, at the payment's `callbackAt`. Left out where none ever comes late. */
  ask?: (strapi: Core.Strapi, payment: StoredPayment, moment: Moment) => Promise<void>;
}
