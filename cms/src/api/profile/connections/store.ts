import { randomUUID } from 'node:crypto';

import type { Database } from '../../../shared/transaction';
import { BOND, type Bond } from './bond';
import type { Change, Outcome } from './transitions';

/** Reads a bond and keeps it as it is until the transaction ends. @returns null when there is none */
export function lockBond(
  trx: Database,
  where: { lowId: number; highId: number } | { documentId: string },
): Promise<Bond | null> {
  const found =
    'documentId' in where
      ? { 'connection.document_id': where.documentId }
      : { 'connection.low_id': where.lowId, 'connection.high_id': where.highId };
  return BOND.first(trx('connections as connection').where(found).forUpdate());
}

/** Stores the first bond of two people. @returns null when there is one, even since a moment ago */
export async function insertBond(
  trx: Database,
  bond: Pick<Bond, 'lowId' | 'highId'> & Change & Pick<Bond, 'state'>,
  now = new Date(),
): Promise<Bond | null> {
  const { lowId, highId, ...change } = bond;
  const inserted: unknown[] = await trx('connections')
    .insert({
      document_id: randomUUID(),
      low_id: lowId,
      high_id: highId,
      is_blocked_by_low: false,
      is_blocked_by_high: false,
      ...columnsOf(change),
      since: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict(['low_id', 'high_id'])
    .ignore()
    .returning('id');
  return inserted.length > 0 ? lockBond(trx, { lowId, highId }) : null;
}

/** Changes or deletes a bond that is locked. @returns what it is now */
export async function changeBond(trx: Database, bond: Bond, outcome: Outcome, now = new Date()): Promise<Bond | null> {
  const row = trx('connections').where({ id: bond.id });
  if (outcome === 'deleted') {
    await row.delete();
    return null;
  }
  await row.update({ ...columnsOf(outcome), since: now, updated_at: now });
  return { ...bond, ...outcome, since: now };
}

function columnsOf({ state, requesterId, isBlockedByLow, isBlockedByHigh, message }: Change): Record<string, unknown> {
  return {
    ...(state !== undefined && { state }),
    ...(requesterId !== undefined && { requester_id: requesterId }),
    ...(isBlockedByLow !== undefined && { is_blocked_by_low: isBlockedByLow }),
    ...(isBlockedByHigh !== undefined && { is_blocked_by_high: isBlockedByHigh }),
    ...(message !== undefined && { message }),
  };
}
