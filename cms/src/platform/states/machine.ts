import { errors } from '@strapi/utils';

import { conflict } from '../../shared/conflict';

/** Who takes a step: whom the row belongs to, who posted what it is about, whom it was sent to, either of the two whom it ties, an admin, a payment, or the clock. */
type Actor = 'owner' | 'poster' | 'recipient' | 'either' | 'admin' | 'checkout' | 'clock';

/** The state of what there is not, or not any more. */
export const NONE = 'none';

/** What is answered where an event leads nowhere: a 409, a 404, or that all is as it should be. */
interface Answer {
  status: 200 | 404 | 409;
  /** For people. */
  sentence: string;
}

/** It contradicts how things stand. */
export const refused = (sentence: string): Answer => ({ status: 409, sentence });
/** There is nothing of the kind, as far as whoever asks may know. */
export const missing = (sentence: string): Answer => ({ status: 404, sentence });
/** It has been done, or there is nothing to do. */
export const unchanged: Answer = { status: 200, sentence: '' };

/** One event: who causes it, where it leads, and what is answered where it leads nowhere. */
export interface Transition<State extends string = string> {
  by: Actor;
  /** Where it leads from the states that it applies to; one of several where more than the state decides. */
  leads: Readonly<Partial<Record<State, State | readonly State[]>>>;
  /** What is answered in some of the other states. */
  instead?: Readonly<Partial<Record<State, Answer>>>;
  /** What is answered in all others. */
  otherwise: Answer;
}

interface Declared<State extends string, Transitions> {
  /** What goes through these states, such as `registration`. */
  name: string;
  states: readonly State[];
  /** Where everything begins. */
  initial: State;
  transitions: Transitions;
}

/** The states of something, and all that may become of it: see `machineOf`. */
export interface Machine<
  State extends string = string,
  Transitions extends Record<string, Transition<State>> = Record<string, Transition<State>>,
> extends Declared<State, Transitions> {
  /** Where an event leads from a state; empty where it leads nowhere. */
  targets(event: keyof Transitions, state: State): readonly State[];
  /** From which states an event leads to this one. */
  sources(event: keyof Transitions, target: State): State[];
  /** Whether an event leads anywhere. */
  can(event: keyof Transitions, state: State): boolean;
  /** What is answered where it does not. */
  answer(event: keyof Transitions, state: State): Answer;
  /** @returns whether an event leads anywhere; false where nothing is to be done @throws a 404 or 409 with its sentence */
  check(event: keyof Transitions, state: State): boolean;
  /** @throws a 404 or 409 with the sentence of an event that has led nowhere */
  refuse(event: keyof Transitions, state: State): never;
}

type Flat<Target> = Target extends readonly (infer State)[] ? State : Target;
/** To which states an event of a machine may lead. */
export type TargetOf<Any extends Machine, Event extends keyof Any['transitions']> = Flat<
  NonNullable<Any['transitions'][Event]['leads'][keyof Any['transitions'][Event]['leads']]>
>;

/**
 * Declares once which states something has, what leads from one to another, who may cause it, and what is said where it
 * leads nowhere. The refusals, the conditional updates (`advance`), the abilities on the wire, the tests
 * (`cms/tests/helpers/states.ts`) and docs/states.md follow from it. A state that the declaration forgets refuses.
 */
export function machineOf<
  const State extends string,
  const Transitions extends Record<string, Transition<NoInfer<State>>>,
>(declared: Declared<State, Transitions>): Machine<State, Transitions> {
  const transitionOf = (event: keyof Transitions): Transition<State> => {
    const transition = declared.transitions[event];
    if (!transition) throw new Error(`${declared.name} has no event ${String(event)}.`);
    return transition;
  };
  const machine: Machine<State, Transitions> = {
    ...declared,
    targets(event, state) {
      const target: State | readonly State[] = transitionOf(event).leads[state] ?? [];
      return typeof target === 'string' ? [target] : target;
    },
    sources: (event, target) => declared.states.filter((state) => machine.targets(event, state).includes(target)),
    can: (event, state) => machine.targets(event, state).length > 0,
    answer(event, state) {
      const { instead, otherwise } = transitionOf(event);
      return instead?.[state] ?? otherwise;
    },
    check(event, state) {
      if (machine.can(event, state)) return true;
      return machine.answer(event, state).status === 200 ? false : machine.refuse(event, state);
    },
    refuse(event, state) {
      const { status, sentence } = machine.answer(event, state);
      throw status === 404 ? new errors.NotFoundError(sentence) : conflict(sentence);
    },
  };
  return machine;
}
