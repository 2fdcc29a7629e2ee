import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { advance } from '../../../platform/states/advance';
import { conflict, violatesUniqueIndex } from '../../../shared/conflict';
import { inTransaction } from '../../../shared/transaction';
import { readPayment, recordChange } from '../../payment/public';
import {
  countOf,
  findStatement,
  LINES_TABLE,
  statementLines,
  STATEMENTS_TABLE,
  STORED_LINE,
  type StoredLine,
} from '../store';
import { inPortions } from './in-portions';
import { statementMachine } from './machine';
import { isRefusal, settleLines } from './settle-line';

interface Applied {
  actorId: number | null;
  timeZone: string;
}

/**
 * Confirms the payments of lines that match, each in a transaction of its own: one that fails is doubtful from then on,
 * and stops none of the others. What is left is done by the next call, whoever makes it, and after a crash too.
 * @returns how many lines are left
 * @throws NotFoundError; a 409 for a statement that was undone
 */
export async function applyStatement(
  strapi: Core.Strapi,
  documentId: string,
  { actorId, timeZone }: Applied,
  now: Date,
): Promise<number> {
  const statement = await findStatement(strapi.db.connection, documentId);
  if (!statementMachine.check('apply', statement.state)) return 0;
  await beginApplying(strapi, statement, actorId, now);
  const left = () =>
    statementLines(strapi.db.connection).where({ 'line.statement_id': statement.id, 'line.outcome': 'matched' });
  await inPortions(async () => {
    const line = await STORED_LINE.first(left().where('statement.state', 'applying').orderBy('line.place'));
    if (line) await applyLine(strapi, line, { actorId, timeZone }, now);
    return line !== null;
  });
  const count = await countOf(left());
  if (count === 0) await finish(strapi, statement, actorId, now);
  return count;
}

interface Subject {
  id: number;
  documentId: string;
}
const rowOf = (trx: Core.Strapi['db']['connection'], { id }: Subject) => trx(STATEMENTS_TABLE).where({ id });

/** Notes who applies it, or the first line of it, once. */
export async function beginApplying(
  strapi: Core.Strapi,
  statement: Subject,
  actorId: number | null,
  now: Date,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const columns = { applied_at: now, updated_at: now };
    const step = { from: 'previewed', to: 'applying' } as const;
    if (!(await advance(rowOf(trx, statement), statementMachine, 'apply', step, columns))) return;
    const change = { subject: 'statement', subjectId: statement.documentId, action: 'apply', actorId } as const;
    await recordChange(trx, { ...change, before: { state: 'previewed' }, after: { state: 'applying' } }, now);
  });
}

async function finish(strapi: Core.Strapi, statement: Subject, actorId: number | null, now: Date): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const step = { from: 'applying', to: 'applied' } as const;
    if (!(await advance(rowOf(trx, statement), statementMachine, 'apply', step, { updated_at: now }))) return;
    const applied = await countOf(trx(LINES_TABLE).where({ statement_id: statement.id, outcome: 'applied' }));
    const change = { subject: 'statement', subjectId: statement.documentId, action: 'applied', actorId } as const;
    const after = { state: 'applied', lines: applied };
    await recordChange(trx, { ...change, before: { state: 'applying' }, after }, now);
  });
}

async function applyLine(strapi: Core.Strapi, line: StoredLine, applied: Applied, now: Date): Promise<void> {
  const { id, paymentId } = line;
  try {
    // It was deleted since the statement was read.
    if (paymentId === null) throw conflict(messages.paymentNotFound);
    await settleLines(strapi, [line], paymentId, { ...applied, isChosen: false }, now);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Whoever settled it meanwhile has said what became of it.
    const settled = await whatBecame(strapi, line, error);
    await strapi.db
      .connection(LINES_TABLE)
      .where({ id, outcome: 'matched' })
      .update({ ...settled, updated_at: now });
  }
}

/** Why a line that matched cannot be applied any more. */
async function whatBecame(strapi: Core.Strapi, { paymentId, utr, basis }: StoredLine, error: Error) {
  if (violatesUniqueIndex(error)) return { outcome: 'seen', reason: messages.lineSeenBefore };
  const isGone = paymentId === null || error instanceof errors.NotFoundError;
  const payment = isGone ? null : await readPayment(strapi.db.connection, paymentId);
  const isThat = basis === 'utr' || (utr !== null && payment?.utr === utr);
  if (payment?.state === 'completed' && isThat) return { outcome: 'confirmed', reason: messages.lineConfirmedAlready };
  return { outcome: 'doubtful', reason: error.message.slice(0, 300), basis: 'state' };
}
