import type { ConnectionState } from 'contracts';

import { pick, selection, type Selection } from '../../../platform/tables/selection';
import { statement } from '../../../platform/tables/statement';
import { tableOf } from '../../../platform/tables/table';
import type { Database } from '../../../shared/transaction';
import { SEEN, type Standing } from './machine';

/**
 * How two people stand to each other, as its row holds it: one for each pair, `low` being the profile of the smaller
 * id. Each may have blocked the other. Whoever is blocked is not told: what they asked stays asked in their eyes.
 */
export interface StoredConnection {
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

const table = tableOf('api::profile.connection', 'connection');

/** Columns of `connections as connection`. */
export const CONNECTION_COLUMNS = {
  ...pick(table, 'id', 'documentId', 'lowId', 'highId', 'state', 'requesterId', 'since'),
  isBlockedByLow: table.isBlockedByLow.or(false),
  isBlockedByHigh: table.isBlockedByHigh.or(false),
  message: table.message.or(''),
};

/** A row of them. */
export const CONNECTION: Selection<StoredConnection> = selection(CONNECTION_COLUMNS);

/** The one way to write a pair. */
export const pairOf = (one: number, other: number) => ({ lowId: Math.min(one, other), highId: Math.max(one, other) });

/** The other of the two. */
export const otherOf = ({ lowId, highId }: Pick<StoredConnection, 'lowId' | 'highId'>, readerId: number): number =>
  lowId === readerId ? highId : lowId;

/** How a person stands to the other of a connection of theirs. */
export function standingOf(connection: StoredConnection, personId: number): Standing {
  const { lowId, state, requesterId, isBlockedByLow, isBlockedByHigh } = connection;
  const [hasBlocked, isBlocked] =
    lowId === personId ? [isBlockedByLow, isBlockedByHigh] : [isBlockedByHigh, isBlockedByLow];
  if (hasBlocked && isBlocked) return 'estranged';
  if (hasBlocked) return requesterId === otherOf(connection, personId) ? 'ignoring' : 'blocking';
  if (isBlocked) return requesterId === personId ? 'unheard' : 'blocked';
  if (state === 'connected') return 'connected';
  return requesterId === personId ? 'sent' : 'received';
}

/** What a person sees of a connection of theirs. */
export const stateFor = (connection: StoredConnection, readerId: number): Exclude<ConnectionState, 'self'> =>
  SEEN[standingOf(connection, readerId)];

const between = statement<{ readerId: number; others: readonly number[] }>((database, { readerId, others }) =>
  database('connections as connection')
    .where((either) =>
      either
        .where((low) => low.where('connection.low_id', readerId).whereIn('connection.high_id', others))
        .orWhere((high) => high.where('connection.high_id', readerId).whereIn('connection.low_id', others)),
    )
    .select(CONNECTION.columns),
);

/** The connections between a person and some others, by the other's profile. One query, on the two indexes of the pair. */
export async function connectionsBetween(
  database: Database,
  readerId: number,
  others: readonly number[],
): Promise<Map<number, StoredConnection>> {
  if (others.length === 0) return new Map();
  const connections = (await between(database, { readerId, others })).map(CONNECTION.read);
  return new Map(connections.map((connection) => [otherOf(connection, readerId), connection]));
}
