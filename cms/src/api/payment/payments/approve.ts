import type { Core } from '@strapi/strapi';
import { messages } from 'contracts';

import { conflict } from '../../../shared/conflict';
import { inTransaction } from '../../../shared/transaction';
import { recordChange } from '../changes';
import { tellPayer } from '../notifications';
import { refuseBookedBefore } from './kept-before';
import { complete } from './settle';
import type { StoredPayment } from './store';

/** How the treasurer found the money of a payment. */
interface Found {
  /** Whether it was rejected before; only what a bank's statement has is confirmed so. */
  event?: 'approve' | 'recover';
  actorId: number | null;
  /** Kept with the step. */
  note: string;
  /** What the payer reads of it. */
  words?: string;
  /** The day that the bank has, where a statement says it. */
  day?: string;
}

/**
 * Nobody says of themselves that they paid: a bank's statement may, or another admin (`docs/adr/0030`).
 * @throws a 409 where payer and admin are one
 */
export function refuseOwn(memberId: number, actorId: number | null): void {
  if (memberId === actorId) throw conflict(messages.ownPaymentNotConfirmed);
}

/**
 * The treasurer found the money of a payment: it is completed with all that follows, noted, and the payer is told.
 * @returns false where it was completed already
 * @throws a 409 where nobody says that they paid, or what it pays is gone
 */
export async function approvePayment(
  strapi: Core.Strapi,
  { id, documentId }: Pick<StoredPayment, 'id' | 'documentId'>,
  { event = 'approve', actorId, note, words = '', day }: Found,
  timeZone: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(strapi, async (trx) => {
    const received = { event, actorId, note, ...(day && { day }) } as const;
    const completed = await complete(strapi, id, received, timeZone, now);
    if (!completed) return false;
    const { amount, utr } = completed;
    if (utr !== null) await refuseBookedBefore(strapi, trx, { utrs: [utr], sure: utr, paymentId: id });
    await recordChange(
      trx,
      {
        ...{ subject: 'payment', subjectId: documentId, action: 'confirm', actorId, reason: note },
        before: { state: event === 'approve' ? 'submitted' : 'rejected' },
        after: { state: 'completed' },
      },
      now,
    );
    // One that was looked for anew is found anew.
    const once = `approved:${completed.receiptNumber ?? ''}`;
    await tellPayer(strapi, completed, { news: 'found', amount, words, once });
    return true;
  });
}
