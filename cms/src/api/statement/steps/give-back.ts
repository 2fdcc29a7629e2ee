import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import { formatMoney, fromMinorUnits, giveBackBody, messages, type GiveBackBody } from 'contracts';

import { lockName } from '../../../platform/database/lock-name';
import type { MoneyAct } from '../../../platform/payables/money-act';
import { advance } from '../../../platform/states/advance';
import { conflict } from '../../../shared/conflict';
import { DAY_S } from '../../../shared/seconds';
import { inTransaction, type Database } from '../../../shared/transaction';
import { askSecondAdmin, needsSecondAdmin, recordChange } from '../../payment/public';
import { LINES_TABLE, type StoredLine } from '../store';
import { lineMachine } from './machine';
import { lockLine } from './settle-line';
import { bookClaimed, creditOf, titleOf } from './unclaimed';

/** How long what one admin gives back alone adds up, in days. */
const ADDED_UP_DAYS = 30;

interface GivenBack extends GiveBackBody {
  actorId: number | null;
}

/**
 * Says that the money of a line that was kept as unclaimed went back to whoever sent it. Above the set sum, with what
 * went back so in the last thirty days, another admin has to approve it first.
 * @throws NotFoundError; a 409 where the line is not kept, or another admin is asked already
 */
export async function giveBackLine(
  strapi: Core.Strapi,
  documentId: string,
  { reference, reason, actorId }: GivenBack,
  now: Date,
): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    const line = await lockLine(trx, documentId, 'giveBack');
    const amount = creditOf(line);
    await lockName(strapi, trx, 'give-back');
    if (!(await needsSecondAdmin(strapi, amount + (await returnedAlone(trx, now)), 'INR'))) {
      return carryOut(trx, line, { reference, reason, actorId }, now);
    }
    const title = `${formatMoney(amount, 'INR')} unclaimed, given back: ${titleOf(line)}`;
    const request = { kind: 'unclaimed', subject: 'statement-line', subjectId: documentId, title, amount } as const;
    const asked = { currency: 'INR', details: { reference }, reason, key: randomUUID(), memberId: null } as const;
    await askSecondAdmin(strapi, trx, { ...request, ...asked, actorId }, now);
  });
}

/** What went back lately without a second admin, in minor units: nobody divides a sum. */
async function returnedAlone(trx: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - ADDED_UP_DAYS * DAY_S * 1000);
  const returned: { amount?: number | string | null } | undefined = await trx(LINES_TABLE)
    .where({ outcome: 'returned' })
    .where('decided_at', '>', since)
    .whereNotExists(
      trx('money_requests')
        .whereRaw('money_requests.subject_id = statement_lines.document_id')
        .where('money_requests.status', 'approved'),
    )
    .sum({ amount: 'amount' })
    .first();
  return Number(returned?.amount ?? 0);
}

/** What another admin approved. */
export const giveBackAct: MoneyAct = {
  kind: 'unclaimed',
  async carryOut(_strapi, trx, { subjectId, details, reason, actorId }, now) {
    const line = await lockLine(trx, subjectId, 'giveBack');
    const { reference } = giveBackBody.parse({ ...(details as object), reason });
    await carryOut(trx, line, { reference, reason, actorId }, now);
  },
};

async function carryOut(trx: Database, line: StoredLine, given: GivenBack, now: Date): Promise<void> {
  const { reference, reason, actorId } = given;
  const columns = {
    ...{ reason: messages.lineReturnedBy(reference), decider_id: actorId, decided_at: now, updated_at: now },
  };
  const row = trx(LINES_TABLE).where({ id: line.id });
  const step = { column: 'outcome', from: 'unclaimed', to: 'returned' } as const;
  if (!(await advance(row, lineMachine, 'giveBack', step, columns))) throw conflict(messages.unclaimedNotThere);
  await bookClaimed(trx, line, 'Given back', now);
  const change = { subject: 'statement-line', subjectId: line.documentId, action: 'give back', actorId } as const;
  const after = { outcome: 'returned', amount: fromMinorUnits(creditOf(line), 'INR'), transfer: reference };
  await recordChange(trx, { ...change, reason, before: { outcome: 'unclaimed' }, after }, now);
}
