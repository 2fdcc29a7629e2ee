import type { Core } from '@strapi/strapi';
import { fromMinorUnits, messages } from 'contracts';

import { conflict, violatesUniqueIndex } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { PAYMENTS_TABLE, recordChange, refuseBookedBefore } from '../../payment/public';
import { LINES_TABLE, type StoredLine } from '../store';
import { beginApplying } from './apply';
import { lockLine } from './settle-line';
import { bookUnclaimed, creditOf } from './unclaimed';

/**
 * Keeps the money of a line that pays nothing, so far, as unclaimed: the bank has it, and the society owes it. It is given
 * back from there, or found to be a payment's.
 * @throws NotFoundError; a 409 where the line is settled, or its money is in the ledger already
 */
export async function keepLine(
  strapi: Core.Strapi,
  documentId: string,
  actorId: number | null,
  now: Date,
): Promise<void> {
  try {
    await inTransaction(strapi, async (trx) => {
      const line = await lockLine(trx, documentId, 'keep');
      await refuseBooked(strapi, trx, line);
      // From now on the statement is undone, not deleted.
      await beginApplying(strapi, { id: line.statementId, documentId: line.statementDocumentId }, actorId, now);
      const { id, hash, outcome, place } = line;
      const claimed: number = await trx(LINES_TABLE)
        .where({ id, outcome })
        .update({
          ...{ outcome: 'unclaimed', applied_key: hash, decider_id: actorId, decided_at: now, updated_at: now },
        });
      if (claimed !== 1) throw conflict(messages.statementLineSettled);
      await bookUnclaimed(trx, line, now);
      const change = { subject: 'statement-line', subjectId: documentId, action: 'keep', actorId } as const;
      const after = { outcome: 'unclaimed', line: place, amount: fromMinorUnits(creditOf(line), 'INR') };
      await recordChange(trx, { ...change, before: { outcome }, after }, now);
    });
  } catch (error) {
    throw violatesUniqueIndex(error) ? conflict(messages.lineSeenBefore) : error;
  }
}

/** Its payment may have been confirmed by hand since the statement was read; or another bank's words may tell of it. */
async function refuseBooked(strapi: Core.Strapi, trx: Database, { utr, numbers }: StoredLine): Promise<void> {
  const paid = () =>
    trx(PAYMENTS_TABLE)
      .whereIn('utr', [...numbers])
      .whereIn('state', ['completed', 'refunded']);
  // Payments before numbers, as whoever confirms one; and again, for what was confirmed meanwhile.
  await trx(PAYMENTS_TABLE)
    .whereIn('utr', [...numbers])
    .orderBy('id')
    .forUpdate()
    .select('id');
  await refuseBookedBefore(strapi, trx, { utrs: numbers, sure: utr, paymentId: null });
  if (await paid().first('id')) throw conflict(messages.lineConfirmedAlready);
}
