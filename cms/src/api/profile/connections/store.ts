import { randomUUID } from 'node:crypto';

import type { Database } from '../../../shared/transaction';
import { CONNECTION, type StoredConnection } from './stored-connection';
import type { Change, Outcome } from './transitions';

/** Reads a connection and keeps it as it is until the transaction ends. @returns null when there is none */
export function lockConnection(
  trx: Database,
  where: { lowId: number; highId: number } | { documentId: string },
): Promise<StoredConnection | null> {
  const found =
    'documentId' in where
      ? { 'connection.document_id': where.documentId }
      : { 'connection.low_id': where.lowId, 'connection.high_id': where.highId };
  return CONNECTION.first(trx('connections as connection').where(found).forUpdate());
}

/** Stores the first connection of two people. @returns null when there is one, even since a moment ago */
export async function insertConnection(
  trx: Database,
  connection: Pick<StoredConnection, 'lowId' | 'highId'> & Change & Pick<StoredConnection, 'state'>,
  now = new Date(),
): Promise<StoredConnection | null> {
  const { lowId, highId, ...change } = connection;
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
  return inserted.length > 0 ? lockConnection(trx, { lowId, highId }) : null;
}

/** Changes or deletes a connection that is locked. @returns what it is now */
export async function changeConnection(
  trx: Database,
  connection: StoredConnection,
  outcome: Outcome,
  now = new Date(),
): Promise<StoredConnection | null> {
  const row = trx('connections').where({ id: connection.id });
  if (outcome === 'deleted') {
    await row.delete();
    return null;
  }
  await row.update({ ...columnsOf(outcome), since: now, updated_at: now });
  return { ...connection, ...outcome, since: now };
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
