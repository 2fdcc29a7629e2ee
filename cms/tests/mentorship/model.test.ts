// @databases both
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mentorshipMachine } from '../../src/api/mentorship/machine';
import { inDatabase } from '../helpers/database';
import type { Member } from '../helpers/members';
import { accept, ask, cancel, complete, letDaysPass, newMentor, newStudent, reject } from '../helpers/mentorship';
import { clock } from '../helpers/registration-calls';

const STUDENTS = 2;
const MENTORS = 4;
/** The places of each mentor. */
const CAPACITY = 1;
const WAITING_MAX = 3;

const COMMANDS = ['ask', 'accept', 'reject', 'cancel', 'complete', 'lapse'] as const;
type Command = (typeof COMMANDS)[number];
type State = 'pending' | 'accepted' | 'rejected' | 'completed' | 'cancelled' | 'expired';

/** Somebody does something about the latest request of a student to a mentor, which may be none of theirs. */
interface Step {
  student: number;
  mentor: number;
  command: Command;
  /** Whether somebody who has nothing to do with it does it. */
  byStranger: boolean;
}

/** What a clerk with a list of requests would write down. */
class Model {
  readonly states = new Map<string, State>();

  private count(state: State, side: 'student' | 'mentor', who: number): number {
    const place = side === 'student' ? 0 : 1;
    return [...this.states].filter(([pair, each]) => each === state && Number(pair.split(' ')[place]) === who).length;
  }

  /** @returns whether it is allowed */
  apply({ student, mentor, command, byStranger }: Step): boolean {
    const pair = `${student} ${mentor}`;
    const state = this.states.get(pair);
    const become = (next: State): true => {
      this.states.set(pair, next);
      return true;
    };
    const isFull = this.count('accepted', 'mentor', mentor) >= CAPACITY;
    if (command === 'lapse') return state === 'pending' ? become('expired') : true;
    if (command === 'ask') {
      if (state === 'pending' || state === 'accepted' || isFull) return false;
      return this.count('pending', 'student', student) < WAITING_MAX && become('pending');
    }
    if (byStranger) return false;
    if (command === 'complete') return state === 'accepted' && become('completed');
    if (state !== 'pending') return false;
    if (command === 'accept') return !isFull && become('accepted');
    return become(command === 'reject' ? 'rejected' : 'cancelled');
  }
}

interface Cast {
  students: Member[];
  mentors: Member[];
  stranger: Member;
}

/** The latest request of each pair. */
async function storedOf({ students, mentors }: Cast) {
  const rows: { id: number; document_id: string; state: State; student: string; mentor: string }[] = await inDatabase(
    (database) =>
      database('mentorships as mentorship')
        .innerJoin('profiles as student', 'student.id', 'mentorship.student_id')
        .innerJoin('profiles as mentor', 'mentor.id', 'mentorship.mentor_id')
        .whereIn(
          'student.document_id',
          students.map(({ profileId }) => profileId),
        )
        .orderBy('mentorship.id')
        .select('mentorship.id', 'mentorship.document_id', 'mentorship.state')
        .select({ student: 'student.document_id', mentor: 'mentor.document_id' }),
  );
  const placeOf = (people: readonly Member[], id: string) => people.findIndex(({ profileId }) => profileId === id);
  return new Map(rows.map((row) => [`${placeOf(students, row.student)} ${placeOf(mentors, row.mentor)}`, row]));
}

async function send(
  cast: Cast,
  { student: who, mentor: whom, command, byStranger }: Step,
  id: string,
): Promise<number> {
  const [student, mentor] = [cast.students[who], cast.mentors[whom]];
  if (!student || !mentor) throw new Error('Nobody does this.');
  if (command === 'ask') return (await ask(student, mentor)).status;
  if (command === 'lapse') {
    await letDaysPass(id, 15);
    return (await clock('mentorships', new Date())).status;
  }
  if (byStranger) return (await { accept, reject, cancel, complete }[command](cast.stranger, id)).status;
  if (command === 'cancel') return (await cancel(student, id)).status;
  return (await { accept, reject, complete }[command](mentor, id)).status;
}

describe('whatever people do, in whatever order (security matrix 25)', () => {
  it('requests stand as the model says, and take no way that is not declared', { timeout: 120_000 }, async () => {
    const step = fc.record<Step>({
      student: fc.nat(STUDENTS - 1),
      mentor: fc.nat(MENTORS - 1),
      command: fc.constantFrom(...COMMANDS, 'ask', 'ask', 'accept'),
      byStranger: fc.nat(9).map((dice) => dice === 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
        const cast: Cast = {
          students: await Promise.all(Array.from({ length: STUDENTS }, () => newStudent())),
          mentors: await Promise.all(Array.from({ length: MENTORS }, () => newMentor({ capacity: CAPACITY }))),
          stranger: await newMentor(),
        };
        const model = new Model();
        let before = await storedOf(cast);
        for (const each of steps) {
          const pair = `${each.student} ${each.mentor}`;
          const isAllowed = model.apply(each);
          const status = await send(cast, each, before.get(pair)?.document_id ?? 'none');
          expect([200, 404, 409]).toContain(status);
          expect(status === 200, `${pair} ${each.command}`).toBe(isAllowed);
          const after = await storedOf(cast);
          expect(new Map([...after].map(([key, { state }]) => [key, state]))).toEqual(model.states);
          for (const [key, { id, state }] of after) expectDeclared(before.get(key), { id, state });
          before = after;
        }
      }),
      { numRuns: 2, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
    );
  });
});

/** A request stands as it did, or where an event of the machine leads; another one begins where asking does. */
function expectDeclared(before: { id: number; state: State } | undefined, after: { id: number; state: State }): void {
  if (before?.id === after.id && before.state === after.state) return;
  const events = Object.keys(mentorshipMachine.transitions) as (keyof typeof mentorshipMachine.transitions)[];
  const isNew = before?.id !== after.id;
  const from = before?.state ?? 'none';
  const ways = events.filter((event) => (event === 'ask') === isNew);
  expect(
    ways.some((event) => mentorshipMachine.targets(event, from).includes(after.state)),
    `${from} to ${after.state}`,
  ).toBe(true);
}
