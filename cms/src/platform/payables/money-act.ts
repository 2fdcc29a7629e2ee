import type { Core } from '@strapi/strapi';
import type { MoneyRequestKind } from 'contracts';

import type { Database } from '../../shared/transaction';

/** What an admin asked for, once another one has approved it. */
interface ApprovedRequest {
  /** The payment or membership that it changes. */
  subjectId: string;
  /** As whoever asked for it stored it. */
  details: unknown;
  reason: string;
  key: string;
  /** The profile's row of the admin who approved it. */
  actorId: number | null;
}

/** A kind of change of money that may need a second admin. The feature that owns it lists it under `moneyActs`. */
export interface MoneyAct {
  kind: MoneyRequestKind;
  /** Does it, in the transaction of the approval. @throws a 409 where it cannot be done any more: nothing is approved then */
  carryOut: (strapi: Core.Strapi, trx: Database, request: ApprovedRequest, now: Date) => Promise<void>;
}

let acts: readonly MoneyAct[] = [];

/** Says what may be asked for. */
export function registerMoneyActs(all: readonly MoneyAct[]): void {
  acts = all;
}

/** @throws Error for a kind that no feature lists */
export function moneyActOf(kind: MoneyRequestKind): MoneyAct {
  const act = acts.find((each) => each.kind === kind);
  if (!act) throw new Error(`Nobody carries out a ${kind}.`);
  return act;
}
