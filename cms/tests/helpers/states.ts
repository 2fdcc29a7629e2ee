import { describe, expect, it } from 'vitest';

import type { Machine } from '../../src/platform/states/machine';
import type { Answer } from './client';
import { refusalOf } from './expectations';

/** How an event ended: 200, or the status and the sentence of its refusal. */
export interface Ended {
  status: number;
  sentence: string;
}

/** How a request ended, or a call of the server's own code. */
export function endOf(answer: Pick<Answer, 'status' | 'text' | 'json'> | { status: number; message?: string }): Ended {
  const { status } = answer;
  if (status === 200) return { status, sentence: '' };
  return { status, sentence: 'text' in answer ? refusalOf(answer, 404, 409).msg : (answer.message ?? '') };
}

/** What a test does with something that goes through the states of a machine. */
export interface Driver<State extends string, Event, Subject> {
  /** Makes one that stands where everything begins. */
  begin: () => Promise<Subject>;
  /**
   * Causes an event as whoever may.
   * @param to where it is to lead: what else decides than the state is brought about; undefined where it leads nowhere
   * @param isOthers whether the other of two causes it
   */
  send: (subject: Subject, event: Event, to: State | undefined, isOthers: boolean) => Promise<Ended>;
  /** Where it stands, as stored. */
  stateOf: (subject: Subject) => Promise<State>;
  /** All that must not change where an event leads nowhere. */
  stored: (subject: Subject) => Promise<unknown>;
  /** As the other stands, where something ties two who see it each in their own way. */
  mirrored?: Readonly<Record<State, State>>;
}

interface Step<State, Event> {
  event: Event;
  to: State;
  isOthers: boolean;
}

/**
 * Tries each event in each state of a machine (security matrix 25): it leads to each state where the declaration says
 * so, and elsewhere answers what is declared and changes nothing. The ways to each state are the declaration's too.
 */
export function testEveryStep<State extends string, Event extends string, Subject>(
  machine: Machine<State, Record<Event, Machine<State>['transitions'][string]>>,
  { begin, send, stateOf, stored, mirrored }: Driver<State, Event, Subject>,
): void {
  const events = Object.keys(machine.transitions) as Event[];
  const ownSteps = (state: State): Step<State, Event>[] =>
    events.flatMap((event) => machine.targets(event, state).map((to) => ({ event, to, isOthers: false })));
  const othersSteps = (state: State): Step<State, Event>[] =>
    mirrored ? ownSteps(mirrored[state]).map(({ event, to }) => ({ event, to: mirrored[to], isOthers: true })) : [];
  const ways = waysOf(machine.initial, (state) => [...ownSteps(state), ...othersSteps(state)]);
  const take = async (subject: Subject, { event, to, isOthers }: Step<State, Event>): Promise<void> => {
    expect(await send(subject, event, to, isOthers), `${event} to ${to}`).toEqual({ status: 200, sentence: '' });
    expect(await stateOf(subject), event).toBe(to);
  };
  const arrive = async (state: State): Promise<Subject> => {
    const subject = await begin();
    for (const step of ways.get(state) ?? []) await take(subject, step);
    return subject;
  };

  it('can be in every state of its machine', () => {
    expect([...ways.keys()].sort()).toEqual([...machine.states].sort());
  });

  describe.each(machine.states)('%s', (state) => {
    it('answers whatever leads nowhere from it as declared, and stays', async () => {
      const subject = await arrive(state);
      const before = await stored(subject);
      for (const event of events.filter((each) => !machine.can(each, state))) {
        expect(await send(subject, event, undefined, false), event).toEqual(machine.answer(event, state));
        expect(await stored(subject), event).toEqual(before);
      }
    });

    it.each(ownSteps(state))('becomes $to by $event', async (step) => {
      await take(await arrive(state), step);
    });
  });
}

/** The shortest way to each state that there is a way to. */
function waysOf<State, Event>(
  initial: State,
  stepsFrom: (state: State) => Step<State, Event>[],
): Map<State, Step<State, Event>[]> {
  const ways = new Map<State, Step<State, Event>[]>([[initial, []]]);
  for (const [state, way] of ways) {
    for (const step of stepsFrom(state)) if (!ways.has(step.to)) ways.set(step.to, [...way, step]);
  }
  return ways;
}
