import { hasBlocked, otherOf, stateFor, type StoredConnection } from './stored-connection';

/** What changes of a connection; `deleted` when nothing is left of it. */
export type Change = Partial<
  Pick<StoredConnection, 'state' | 'requesterId' | 'isBlockedByLow' | 'isBlockedByHigh' | 'message'>
>;
export type Outcome = Change | 'deleted';

/*
 * What each of the two may make of their connection: a change, or null where it does not apply. Everything else about
 * connections asks here, so no other way leads from one state to another (security matrix 25).
 */

/** Asks to connect. Whoever was asked by the other accepts thereby; whoever is blocked is not told. */
export function request(connection: StoredConnection, personId: number, message: string): Change | null {
  const state = stateFor(connection, personId);
  if (state === 'received') return accept(connection, personId);
  return state === 'none' ? { requesterId: personId, message } : null;
}

/** Accepts what the other asked. */
export const accept = (connection: StoredConnection, personId: number): Change | null =>
  stateFor(connection, personId) === 'received' ? { state: 'connected' } : null;

/** Declines what the other asked, who may ask again. */
export const decline = (connection: StoredConnection, personId: number): Outcome | null =>
  stateFor(connection, personId) === 'received' ? 'deleted' : null;

/** Withdraws a request, ends a connection or a block, whichever it is. A request of the other's is declined. */
export function remove(connection: StoredConnection, personId: number): Outcome | null {
  switch (stateFor(connection, personId)) {
    case 'blocked':
      return unblock(connection, personId);
    case 'sent':
      // Blocked, and not told: the block stays when the request goes.
      return connection.state === 'blocked' ? { requesterId: null, message: '' } : 'deleted';
    case 'connected':
    case 'received':
      return 'deleted';
    case 'none':
      return null;
  }
}

/** Blocks the other. A connection ends; what the other asked, or asks from now on, is shown to nobody but them. */
export function block(connection: StoredConnection, personId: number): Change | null {
  if (hasBlocked(connection, personId)) return null;
  const isAsked = connection.state !== 'connected' && connection.requesterId === otherOf(connection, personId);
  return {
    state: 'blocked',
    ...flag(connection, personId, true),
    ...(isAsked ? {} : { requesterId: null, message: '' }),
  };
}

/** Ends a block. What the other asked meanwhile is a request again. */
function unblock(connection: StoredConnection, personId: number): Outcome {
  const change = flag(connection, personId, false);
  if (hasBlocked(connection, otherOf(connection, personId))) return change;
  return connection.requesterId === null ? 'deleted' : { ...change, state: 'pending' };
}

const flag = ({ lowId }: StoredConnection, personId: number, isBlocking: boolean): Change =>
  lowId === personId ? { isBlockedByLow: isBlocking } : { isBlockedByHigh: isBlocking };
