import type { Core } from '@strapi/strapi';
import { messages } from 'contracts';

import { conflict, violatesUniqueIndex } from '../../../shared/conflict';
import { inTransaction, type Database } from '../../../shared/transaction';
import { approvePayment, lockPayment, PAYMENTS_TABLE, refuseBookedBefore, submit } from '../../payment/public';
import { findLine, LINES_TABLE, STATEMENTS_TABLE, type StoredLine } from '../store';
import { lineMachine, moneyStateOf } from './machine';
import { bookClaimed } from './unclaimed';

/** Who settles lines, and what they are called there. */
interface Settled {
  actorId: number | null;
  timeZone: string;
  /** Whether the treasurer chose the payment. */
  isChosen: boolean;
}

type Line = Pick<
  StoredLine,
  | ('id' | 'documentId' | 'place' | 'day' | 'utr' | 'numbers' | 'amount' | 'hash' | 'outcome')
  | ('statementId' | 'statementFile')
>;

/** Whoever undoes a statement waits until its lines are settled, and then no other line is. */
async function lockStatement(trx: Database, [line]: readonly Pick<Line, 'statementId'>[]): Promise<void> {
  const open = trx(STATEMENTS_TABLE).where({ id: line?.statementId }).whereNotIn('state', ['undoing', 'undone']);
  if (!(await open.forUpdate().first('id'))) throw conflict(messages.statementUndone);
}

/**
 * Reads a line that somebody decides about, once nobody else does, nor undoes its statement.
 * @throws NotFoundError; a 409 where the event leads nowhere, another admin is asked about it, or its statement is undone
 */
export async function lockLine(
  trx: Database,
  documentId: string,
  event: 'settle' | 'keep' | 'giveBack',
): Promise<StoredLine> {
  const check = async (): Promise<StoredLine> => {
    const line = await findLine(trx, documentId);
    lineMachine.check(event, moneyStateOf(line.outcome));
    if (line.askedId !== null) throw conflict(messages.unclaimedAsked);
    return line;
  };
  await lockStatement(trx, [await check()]);
  return check();
}

/**
 * Confirms a payment by the lines that pay it, all in one transaction: the lines are claimed first, each by a key that no
 * line of another statement has, so that nothing is confirmed by one line twice. Money that was kept as unclaimed is the
 * payment's from now on.
 * @param lines one, or all those of a payment that came in parts
 * @throws a 409 where they are settled, or the payment cannot be confirmed by them: nothing has changed then
 */
export async function settleLines(
  strapi: Core.Strapi,
  lines: readonly Line[],
  paymentId: number,
  { actorId, timeZone, isChosen }: Settled,
  now: Date,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    await lockStatement(trx, lines);
    // Before its lines, as whoever erases what a payer leaves: two who lock the same never wait for each other.
    const payment = await lockPayment(trx, paymentId);
    for (const line of lines) {
      const { id, hash, outcome } = line;
      // As they were read: whoever comes second finds them settled.
      const claimed: number = await trx(LINES_TABLE)
        .where({ id, outcome })
        .update({
          ...{ outcome: 'applied', applied_key: hash, payment_id: paymentId, decided_at: now, decider_id: actorId },
          ...{ updated_at: now, ...(isChosen && { basis: 'chosen' }) },
        });
      if (claimed !== 1) throw conflict(messages.statementLineSettled);
      if (outcome === 'unclaimed') await bookClaimed(trx, line, 'Found to be a payment', now);
    }
    // Of each part: the payment has the number of the first alone.
    for (const { utr, numbers } of lines) {
      await refuseBookedBefore(strapi, trx, { utrs: utr === null ? numbers : [utr], sure: utr, paymentId });
    }
    const sum = lines.reduce((total, { amount }) => total + (amount ?? 0), 0);
    if (payment.currency !== 'INR' || payment.amount !== sum) {
      throw conflict(messages.statementLineAmountOther(sum, payment.amount));
    }
    const utr = lines.flatMap((line) => line.utr ?? [])[0] ?? null;
    if (payment.state === 'pending' || (payment.state === 'expired' && isChosen)) {
      if (utr === null || payment.callbackAt !== null) throw conflict(messages.statementLineNoUtr);
      await submit(strapi, payment, utr, now);
    } else if (utr !== null && payment.utr !== utr) await correctUtr(trx, paymentId, utr);
    const note = `Bank statement, ${lines.length > 1 ? 'lines' : 'line'} ${lines.map(({ place }) => place).join(', ')}`;
    const day = lines
      .map((line) => line.day)
      .sort()
      .at(-1);
    const event = payment.state === 'rejected' && isChosen ? 'recover' : 'approve';
    const found = { event, actorId, note: utr ? `${note}: UTR ${utr}` : note, ...(day && { day }) } as const;
    const isNew = await approvePayment(strapi, payment, found, timeZone, now);
    if (!isNew) throw conflict(messages.paymentCompletedAlready);
  });
}

/** What the bank has is right, and the payer's typing error is not; where another payment has the number, nothing is. */
async function correctUtr(trx: Database, paymentId: number, utr: string): Promise<void> {
  if (await trx(PAYMENTS_TABLE).where({ utr }).whereNot({ id: paymentId }).first('id'))
    throw conflict(messages.utrTaken);
  await trx(PAYMENTS_TABLE).where({ id: paymentId }).whereIn('state', ['submitted', 'rejected']).update({ utr });
}

/** Whether something contradicts how things stand by now, rather than that something went wrong. */
export const isRefusal = (error: unknown): error is Error =>
  violatesUniqueIndex(error) ||
  (error instanceof Error && 'status' in error && (error.status === 409 || error.status === 404));
