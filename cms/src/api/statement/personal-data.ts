import { fromMinorUnits, STATEMENT_NARRATION_DAYS } from 'contracts';
import type { Core } from '@strapi/strapi';

import type { PersonalDataPart } from '../../platform/personal-data/part';
import { DAY_S } from '../../shared/seconds';
import { LINES_TABLE, lockLines, STATEMENTS_TABLE, STORED_LINE, statementLines } from './store';

/** What the bank wrote about the person's payments. The line stays without it, as the payment stays. */
export const statementsPart: PersonalDataPart = {
  name: 'bankStatementLines',

  async export(strapi, { profileId }) {
    if (profileId === null) return [];
    const own = statementLines(strapi.db.connection).where('payment.member_id', profileId).orderBy('line.id');
    return (await STORED_LINE.all(own)).map(({ day, amount, narration, utr, outcome }) => ({
      ...{ day, narration, utr, outcome },
      amount: amount === null ? null : fromMinorUnits(amount, 'INR'),
    }));
  },

  async erase(_strapi, { profileId }, trx) {
    if (profileId === null) return;
    const own = trx('payments').where({ member_id: profileId }).select('id');
    const lines = () => trx(LINES_TABLE).whereIn('payment_id', own);
    await lockLines(lines());
    await lines().update({ narration: '', numbers: null });
    await trx('money_changes')
      .where({ subject: 'statement-line' })
      .whereIn('subject_id', lines().select('document_id'))
      .update({ reason: '' });
    await trx('money_requests')
      .where({ kind: 'unclaimed' })
      .whereIn('subject_id', lines().select('document_id'))
      .update({ reason: '', decision_reason: '' });
  },
};

/** Deletes the bank's words, which name people, once nobody needs them any more. */
export async function sweepNarrations(strapi: Core.Strapi, now: Date): Promise<void> {
  const database = strapi.db.connection;
  const before = new Date(now.getTime() - STATEMENT_NARRATION_DAYS * DAY_S * 1000);
  const old: number[] = await database(STATEMENTS_TABLE)
    .where('created_at', '<', before)
    .whereNull('narrations_erased_at')
    .pluck('id');
  for (const id of old) {
    await database(LINES_TABLE).where({ statement_id: id }).update({ narration: '', numbers: null });
    await database(STATEMENTS_TABLE).where({ id }).update({ narrations_erased_at: now });
  }
}
