// @databases both
import { api, connectionAnswer, type ConnectionState } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { inDatabase } from '../helpers/database';
import { bodyOf, refusalOf } from '../helpers/expectations';
import { newMember, type Member } from '../helpers/members';
import { connectionTo, send as sendAs } from './helpers';

/** Random commands, and sequences of them (security matrix 25). */
const COMMANDS = 60;

type Command = 'connect' | 'accept' | 'decline' | 'remove' | 'block';
const commands: readonly Command[] = ['connect', 'accept', 'decline', 'remove', 'block'];

/** What two people believe about each other, as simple as can be. */
class Model {
  /** Who asked and was not answered yet. */
  asked: 0 | 1 | null = null;
  connected = false;
  readonly blocks = [false, false];

  state(person: 0 | 1): ConnectionState {
    const other = person === 0 ? 1 : 0;
    if (this.blocks[person]) return 'blocked';
    if (this.connected) return 'connected';
    if (this.asked === person) return 'sent';
    return this.asked === other && !this.blocks[other] ? 'received' : 'none';
  }

  /** @returns whether the command is allowed */
  apply(person: 0 | 1, command: Command): boolean {
    const state = this.state(person);
    if (command === 'block') {
      if (!this.blocks[person]) {
        this.blocks[person] = true;
        this.connected = false;
        if (this.asked === person) this.asked = null;
      }
      return true;
    }
    if (command === 'connect') {
      if (state !== 'none' && state !== 'received') return false;
      this.connected = state === 'received';
      this.asked = this.connected ? null : person;
      return true;
    }
    if (command === 'remove') {
      if (state === 'none') return false;
      if (state === 'blocked') this.blocks[person] = false;
      else {
        this.connected = false;
        if (this.asked === person || state === 'received') this.asked = null;
      }
      return true;
    }
    if (state !== 'received') return false;
    this.connected = command === 'accept';
    this.asked = null;
    return true;
  }
}

let pair: [Member, Member];
beforeAll(async () => {
  pair = [await newMember(), await newMember()];
});

/** The id of the pair's row, whoever may know it. */
async function rowId(): Promise<string | undefined> {
  const ids: string[] = await inDatabase((database) =>
    database('connections')
      .whereIn(
        'low_id',
        database('profiles')
          .whereIn(
            'document_id',
            pair.map(({ profileId }) => profileId),
          )
          .select('id'),
      )
      .pluck('document_id'),
  );
  expect(ids.length, 'one row at most for a pair').toBeLessThanOrEqual(1);
  return ids[0];
}

async function send(person: 0 | 1, command: Command): Promise<number> {
  const answer = await sendAs(command, pair[person], pair[person === 0 ? 1 : 0], await rowId());
  if (answer.status !== 200) refusalOf(answer, 404, 409);
  return answer.status;
}

describe('whatever two people do, in whatever order', () => {
  it('they see what the model says, and nothing else is allowed', { timeout: 90_000 }, async () => {
    const model = new Model();
    const history: string[] = [];
    for (let step = 0; step < COMMANDS; step += 1) {
      const person = Math.random() < 0.5 ? 0 : 1;
      const command = commands[Math.floor(Math.random() * commands.length)] ?? 'connect';
      history.push(`${person} ${command}`);
      const isAllowed = model.apply(person, command);
      expect((await send(person, command)) === 200, history.join(', ')).toBe(isAllowed);
      const seen = [await connectionTo(pair[0], pair[1]), await connectionTo(pair[1], pair[0])];
      expect(seen, history.join(', ')).toEqual([model.state(0), model.state(1)]);
    }
  });
});

describe('ten at the same moment (security matrix 27)', () => {
  it('requests of one person make one row, the others are refused', async () => {
    const [asking, asked] = [await newMember(), await newMember()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asking.browser.post(api.connect(asked.profileId), {})),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await connectionTo(asked, asking)).toBe('received');
  });

  it('requests both ways connect the two, once', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? one.browser.post(api.connect(other.profileId), {})
          : other.browser.post(api.connect(one.profileId), {}),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).map((answer) => bodyOf(answer, connectionAnswer));
    expect(taken.map(({ data }) => data.list).sort()).toEqual(['connected', 'sent']);
    for (const answer of answers) if (answer.status !== 200) refusalOf(answer, 409);
    expect(await connectionTo(one, other)).toBe('connected');
  });
});
