import type { Core } from '@strapi/strapi';
import { messages, STATEMENT_UNDO_DAYS } from 'contracts';

import { advance } from '../../../platform/states/advance';
import { conflict } from '../../../shared/conflict';
import { DAY_S } from '../../../shared/seconds';
import { inTransaction } from '../../../shared/transaction';
import { lockPayment, recordChange, reopenPayment } from '../../payment/public';
import { undoUntil } from '../presenter';
import {
  countOf,
  findStatement,
  LINES_TABLE,
  lockLines,
  statementLines,
  STATEMENTS_TABLE,
  STORED_LINE,
  type StoredLine,
} from '../store';
import { inPortions } from './in-portions';
import { lineMachine, statementMachine } from './machine';
import { isRefusal } from './settle-line';
import { bookClaimed } from './unclaimed';

type Database = Core.Strapi['db']['connection'];
interface Subject {
  id: number;
  documentId: string;
}

/**
 * Takes back what a statement confirmed, payment by payment: each waits for the treasurer again; and what was kept as
 * unclaimed. What cannot be taken back stays, and its line says why.
 * @returns how many lines are left for the next call
 * @throws NotFoundError; a 409 where nothing was applied, or that is too long ago
 */
export async function undoStatement(
  strapi: Core.Strapi,
  documentId: string,
  actorId: number | null,
  now: Date,
): Promise<number> {
  const statement = await findStatement(strapi.db.connection, documentId);
  if (!statementMachine.check('undo', statement.state)) return 0;
  const until = undoUntil(statement);
  if (statement.state !== 'undoing' && until !== null && until <= now) throw conflict(messages.statementUndoOver);
  await begin(strapi, statement, actorId, now);
  const left = () =>
    statementLines(strapi.db.connection)
      .where({ 'line.statement_id': statement.id })
      .whereIn('line.outcome', ['applied', 'unclaimed', 'returned']);
  await inPortions(async () => {
    const line = await STORED_LINE.first(left().where('statement.state', 'undoing').orderBy('line.place'));
    if (line?.outcome === 'applied') await undoLine(strapi, line, actorId, now);
    else if (line) await undoKept(strapi, line, now);
    return line !== null;
  });
  const count = await countOf(left());
  if (count === 0) await finish(strapi, statement, actorId, now);
  return count;
}

async function begin(strapi: Core.Strapi, statement: Subject, actorId: number | null, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    for (const from of ['applied', 'applying'] as const) {
      const row = trx(STATEMENTS_TABLE).where({ id: statement.id });
      if (!(await advance(row, statementMachine, 'undo', { from, to: 'undoing' }, { updated_at: now }))) continue;
      const change = { subject: 'statement', subjectId: statement.documentId, action: 'undo', actorId } as const;
      await recordChange(trx, { ...change, before: { state: from }, after: { state: 'undoing' } }, now);
    }
  });
}

/** Lines that wait do so no more: the file can be uploaded anew, with all that it has. */
async function finish(strapi: Core.Strapi, statement: Subject, actorId: number | null, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const row = trx(STATEMENTS_TABLE).where({ id: statement.id });
    const columns = { file_key: null, undone_at: now, updated_at: now };
    if (!(await advance(row, statementMachine, 'undo', { from: 'undoing', to: 'undone' }, columns))) return;
    const waiting = trx(LINES_TABLE)
      .where({ statement_id: statement.id })
      .whereIn('outcome', ['matched', 'doubtful', 'unmatched']);
    await lockLines(waiting.clone());
    await waiting.update({ outcome: 'undone', reason: messages.lineOfUndone, updated_at: now });
    const change = { subject: 'statement', subjectId: statement.documentId, action: 'undone', actorId } as const;
    await recordChange(trx, { ...change, before: { state: 'undoing' }, after: await resultOf(trx, statement) }, now);
  });
}

async function resultOf(trx: Database, { id }: Subject): Promise<{ state: string; undone: number; kept: number }> {
  const count = (outcome: 'undone' | 'kept') =>
    countOf(trx(LINES_TABLE).where({ statement_id: id, outcome }).whereNotNull('decided_at'));
  return { state: 'undone', undone: await count('undone'), kept: await count('kept') };
}

/** Takes back that the money of a line is unclaimed. What went back stays so, and its line is not applied again. */
async function undoKept(strapi: Core.Strapi, line: StoredLine, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const step = (from: 'unclaimed' | 'returned', to: 'undone' | 'kept', columns: object) =>
      advance(
        trx(LINES_TABLE).where({ id: line.id }),
        lineMachine,
        'undo',
        { column: 'outcome', from, to },
        { ...columns, updated_at: now },
      );
    if (await step('returned', 'kept', { reason: messages.unclaimedReturnedSince })) return;
    if (!(await step('unclaimed', 'undone', { reason: '', applied_key: null }))) return;
    await bookClaimed(trx, line, 'The bank statement was undone', now);
    // Nothing is left to give back.
    await trx('money_requests')
      .where({ subject_id: line.documentId, status: 'pending' })
      .update({ status: 'rejected', decision_reason: messages.lineOfUndone, decided_at: now, updated_at: now });
  });
}

/** Takes back the payment of a line, with all lines that paid it. */
async function undoLine(strapi: Core.Strapi, line: StoredLine, actorId: number | null, now: Date): Promise<void> {
  const { paymentId, statementId, documentId, place } = line;
  const lines = (trx: Database) =>
    trx(LINES_TABLE).where({ statement_id: statementId, payment_id: paymentId, outcome: 'applied' });
  try {
    await inTransaction(strapi, async (trx) => {
      const columns = { outcome: 'undone', reason: '', applied_key: null, updated_at: now };
      // In the order of `settleLines`.
      if (paymentId !== null) await lockPayment(trx, paymentId);
      const changed: number = await lines(trx).update(columns);
      if (changed === 0) return;
      if (paymentId === null) throw new Error(`The applied line ${line.id} has no payment.`);
      const reason = `The bank statement was undone, line ${place}`;
      const since = new Date(now.getTime() - STATEMENT_UNDO_DAYS * DAY_S * 1000);
      await reopenPayment(strapi, paymentId, { actorId, reason, key: documentId, since }, now);
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await lines(strapi.db.connection).update({
      ...{ outcome: 'kept', reason: error.message.slice(0, 300), updated_at: now },
    });
  }
}
