import type { ConnectionState } from 'contracts';

import type { StoredTime } from '../../../shared/stored-time';
import type { Database } from '../../../shared/transaction';

/**
 * How two people stand to each other, as its row holds it: one for each pair, `low` being the profile of the smaller
 * id. Each may have blocked the other. Whoever is blocked is not told: what they asked stays asked in their eyes.
 */
export interface Bond {
  id: number;
  documentId: string;
  lowId: number;
  highId: number;
  state: 'pending' | 'connected' | 'blocked';
  /** Who asked; null for a block without a request. */
  requesterId: number | null;
  isBlockedByLow: boolean;
  isBlockedByHigh: boolean;
  message: string;
  /** When it was asked, accepted or blocked. */
  since: Date;
}

/** Columns of `connections as connection`. */
export const BOND_COLUMNS = {
  id: 'connection.id',
  documentId: 'connection.document_id',
  lowId: 'connection.low_id',
  highId: 'connection.high_id',
  state: 'connection.state',
  requesterId: 'connection.requester_id',
  isBlockedByLow: 'connection.is_blocked_by_low',
  isBlockedByHigh: 'connection.is_blocked_by_high',
  message: 'connection.message',
  since: 'connection.since',
} as const;

/** What the database answers for `BOND_COLUMNS`. SQLite has numbers for flags and times. */
export type BondRow = Omit<Bond, 'isBlockedByLow' | 'isBlockedByHigh' | 'message' | 'since'> & {
  isBlockedByLow: boolean | number;
  isBlockedByHigh: boolean | number;
  message: string | null;
  since: StoredTime;
};

/** Reads a row of `BOND_COLUMNS`. */
export const toBond = (row: BondRow): Bond => ({
  ...row,
  isBlockedByLow: Boolean(row.isBlockedByLow),
  isBlockedByHigh: Boolean(row.isBlockedByHigh),
  message: row.message ?? '',
  since: new Date(row.since),
});

/** The one way to write a pair. */
export const pairOf = (one: number, other: number) => ({ lowId: Math.min(one, other), highId: Math.max(one, other) });

/** The other of the two. */
export const otherOf = ({ lowId, highId }: Bond, readerId: number): number => (lowId === readerId ? highId : lowId);

/** Whether this person has blocked the other. */
export const hasBlocked = (bond: Bond, personId: number): boolean =>
  bond.lowId === personId ? bond.isBlockedByLow : bond.isBlockedByHigh;

/** What a person sees of a bond of theirs. */
export function stateFor(bond: Bond, readerId: number): Exclude<ConnectionState, 'self'> {
  if (hasBlocked(bond, readerId)) return 'blocked';
  if (bond.state === 'connected') return 'connected';
  if (bond.requesterId === readerId) return 'sent';
  return bond.state === 'pending' ? 'received' : 'none';
}

/** The bonds between a person and some others, by the other's profile. One query, on the two indexes of the pair. */
export async function bondsBetween(
  database: Database,
  readerId: number,
  others: readonly number[],
): Promise<Map<number, Bond>> {
  if (others.length === 0) return new Map();
  const rows = await database('connections as connection')
    .where((either) =>
      either
        .where((low) => low.where('connection.low_id', readerId).whereIn('connection.high_id', others))
        .orWhere((high) => high.where('connection.high_id', readerId).whereIn('connection.low_id', others)),
    )
    .select<BondRow[]>(BOND_COLUMNS);
  return new Map(rows.map(toBond).map((bond) => [otherOf(bond, readerId), bond]));
}
