import {
  fromMinorUnits,
  LINE_OUTCOMES,
  STATEMENT_NARRATION_DAYS,
  STATEMENT_UNDO_DAYS,
  type LineOutcome,
  type Statement,
  type StatementLine,
} from 'contracts';

import { NONE } from '../../platform/states/machine';
import { DAY_S } from '../../shared/seconds';
import type { Database } from '../../shared/transaction';
import { payerNameOf } from '../payment/public';
import { lineMachine, moneyStateOf, statementMachine } from './steps/machine';
import { LINES_TABLE, type StoredLine, type StoredStatement } from './store';

type Counts = Statement['counts'];

/** Statements with the counts of their lines, by one query for all of them. */
export async function presentStatements(
  database: Database,
  rows: readonly StoredStatement[],
  now: Date,
): Promise<Statement[]> {
  const counted: { statement_id: number; outcome: LineOutcome; count: number | string }[] = await database(LINES_TABLE)
    .whereIn(
      'statement_id',
      rows.map(({ id }) => id),
    )
    .groupBy('statement_id', 'outcome')
    .select('statement_id', 'outcome')
    .count({ count: '*' });
  const counts = new Map<number, Counts>();
  for (const { statement_id: id, outcome, count } of counted) {
    counts.set(id, { ...(counts.get(id) ?? NO_LINES), [outcome]: Number(count) });
  }
  return rows.map((row) => presentStatement(row, counts.get(row.id) ?? NO_LINES, now));
}

const NO_LINES = Object.fromEntries(LINE_OUTCOMES.map((outcome) => [outcome, 0])) as Counts;

/** Until when a statement can be undone; null where nothing of it was applied. */
export const undoUntil = ({ appliedAt, undoneAt }: Pick<StoredStatement, 'appliedAt' | 'undoneAt'>): Date | null =>
  appliedAt && !undoneAt ? daysAfter(appliedAt, STATEMENT_UNDO_DAYS) : null;

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_S * 1000);

function presentStatement(row: StoredStatement, counts: Counts, now: Date): Statement {
  const { documentId, fileName, bankName, state, lineCount, createdAt, updatedAt, appliedAt, undoneAt } = row;
  const until = undoUntil(row);
  return {
    ...{ id: documentId, _id: documentId, fileName, bankName, state, lineCount, counts },
    byName: row.byName ?? '',
    doubtful: state === 'undone' ? 0 : counts.doubtful,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    undoUntil: until?.toISOString() ?? null,
    narrationsUntil: daysAfter(createdAt, STATEMENT_NARRATION_DAYS).toISOString(),
    abilities: {
      apply: statementMachine.can('apply', state),
      undo: statementMachine.can('undo', state) && (state === 'undoing' || (until !== null && until > now)),
      delete: statementMachine.can('discard', state),
    },
    updatedAt: updatedAt.toISOString(),
  };
}

/** What an admin may do with a line. */
function abilitiesOf({ outcome, statementState, askedId }: StoredLine): StatementLine['abilities'] {
  const state = moneyStateOf(outcome);
  const isOpen = statementState !== 'undone' && statementState !== 'undoing';
  return {
    decide: isOpen && state === NONE,
    keep: isOpen && lineMachine.can('keep', state),
    assign: isOpen && state === 'unclaimed' && askedId === null,
    giveBack: isOpen && lineMachine.can('giveBack', state) && askedId === null,
  };
}

/** A line as an admin reads it. */
export function presentLine(row: StoredLine): StatementLine {
  const { documentId, place, day, amount, narration, utr, outcome, reason } = row;
  return {
    ...{ id: documentId, _id: documentId, place, day, narration, utr, outcome, reason },
    statement: row.statementDocumentId,
    amount: amount === null ? null : fromMinorUnits(amount, 'INR'),
    payment: presentPayment(row),
    payerName: row.paymentDocumentId === null ? '' : payerNameOf(row.isAnonymous, row.payerName),
    decidedBy: row.decidedBy ?? '',
    isAsked: row.askedId !== null,
    abilities: abilitiesOf(row),
    createdAt: row.createdAt.toISOString(),
  };
}

function presentPayment(row: StoredLine): StatementLine['payment'] {
  const { paymentDocumentId: id, paymentItem, paymentAmount, paymentState, isAnonymous, payerName } = row;
  if (id === null || paymentItem === null || paymentAmount === null || paymentState === null) return null;
  return {
    ...{ _id: id, itemName: paymentItem, utr: row.paymentUtr ?? row.paymentFormerUtr, state: paymentState },
    payerName: payerNameOf(isAnonymous, payerName),
    amount: fromMinorUnits(paymentAmount, 'INR'),
  };
}
