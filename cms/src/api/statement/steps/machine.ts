import { messages, STATEMENT_STATES, type LineOutcome } from 'contracts';

import { machineOf, missing, NONE, refused, unchanged } from '../../../platform/states/machine';

/** What becomes of a statement. What is left in the midst, by whoever went away or a crash, is taken up by the same step. */
export const statementMachine = machineOf({
  name: 'statement',
  states: [NONE, ...STATEMENT_STATES],
  initial: NONE,
  transitions: {
    upload: { by: 'admin', leads: { none: 'previewed' }, otherwise: refused(messages.statementThere) },
    /** Confirms the payments of the lines that match. */
    apply: {
      by: 'admin',
      leads: { previewed: 'applying', applying: ['applying', 'applied'] },
      instead: { none: missing(messages.statementNotFound), applied: unchanged },
      otherwise: refused(messages.statementUndone),
    },
    /** Takes back what it confirmed. */
    undo: {
      by: 'admin',
      leads: { applying: 'undoing', applied: 'undoing', undoing: ['undoing', 'undone'] },
      instead: { none: missing(messages.statementNotFound), undone: unchanged },
      otherwise: refused(messages.statementNotApplied),
    },
    discard: {
      by: 'admin',
      leads: { previewed: 'none' },
      instead: { none: missing(messages.statementNotFound) },
      otherwise: refused(messages.statementKept),
    },
  },
});

const settled = refused(messages.statementLineSettled);

/**
 * What becomes of the money of a line that is no sure match. `none` is one that nobody has decided about: nothing is booked
 * of it. All else of a line is said by the matcher and by the steps of its statement.
 */
export const lineMachine = machineOf({
  name: 'line of a statement',
  states: [NONE, 'applied', 'unclaimed', 'returned', 'undone', 'kept'],
  initial: NONE,
  transitions: {
    /** It pays a payment, at once or after it was kept. */
    settle: { by: 'admin', leads: { none: 'applied', unclaimed: 'applied' }, otherwise: settled },
    /** It pays nothing, so far: the bank has it, and the society owes it. */
    keep: { by: 'admin', leads: { none: 'unclaimed' }, otherwise: settled },
    giveBack: {
      by: 'admin',
      leads: { unclaimed: 'returned' },
      instead: { returned: refused(messages.unclaimedReturned) },
      otherwise: refused(messages.unclaimedNotThere),
    },
    /** Its statement is undone, which what went back is not by that. */
    undo: {
      by: 'admin',
      leads: { applied: ['undone', 'kept'], unclaimed: 'undone', returned: 'kept' },
      instead: { none: refused(messages.statementNotApplied) },
      otherwise: unchanged,
    },
  },
});

/** How the money of a line stands. Of what is no money, or none to decide about, nothing leads anywhere. */
export const moneyStateOf = (outcome: LineOutcome): (typeof lineMachine.states)[number] =>
  outcome === 'doubtful' || outcome === 'unmatched' ? NONE : (outcome as (typeof lineMachine.states)[number]);
