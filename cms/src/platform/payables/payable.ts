import type { Core } from '@strapi/strapi';
import type { Currency, PaymentType } from 'contracts';

import type { Database } from '../../shared/transaction';
import type { SignedInUser } from '../accounts/sessions';

/** What somebody is about to pay, once it is held for them. The server alone prices it. */
interface Held {
  /** What it is called, such as an event's title. */
  itemName: string;
  /** What is paid for, as it is known outside; null where there is but one of the kind. */
  relatedId: string | null;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** Nobody but the payer reads who pays: no list, no export, no record of a change. */
  isAnonymous?: boolean;
  /** Months such as `2026-11` that are paid; none of what is no contribution. */
  months: readonly string[];
}

/** A payment, as far as whatever it pays has to know it. */
export interface PaymentOf {
  documentId: string;
  /** The profile's row of whoever pays. */
  memberId: number;
  relatedId: string | null;
  /** Minor units. */
  amount: number;
  /** As they were held. */
  months: readonly string[];
}

/** What of it is asked for. */
interface Asked<Wanted> {
  /** Of the payment that is about to be made. */
  paymentId: string;
  memberId: number;
  wanted: Wanted;
}

/**
 * A kind of thing that is paid for: how it is priced, held, confirmed, released and given back. The feature that owns it
 * lists it under `payables`. All but `read` join the transaction of the payment, so that the two change together or not
 * at all, and throw what is answered.
 */
export interface Payable<Wanted = unknown> {
  type: PaymentType;
  /** Whether there are several of the kind, of which what an admin enters by hand may name one. */
  isOfMany: boolean;
  /** The account of the ledger that a payment is credited to. */
  account: string;
  /**
   * Reads what is asked for.
   * @param id the last part of the address; undefined for none
   * @throws a 400 for a body of another shape, a 404 where there is no such thing
   */
  read: (strapi: Core.Strapi, user: SignedInUser, id: string | undefined, body: unknown) => Promise<Wanted>;
  /** What an admin's entry of so many minor units pays. @returns null where nothing is held or given by it */
  readEntry: (
    strapi: Core.Strapi,
    trx: Database,
    entry: Pick<PaymentOf, 'memberId' | 'relatedId' | 'amount'> & { currency: Currency },
  ) => Promise<Wanted | null>;
  /**
   * What is paid for, as it is known outside: a person has one open payment for it. Null where the payable itself sees to
   * it that nothing is in two.
   */
  relatedIdOf: (wanted: Wanted) => string | null;
  /** Keeps it for whoever pays, for the time of a checkout; again, for as long anew. */
  hold: (strapi: Core.Strapi, trx: Database, asked: Asked<Wanted>, now: Date) => Promise<Held>;
  /** Keeps what was held until a later moment. */
  keep: (strapi: Core.Strapi, trx: Database, payment: PaymentOf, until: Date, now: Date) => Promise<void>;
  /** Makes it the payer's own. */
  confirm: (strapi: Core.Strapi, trx: Database, payment: PaymentOf, now: Date) => Promise<void>;
  /**
   * Takes back that it is the payer's own, and holds it for them until a later moment: their payment is looked for anew.
   * Left out where that cannot be.
   */
  reopen?: (strapi: Core.Strapi, trx: Database, payment: PaymentOf, until: Date, now: Date) => Promise<void>;
  /** Gives back what was held. Where nothing is, nothing changes. */
  release: (strapi: Core.Strapi, trx: Database, payment: PaymentOf, now: Date) => Promise<void>;
  /** Takes back what was paid for, all or for a part. @param amount minor units that are given back */
  refund: (
    strapi: Core.Strapi,
    trx: Database,
    payment: PaymentOf,
    part: { amount: number; isWhole: boolean },
    now: Date,
  ) => Promise<void>;
}

/** A payable as features list it: what is asked for is its own business. */
export type AnyPayable = Payable;

/** Declares a payable by what it reads. */
export const definePayable = <Wanted>(payable: Payable<Wanted>): AnyPayable => payable as AnyPayable;

let payables: readonly AnyPayable[] = [];

/** Says what can be paid for. */
export function registerPayables(all: readonly AnyPayable[]): void {
  payables = all;
}

/** What pays for things of a type; undefined where nothing of it can be paid for. */
export const payableOf = (type: string): AnyPayable | undefined => payables.find((payable) => payable.type === type);
