import type { ConnectionState } from 'contracts';

import { pick, selection, type Selection } from '../../../platform/tables/selection';
import { tableOf } from '../../../platform/tables/table';
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

const connection = tableOf('api::profile.connection', 'connection');

/** Columns of `connections as connection`. */
export const BOND_COLUMNS = {
  ...pick(connection, 'id', 'documentId', 'lowId', 'highId', 'state', 'requesterId', 'since'),
  isBlockedByLow: connection.isBlockedByLow.or(false),
  isBlockedByHigh: connection.isBlockedByHigh.or(false),
  message: connection.message.or(''),
};

/** A row of them. */
export const BOND: Selection<Bond> = selection(BOND_COLUMNS);

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
  const found = database('connections as connection').where((either) =>
    either
      .where((low) => low.where('connection.low_id', readerId).whereIn('connection.high_id', others))
      .orWhere((high) => high.where('connection.high_id', readerId).whereIn('connection.low_id', others)),
  );
  const bonds = await BOND.all(found);
  return new Map(bonds.map((bond) => [otherOf(bond, readerId), bond]));
}
