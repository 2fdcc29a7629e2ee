// @databases both
import { beforeAll, describe } from 'vitest';

import { registrationMachine, type RegistrationEvent } from '../../src/api/event/registrations/machine';
import { inDatabase } from '../helpers/database';
import { endOf, testEveryStep, type Ended } from '../helpers/states';
import { newMember, type Member } from '../helpers/members';
import { checkout, clock } from '../helpers/registration-calls';
import { inDays } from '../helpers/factories';
import { cancel, confirm, letTimeRunOut, newEvent, register } from './helpers';

type State = (typeof registrationMachine.states)[number];

let person: Member;
/** Has the event's one seat, where somebody is to stand in line. */
let rival: Member;
beforeAll(async () => {
  [person, rival] = [await newMember(), await newMember()];
});

/** The registration of somebody for an event, as its row has it. */
const rowOf = (event: string, { profileId }: Member): Promise<{ state: State } | undefined> =>
  inDatabase((database) =>
    ownRows(database, event)
      .whereIn('profile_id', database('profiles').where({ document_id: profileId }).select('id'))
      .first(),
  );
const ownRows = (database: Parameters<Parameters<typeof inDatabase>[0]>[0], event: string) =>
  database('registrations').whereIn('event_id', database('events').where({ document_id: event }).select('id'));

/** Lets a seat be held under an offer that stands for another day. */
const offerMeanwhile = (event: string) =>
  inDatabase((database) =>
    ownRows(database, event)
      .where({ state: 'held' })
      .update({ offered_until: new Date(inDays(1)) }),
  );

/** Brings about what decides beside the state. */
async function arrange(event: string, what: RegistrationEvent, to: State | undefined): Promise<void> {
  if (to === 'waitlisted') await register(rival, event);
  if (what === 'offer') await cancel(rival, event);
  if (to === 'offered' && what !== 'offer') await offerMeanwhile(event);
  if (what === 'expire') await letTimeRunOut(event);
}

async function send(event: string, what: RegistrationEvent): Promise<Ended> {
  const seat = { event, profile: person.profileId };
  const sweep = async () => clock('sweep', new Date());
  return endOf(
    await {
      register: () => register(person, event),
      cancel: () => cancel(person, event),
      confirm: () => confirm(person, event),
      offer: sweep,
      expire: sweep,
      hold: () => checkout('hold', seat),
      pay: () => checkout('confirm', seat),
      reopen: () => checkout('reopen', seat),
      release: () => checkout('release', seat),
    }[what](),
  );
}

describe('a registration', () => {
  testEveryStep(registrationMachine, {
    begin: () => newEvent({ capacity: 1 }),
    send: async (event, what, to) => {
      await arrange(event, what, to);
      return send(event, what);
    },
    stateOf: async (event) => (await rowOf(event, person))?.state ?? 'none',
    stored: (event) => rowOf(event, person),
  });
});
