// @databases both
import { api } from 'contracts';
import { beforeAll, describe, expect, it } from 'vitest';

import { eventProposals } from '../../src/api/event/proposals/moderation';
import { asAdmin } from '../console/helpers';
import type { Browser } from '../helpers/browser';
import { inDatabase } from '../helpers/database';
import { refusalOf } from '../helpers/expectations';
import { newMember, type Member } from '../helpers/members';
import { newProposalOf } from '../helpers/proposals';
import { endOf, testEveryStep } from '../helpers/states';

const { machine } = eventProposals;
type State = (typeof machine.states)[number];
type Event = keyof typeof machine.transitions;

let proposer: Member;
let stranger: Member;
beforeAll(async () => {
  [proposer, stranger] = [await newMember(), await newMember()];
});

const as =
  ({ browser }: Member): Browser['send'] =>
  (...request) =>
    browser.send(...request);
const send = (event: Event, id: string, by: Browser['send']): ReturnType<Browser['send']> =>
  ({
    approve: () => by(api.consoleApprove('events', id), { method: 'POST' }),
    reject: () => by(api.consoleReject('events', id), { method: 'POST', json: { reason: 'The hall is taken.' } }),
    withdraw: () => by(api.eventProposal(id), { method: 'DELETE' }),
  })[event]();

/** Who may cause the events of each actor. */
const callers = { admin: () => asAdmin, owner: () => as(proposer) };
const begin = () => newProposalOf(proposer.profileId);
const stored = (id: string): Promise<{ proposal: State } | undefined> =>
  inDatabase((database) => database('events').where({ document_id: id }).first());

describe('a proposal', () => {
  testEveryStep(machine, {
    begin,
    send: async (id, event) => endOf(await send(event, id, callers[machine.transitions[event].by]())),
    stateOf: async (id) => (await stored(id))?.proposal ?? 'none',
    stored,
  });

  const events = Object.keys(machine.transitions) as Event[];
  it.each(events)('is nobody else’s to %s', async (event) => {
    const id = await begin();
    const before = await stored(id);
    const all = { owner: as(proposer), stranger: as(stranger), admin: asAdmin };
    for (const [name, caller] of Object.entries(all)) {
      if (name === machine.transitions[event].by) continue;
      refusalOf(await send(event, id, caller), 403, 404);
      expect(await stored(id), name).toEqual(before);
    }
  });
});
