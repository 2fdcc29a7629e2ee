// @databases both
import { describe, expect, it } from 'vitest';

import {
  connectionMachine,
  MIRRORED,
  SEEN,
  type ConnectionEvent,
  type Standing,
} from '../../src/api/profile/connections/machine';
import { inDatabase } from '../helpers/database';
import { newMember, type Member } from '../helpers/members';
import { endOf, testEveryStep } from '../helpers/states';
import { connectionTo, send } from './helpers';

/** Somebody, and the other. */
type Pair = readonly [self: Member, other: Member];

/** The row of two people, with who is who by their ids on the wire. */
interface Row {
  document_id: string;
  state: string;
  low: string;
  requester: string | null;
  is_blocked_by_low: boolean | number;
  is_blocked_by_high: boolean | number;
}

const rowOf = ([self, other]: Pair): Promise<Row | undefined> =>
  inDatabase((database) =>
    database('connections as connection')
      .join('profiles as low', 'low.id', 'connection.low_id')
      .join('profiles as high', 'high.id', 'connection.high_id')
      .leftJoin('profiles as requester', 'requester.id', 'connection.requester_id')
      .whereIn('low.document_id', [self.profileId, other.profileId])
      .whereIn('high.document_id', [self.profileId, other.profileId])
      .first('connection.*', { low: 'low.document_id', requester: 'requester.document_id' }),
  );

/** The one standing that a row can mean: what is stored of who asked and who blocked, and nothing that they see. */
const ROWS: Record<Exclude<Standing, 'none' | 'connected'>, string> = {
  sent: 'pending, asked by self',
  received: 'pending, asked by other',
  blocking: 'blocked by self',
  ignoring: 'blocked by self, asked by other',
  blocked: 'blocked by other',
  unheard: 'blocked by other, asked by self',
  estranged: 'blocked by self and other',
};

async function standingOf(pair: Pair): Promise<Standing> {
  const row = await rowOf(pair);
  if (!row) return 'none';
  if (row.state === 'connected') return 'connected';
  const party = (isSelf: boolean) => (isSelf ? 'self' : 'other');
  const isLow = row.low === pair[0].profileId;
  const blockers = [
    ...(row.is_blocked_by_low ? [party(isLow)] : []),
    ...(row.is_blocked_by_high ? [party(!isLow)] : []),
  ].sort((one) => (one === 'self' ? -1 : 1));
  const blocked = blockers.length > 0 ? `${row.state} by ${blockers.join(' and ')}` : row.state;
  const words = row.requester ? `${blocked}, asked by ${party(row.requester === pair[0].profileId)}` : blocked;
  const found = Object.entries(ROWS).find(([, meaning]) => meaning === words);
  return (found?.[0] ?? words) as Standing;
}

describe('a connection', () => {
  testEveryStep<Standing, ConnectionEvent, Pair>(connectionMachine, {
    begin: async () => [await newMember(), await newMember()],
    send: async ([self, other], event, _to, isOthers) => {
      const id = (await rowOf([self, other]))?.document_id;
      return endOf(await (isOthers ? send(event, other, self, id) : send(event, self, other, id)));
    },
    stateOf: async (pair) => {
      const standing = await standingOf(pair);
      const [self, other] = pair;
      expect([await connectionTo(self, other), await connectionTo(other, self)], standing).toEqual([
        SEEN[standing],
        SEEN[MIRRORED[standing]],
      ]);
      return standing;
    },
    stored: rowOf,
    mirrored: MIRRORED,
  });

  it('is mirrored twice as it is', () => {
    for (const state of connectionMachine.states) expect(MIRRORED[MIRRORED[state]]).toBe(state);
  });
});
