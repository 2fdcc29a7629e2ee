import { hasBlocked, otherOf, stateFor, type Bond } from './bond';

/** What changes of a bond; `deleted` when nothing is left of it. */
export type Change = Partial<Pick<Bond, 'state' | 'requesterId' | 'isBlockedByLow' | 'isBlockedByHigh' | 'message'>>;
export type Outcome = Change | 'deleted';

/*
 * What each of the two may make of their bond: a change, or null where it does not apply. Everything else about
 * connections asks here, so no other way leads from one state to another (security matrix 25).
 */

/** Asks to connect. Whoever was asked by the other accepts thereby; whoever is blocked is not told. */
export function request(bond: Bond, personId: number, message: string): Change | null {
  const state = stateFor(bond, personId);
  if (state === 'received') return accept(bond, personId);
  return state === 'none' ? { requesterId: personId, message } : null;
}

/** Accepts what the other asked. */
export const accept = (bond: Bond, personId: number): Change | null =>
  stateFor(bond, personId) === 'received' ? { state: 'connected' } : null;

/** Declines what the other asked, who may ask again. */
export const decline = (bond: Bond, personId: number): Outcome | null =>
  stateFor(bond, personId) === 'received' ? 'deleted' : null;

/** Withdraws a request, ends a connection or a block, whichever it is. A request of the other's is declined. */
export function remove(bond: Bond, personId: number): Outcome | null {
  switch (stateFor(bond, personId)) {
    case 'blocked':
      return unblock(bond, personId);
    case 'sent':
      // Blocked, and not told: the block stays when the request goes.
      return bond.state === 'blocked' ? { requesterId: null, message: '' } : 'deleted';
    case 'connected':
    case 'received':
      return 'deleted';
    case 'none':
      return null;
  }
}

/** Blocks the other. A connection ends; what the other asked, or asks from now on, is shown to nobody but them. */
export function block(bond: Bond, personId: number): Change | null {
  if (hasBlocked(bond, personId)) return null;
  const isAsked = bond.state !== 'connected' && bond.requesterId === otherOf(bond, personId);
  return {
    state: 'blocked',
    ...flag(bond, personId, true),
    ...(isAsked ? {} : { requesterId: null, message: '' }),
  };
}

/** Ends a block. What the other asked meanwhile is a request again. */
function unblock(bond: Bond, personId: number): Outcome {
  const change = flag(bond, personId, false);
  if (hasBlocked(bond, otherOf(bond, personId))) return change;
  return bond.requesterId === null ? 'deleted' : { ...change, state: 'pending' };
}

const flag = ({ lowId }: Bond, personId: number, isBlocking: boolean): Change =>
  lowId === personId ? { isBlockedByLow: isBlocking } : { isBlockedByHigh: isBlocking };
