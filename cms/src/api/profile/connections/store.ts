import { randomUUID } from 'node:crypto';

import type { Database } from '../../../shared/transaction';
import type { Standing } from './machine';
import { CONNECTION, otherOf, type StoredConnection } from './stored-connection';

/** Of the two, as one of them sees it. */
type Party = 'self' | 'other';

/** How a row keeps how one of the two stands; who has asked stays as it is where nothing is said of it. */
const KEPT: Record<
  Exclude<Standing, 'none'>,
  { state: StoredConnection['state']; asked?: Party | null; by: Party[] }
> = {
  sent: { state: 'pending', asked: 'self', by: [] },
  received: { state: 'pending', asked: 'other', by: [] },
  connected: { state: 'connected', by: [] },
  blocking: { state: 'blocked', asked: null, by: ['self'] },
  ignoring: { state: 'blocked', asked: 'other', by: ['self'] },
  blocked: { state: 'blocked', asked: null, by: ['other'] },
  unheard: { state: 'blocked', asked: 'self', by: ['other'] },
  estranged: { state: 'blocked', asked: null, by: ['self', 'other'] },
};

/** How one of the two is to stand, and what they say who ask. */
interface Stand {
  personId: number;
  standing: Standing;
  message?: string | undefined;
}

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
  pair: Pair,
  stand: Stand,
  now = new Date(),
): Promise<StoredConnection | null> {
  const inserted: unknown[] = await trx('connections')
    .insert({
      document_id: randomUUID(),
      low_id: pair.lowId,
      high_id: pair.highId,
      ...columnsOf(toChange(pair, stand)),
      since: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict(['low_id', 'high_id'])
    .ignore()
    .returning('id');
  return inserted.length > 0 ? lockConnection(trx, pair) : null;
}

/** Changes or deletes a connection that is locked. @returns what it is now; null where nothing is left of it */
export async function changeConnection(
  trx: Database,
  connection: StoredConnection,
  stand: Stand,
  now = new Date(),
): Promise<StoredConnection | null> {
  const row = trx('connections').where({ id: connection.id });
  if (stand.standing === 'none') {
    await row.delete();
    return null;
  }
  const change = toChange(connection, stand);
  await row.update({ ...columnsOf(change), since: now, updated_at: now });
  return { ...connection, ...change, since: now };
}

type Pair = Pick<StoredConnection, 'lowId' | 'highId'>;
type Change = Pick<StoredConnection, 'state' | 'isBlockedByLow' | 'isBlockedByHigh'> &
  Partial<Pick<StoredConnection, 'requesterId' | 'message'>>;

function toChange(pair: Pair, { personId, standing, message }: Stand): Change {
  if (standing === 'none') throw new Error('Nothing is kept of how two stand who have nothing to do with each other.');
  const { state, asked, by } = KEPT[standing];
  const idOf = (party: Party) => (party === 'self' ? personId : otherOf(pair, personId));
  const blockers = by.map(idOf);
  return {
    state,
    isBlockedByLow: blockers.includes(pair.lowId),
    isBlockedByHigh: blockers.includes(pair.highId),
    ...(asked !== undefined && { requesterId: asked && idOf(asked) }),
    ...(asked === null && { message: '' }),
    ...(asked === 'self' && message !== undefined && { message }),
  };
}

function columnsOf({ state, requesterId, isBlockedByLow, isBlockedByHigh, message }: Change): Record<string, unknown> {
  return {
    state,
    is_blocked_by_low: isBlockedByLow,
    is_blocked_by_high: isBlockedByHigh,
    ...(requesterId !== undefined && { requester_id: requesterId }),
    ...(message !== undefined && { message }),
  };
}
