import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages } from 'contracts';

import { NONE } from '../../../platform/states/machine';
import { conflict, violatesUniqueIndex } from '../../../shared/conflict';
import { inTransaction } from '../../../shared/transaction';
import { findPayment, recordChange } from '../../payment/public';
import { LINES_TABLE, statementLines, STORED_LINE, type StoredLine } from '../store';
import { beginApplying } from './apply';
import { moneyStateOf } from './machine';
import { lockLine, settleLines } from './settle-line';

interface Decided {
  /** As it is known outside; null sets the line aside. */
  payment: string | null;
  actorId: number | null;
  timeZone: string;
}

/**
 * The treasurer decides about a line that is no sure match: it pays a payment, all of it, or is set aside. A payment that
 * came in parts is confirmed by all of its lines together. Money that is kept as unclaimed is not set aside.
 * @throws NotFoundError; a 409 where the line is settled, or does not pay this payment
 */
export async function decideLine(
  strapi: Core.Strapi,
  documentId: string,
  { payment: chosen, actorId, timeZone }: Decided,
  now: Date,
): Promise<void> {
  try {
    await inTransaction(strapi, async (trx) => {
      const line = await lockLine(trx, documentId, 'settle');
      if (chosen === null) await setAside(trx, line, actorId, now);
      else {
        const payment = await findPayment(trx, chosen);
        if (!payment) throw new errors.NotFoundError(messages.paymentNotFound);
        // From now on it is undone, not deleted.
        const statement = { id: line.statementId, documentId: line.statementDocumentId };
        await beginApplying(strapi, statement, actorId, now);
        const lines = await linesOf(trx, line, payment.id);
        await settleLines(strapi, lines, payment.id, { actorId, timeZone, isChosen: true }, now);
      }
      const change = { subject: 'statement', subjectId: line.statementDocumentId, action: 'decide', actorId } as const;
      const after = { line: line.place, outcome: chosen === null ? 'dismissed' : 'applied', payment: chosen };
      await recordChange(trx, { ...change, before: { outcome: line.outcome }, after }, now);
    });
  } catch (error) {
    throw violatesUniqueIndex(error) ? conflict(messages.lineSeenBefore) : error;
  }
}

type Database = Core.Strapi['db']['connection'];

/** All lines of a payment that came in parts, where this is one of them; else the line alone. */
async function linesOf(trx: Database, line: StoredLine, paymentId: number): Promise<StoredLine[]> {
  if (line.basis !== 'split' || line.paymentId !== paymentId) return [line];
  const parts = { 'line.statement_id': line.statementId, 'line.payment_id': paymentId, 'line.basis': 'split' };
  // What another admin is asked about is no part of it until that is decided.
  return STORED_LINE.all(
    statementLines(trx)
      .where(parts)
      .whereIn('line.outcome', ['doubtful', 'unclaimed'])
      .whereNull('asked.id')
      .orderBy('line.place'),
  );
}

async function setAside(trx: Database, { id, outcome }: StoredLine, actorId: number | null, now: Date): Promise<void> {
  const columns = { outcome: 'dismissed', decider_id: actorId, decided_at: now, updated_at: now };
  if (moneyStateOf(outcome) !== NONE) throw conflict(messages.statementLineSettled);
  const changed: number = await trx(LINES_TABLE).where({ id, outcome }).update(columns);
  if (changed !== 1) throw conflict(messages.statementLineSettled);
}
