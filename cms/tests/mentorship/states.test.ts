// @databases both
import { describe } from 'vitest';

import { mentorshipMachine } from '../../src/api/mentorship/machine';
import { asAdmin } from '../console/helpers';
import { inDatabase } from '../helpers/database';
import type { Member } from '../helpers/members';
import { accept, ask, cancel, complete, letDaysPass, newMentor, newStudent, reject } from '../helpers/mentorship';
import { clock } from '../helpers/registration-calls';
import { endOf, testEveryStep, type Ended } from '../helpers/states';

type Event = keyof typeof mentorshipMachine.transitions;
type State = (typeof mentorshipMachine.states)[number];

/** The latest request of a student to a mentor. */
interface Pair {
  student: Member;
  mentor: Member;
  /** Whom it is given to. */
  spare: Member;
}

const stored = ({ student }: Pair): Promise<{ document_id: string; state: State } | undefined> =>
  inDatabase((database) =>
    database('mentorships')
      .whereIn('student_id', database('profiles').where({ document_id: student.profileId }).select('id'))
      .orderBy('id', 'desc')
      .first(),
  );

const newPair = async (): Promise<Pair> => ({
  student: await newStudent(),
  mentor: await newMentor(),
  spare: await newMentor(),
});

async function send(pair: Pair, event: Event): Promise<Ended> {
  const { student, mentor, spare } = pair;
  const id = (await stored(pair))?.document_id ?? 'none';
  if (event === 'expire') {
    await letDaysPass(id, 15);
    return endOf(await clock('mentorships', new Date()));
  }
  if (event === 'reassign') {
    const answer = endOf(
      await asAdmin(`/api/admin/mentorships/${id}`, { method: 'PUT', json: { mentorId: spare.profileId } }),
    );
    if (answer.status === 200) [pair.mentor, pair.spare] = [spare, mentor];
    return answer;
  }
  if (event === 'ask') return endOf(await ask(student, mentor));
  if (event === 'cancel') return endOf(await cancel(student, id));
  return endOf(await { accept, reject, complete }[event](mentor, id));
}

describe('the state of a mentorship', () => {
  testEveryStep<State, Event, Pair>(mentorshipMachine, {
    begin: newPair,
    send,
    stateOf: async (pair) => (await stored(pair))?.state ?? 'none',
    // The test itself moves the time that it waits since.
    stored: async (pair) => ({ ...(await stored(pair)), assigned_at: null, asked_at: null }),
  });
});
