import type { PaymentType } from 'contracts';

import type { Database } from '../../../shared/transaction';
import { PAYMENTS_TABLE } from './store';

/** Payments for a thing, as it is known outside. */
const paymentsFor = (database: Database, type: PaymentType, relatedId: string) =>
  database(PAYMENTS_TABLE).where({ related_to: type, related_id: relatedId });

/** Whether somebody has paid for a thing by another payment too, which was not given back. */
export async function isPaidOtherwise(
  database: Database,
  type: PaymentType,
  { relatedId, memberId, documentId }: { relatedId: string | null; memberId: number; documentId: string },
): Promise<boolean> {
  if (relatedId === null) return false;
  const others = paymentsFor(database, type, relatedId)
    .where({ member_id: memberId, state: 'completed' })
    .whereNot({ document_id: documentId });
  return (await others.first('id')) !== undefined;
}

/**
 * Whether there is money for a thing that was not given back.
 * @returns `waiting` where somebody says that they paid, or a gateway has not answered; null for no money
 */
export async function moneyHeldFor(
  database: Database,
  type: PaymentType,
  relatedId: string,
): Promise<'paid' | 'waiting' | null> {
  const waiting = paymentsFor(database, type, relatedId).where((either) =>
    either
      .where({ state: 'submitted' })
      .orWhere((open) => open.where({ state: 'pending' }).whereNotNull('callback_at')),
  );
  if (await waiting.first('id')) return 'waiting';
  const paid = paymentsFor(database, type, relatedId).where({ state: 'completed' });
  return (await paid.first('id')) ? 'paid' : null;
}
