import type { Core } from '@strapi/strapi';
import {
  CHECKOUT_METHODS,
  messages,
  type CheckoutMethod,
  type ConfirmationOf,
  type Currency,
  type GatewayName,
  type PaymentConfirmation,
  type PaymentDetail,
} from 'contracts';

import { conflict } from '../../../shared/conflict';
import type { StoredPayment } from '../payments/store';
import { readPaymentSettings } from '../settings';
import type { Gateway, Moment, Priced } from './gateway';
import { sandbox } from './sandbox';
import { upi } from './upi';

type Gateways = { [Name in GatewayName]: Gateway<Name> };
type Offers = PaymentDetail['gateways'];

/** Every way to take money. */
const GATEWAYS: Gateways = { sandbox, upi };
const NAMES = Object.keys(GATEWAYS) as GatewayName[];

/** What none of the gateways offers. */
export const NO_OFFERS = Object.fromEntries(NAMES.map((name) => [name, null])) as unknown as Offers;

/** What each gateway offers for a payment now; null for one that does not take it. */
export async function offersFor(strapi: Core.Strapi, payment: Priced): Promise<Offers> {
  const settings = await readPaymentSettings(strapi);
  const offerOf = ({ isOffered, offer }: Gateways[GatewayName]) =>
    isOffered(settings, payment.currency) ? offer(settings, payment) : null;
  return Object.fromEntries(NAMES.map((name) => [name, offerOf(GATEWAYS[name])])) as Offers;
}

/** What somebody can choose to pay by before there is a payment. */
export async function offeredMethods(strapi: Core.Strapi, currency: Currency): Promise<CheckoutMethod[]> {
  const settings = await readPaymentSettings(strapi);
  const offered = NAMES.map((name) => GATEWAYS[name]).filter(({ isOffered }) => isOffered(settings, currency));
  return CHECKOUT_METHODS.filter((method) => offered.some(({ methods }) => methods.includes(method)));
}

/**
 * Pays by the gateway that the payer names, offered or not. Twice is as once.
 * @throws what the gateway answers with
 */
export const payBy = <Name extends GatewayName>(
  strapi: Core.Strapi,
  payment: StoredPayment,
  given: ConfirmationOf<Name>,
  moment: Moment,
): Promise<void> => gatewayOf(given.gateway).confirm(strapi, payment, given, moment);

/**
 * Pays by the gateway that the payer names.
 * @throws a 409 where it is not offered for what can be paid still; what the gateway answers with
 */
export async function payByOffered(
  strapi: Core.Strapi,
  payment: StoredPayment,
  given: PaymentConfirmation,
  moment: Moment,
): Promise<void> {
  const isOpen = payment.state === 'pending' || payment.state === 'expired';
  const { isOffered } = GATEWAYS[given.gateway];
  if (isOpen && !isOffered(await readPaymentSettings(strapi), payment.currency)) {
    throw conflict(messages.gatewayNotOffered);
  }
  await payBy(strapi, payment, given, moment);
}

/** Asks the gateway of a payment for the answer that it owes. @throws what comes of the answer */
export async function askAgain(strapi: Core.Strapi, payment: StoredPayment, moment: Moment): Promise<void> {
  const { gateway } = payment;
  const name = NAMES.find((each) => each === gateway);
  if (!name) throw new Error(`Nobody answers for the payment ${payment.documentId}.`);
  await GATEWAYS[name].ask?.(strapi, payment, moment);
}

/** A gateway by its name, with the types of that one. */
const gatewayOf = <Name extends GatewayName>(name: Name): Gateway<Name> => GATEWAYS[name];
